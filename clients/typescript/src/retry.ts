import { InvalidResponseError, NetworkError, NotewireError, TimeoutError } from './errors.js'
import { idempotentRoutes, type Routes } from './generated/routes.js'

/**
 * Whether a failed request may be repeated: always if the server did not process it, and else only if repeating it has
 * the same effect as sending it once.
 */
export function mayRetry(error: unknown, route: keyof Routes): boolean {
  const isIdempotent = /^(GET|PUT|DELETE) /.test(route) || idempotentRoutes.includes(route)
  if (error instanceof NetworkError || error instanceof TimeoutError) return isIdempotent
  if (!(error instanceof NotewireError) || error instanceof InvalidResponseError) return false
  const { status = 0 } = error
  return status === 408 || status === 429 || (isIdempotent && status >= 500)
}

/** Returns the wait that `Retry-After` states in seconds or as a date (RFC 9110, section 10.2.3), at most `maxMs`. */
export function retryAfterMs({ headers }: Response, now: number, maxMs: number): number | undefined {
  const field = headers.get('retry-after')?.trim() ?? ''
  // A date begins with the day of the week; `Date.parse` accepts much else.
  const dateMs = /^[A-Z][a-z]{2}/.test(field) ? Date.parse(field) - now : Number.NaN
  const ms = /^\d+$/.test(field) ? Number(field) * 1000 : dateMs
  return ms >= 0 ? Math.min(ms, maxMs) : undefined
}

/** Returns the wait before a repetition: it doubles from 0.5 to 8 seconds. Jitter keeps clients from coming back at once. */
export const backoffMs = (repeats: number, maxMs: number) =>
  Math.min(8000, maxMs, 500 * 2 ** repeats) * (0.5 + Math.random() / 2)
