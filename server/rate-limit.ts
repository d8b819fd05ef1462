// The budget of requests a minute that each token has.
import { LRUCache } from 'lru-cache'

const windowSeconds = 60

/** What is left of a token's budget after a request; below zero when the request was one too many. */
export interface Budget {
  limit: number
  remaining: number
  /** Seconds until the budget is whole again. */
  reset: number
}

/** Counts a request of the token. With a limit of 0 nothing is counted: `undefined`. */
export function rateLimiter(limit: number, now: () => number) {
  const windows = new LRUCache<number, { count: number; ends: number }>({ max: 10_000 })
  return (tokenId: number): Budget | undefined => {
    if (limit === 0) return undefined
    let window = windows.get(tokenId)
    if (!window || window.ends <= now()) {
      window = { count: 0, ends: now() + windowSeconds * 1000 }
      windows.set(tokenId, window)
    }
    window.count++
    return { limit, remaining: limit - window.count, reset: Math.ceil((window.ends - now()) / 1000) }
  }
}

/** The budget as response headers (IETF draft-ietf-httpapi-ratelimit-headers). */
export const rateLimitHeaders = ({ limit, remaining, reset }: Budget) => ({
  'ratelimit-policy': `"default";q=${limit};w=${windowSeconds}`,
  ratelimit: `"default";r=${Math.max(remaining, 0)};t=${reset}`,
})
