import { NetworkError, type NotewireError, TimeoutError } from './errors.js'

/**
 * Whether a failure may pass. Then the call may be repeated: every request of the contract reads, has the same effect once
 * and twice, or carries an idempotency key.
 */
export function isTransient(response: Response | undefined, error: unknown): error is NotewireError {
  if (!response) return error instanceof NetworkError || error instanceof TimeoutError
  return response.status === 408 || response.status === 429 || response.status >= 500
}

/**
 * Returns the wait before a repetition, at most `maxMs`: what `Retry-After` states in seconds or as a date (RFC 9110, section
 * 10.2.3), or else one that doubles from 0.5 to 8 seconds, with jitter that keeps clients from coming back at once.
 */
export function retryDelayMs(headers: Headers | undefined, repeats: number, maxMs: number): number {
  const field = headers?.get('retry-after') ?? ''
  // A date begins with the day of the week; `Date.parse` accepts much else. The server's clock may differ from this one.
  const sentAt = Date.parse(headers?.get('date') ?? '') || Date.now()
  const dateMs = /^[A-Z]/.test(field) ? Date.parse(field) - sentAt : NaN
  const ms = /^\d+$/.test(field) ? Number(field) * 1000 : dateMs
  // 500 ms, doubled up to four times, less up to half of it at random. Whole milliseconds, because errors show them.
  const doubling = (250 * 2 ** Math.min(repeats, 4) * (1 + Math.random())) | 0
  return Math.min(maxMs, ms >= 0 ? ms : doubling)
}
