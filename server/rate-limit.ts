// Limits the requests of each token per minute.
import { LRUCache } from 'lru-cache'

const windowSeconds = 60
/** The least recently used tokens beyond this number start with a full budget. */
const maxTokens = 10_000

/** The budget of a token after a request. */
interface Budget {
  limit: number
  /** Requests that are left. Negative if the request exceeded the limit. */
  remaining: number
  /** Seconds until the budget is full again. */
  reset: number
}

/** Returns a function that counts a request of a token. Without a limit (0) it returns `undefined`. */
export function rateLimiter(limit: number, now: () => number) {
  const windows = new LRUCache<number, { count: number; end: number }>({ max: maxTokens })
  return (tokenId: number): Budget | undefined => {
    if (limit === 0) return undefined
    let window = windows.get(tokenId)
    if (!window || window.end <= now()) {
      window = { count: 0, end: now() + windowSeconds * 1000 }
      windows.set(tokenId, window)
    }
    window.count++
    return { limit, remaining: limit - window.count, reset: Math.ceil((window.end - now()) / 1000) }
  }
}

/** Returns the budget as response headers (IETF draft-ietf-httpapi-ratelimit-headers). */
export const rateLimitHeaders = ({ limit, remaining, reset }: Budget) => ({
  'ratelimit-policy': `"default";q=${limit};w=${windowSeconds}`,
  ratelimit: `"default";r=${Math.max(remaining, 0)};t=${reset}`,
})
