// Limits the requests of each token per minute. A token's budget refills continuously (a token bucket), so that a refused
// caller is served again after a fraction of a second.
import { recentlyUsed } from './recently-used.js'

const windowSeconds = 60
/** The least recently used tokens beyond this number start with a full budget. */
const maxTokens = 10_000

/** The budget of a token after a request. */
interface Budget {
  limit: number
  /** Whether the request exceeded the budget. Such a request costs nothing. */
  isExceeded: boolean
  /** Requests that are left now. */
  remaining: number
  /** Seconds, rounded up, until the next request is served: 0 if one is left now. */
  retrySeconds: number
  /** Seconds, rounded up, until the budget is full again. */
  resetSeconds: number
}

/** Returns a function that counts a request of a token. Without a limit (0) it returns `undefined`. */
export function rateLimiter(limit: number, monotonicNow: () => number) {
  const buckets = recentlyUsed<number, { level: number; at: number }>(maxTokens)
  return (tokenId: number): Budget | undefined => {
    if (limit === 0) return undefined
    const now = monotonicNow()
    let bucket = buckets.get(tokenId)
    if (!bucket) {
      bucket = { level: limit, at: now }
      buckets.set(tokenId, bucket)
    }
    bucket.level = Math.min(limit, bucket.level + ((now - bucket.at) * limit) / (windowSeconds * 1000))
    bucket.at = now
    const isExceeded = bucket.level < 1
    if (!isExceeded) bucket.level--
    const secondsTo = (level: number) => Math.ceil((Math.max(level - bucket.level, 0) * windowSeconds) / limit)
    const remaining = Math.floor(bucket.level)
    return { limit, isExceeded, remaining, retrySeconds: secondsTo(1), resetSeconds: secondsTo(limit) }
  }
}

/** Returns the budget as response headers (draft-ietf-httpapi-ratelimit-headers-11). */
export const rateLimitHeaders = ({ limit, remaining, resetSeconds }: Budget) => ({
  'ratelimit-policy': `"default";q=${limit};w=${windowSeconds}`,
  ratelimit: `"default";r=${remaining};t=${resetSeconds}`,
})
