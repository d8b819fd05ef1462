import { InvalidResponseError, NetworkError, NotewireError, TimeoutError } from './errors.js'

/**
 * Whether the failure may pass. Then the call may be repeated: every request of the contract reads, has the same effect
 * once and twice, or carries an idempotency key.
 */
export function mayPass(error: unknown): error is NotewireError {
  if (error instanceof NetworkError || error instanceof TimeoutError) return true
  const { status = 0 } = error instanceof NotewireError && !(error instanceof InvalidResponseError) ? error : {}
  return status === 408 || status === 429 || status >= 500
}

/** Returns the wait that `Retry-After` states in seconds or as a date (RFC 9110, section 10.2.3), at most `maxMs`. */
export function retryAfterMs({ headers }: Response, maxMs: number): number | undefined {
  const field = headers.get('retry-after') ?? ''
  // A date begins with the day of the week; `Date.parse` accepts much else. The server's clock may differ from this one.
  const sentAt = Date.parse(headers.get('date') ?? '') || Date.now()
  const dateMs = /^[A-Z][a-z]{2}/.test(field) ? Date.parse(field) - sentAt : Number.NaN
  const ms = /^\d+$/.test(field) ? Number(field) * 1000 : dateMs
  return ms >= 0 ? Math.min(ms, maxMs) : undefined
}

/** Returns the wait before a repetition: it doubles from 0.5 to 8 seconds. Jitter keeps clients from coming back at once. */
export const backoffMs = (repeats: number, maxMs: number) =>
  Math.min(8000, maxMs, 500 * 2 ** repeats) * (0.5 + Math.random() / 2)
