import type { Clock } from './clock.js'
import { InvalidArgumentError } from './errors.js'
import type { Fetch, Middleware } from './middleware.js'

export interface NotewireOptions {
  /** URL of the server, such as `https://notes.example.com`, without `/api/v1`. */
  baseUrl: string
  /** Access token, `nwt_…`; or a function that returns it, called before every attempt. */
  token: string | (() => string | Promise<string>)
  /** Milliseconds that one attempt may take; 0 for no limit. Default: 30,000. */
  timeout?: number | undefined
  /** How often a call is repeated where that is safe. Default: 3. */
  retries?: number | undefined
  /** Maximum wait in milliseconds for the rate limit or for `Retry-After`. Default: 60,000. */
  longestWait?: number | undefined
  /** Headers of every request. */
  headers?: Record<string, string> | undefined
  /** Functions that wrap every attempt, the first outermost. */
  middleware?: Middleware[] | undefined
  /** Replaces the global `fetch`. */
  fetch?: Fetch | undefined
  /** Replaces the system clock, for tests. */
  clock?: Clock | undefined
}

export interface CallOptions {
  /** Aborts the call, including its waits. */
  signal?: AbortSignal | undefined
  /** Overrides the client's `timeout`. */
  timeout?: number | undefined
  /** Overrides the client's `retries`. */
  retries?: number | undefined
  /** Override the client's headers. */
  headers?: Record<string, string> | undefined
}

export const invalidArgument = (label: string, detail: string, cause?: unknown) =>
  new InvalidArgumentError(label, { code: 'invalid_argument', detail, cause })

/** Returns a base URL without its trailing slash; throws {@link InvalidArgumentError} if it is not usable. */
export function checkBaseUrl(baseUrl: unknown): string {
  const url = String(baseUrl).replace(/\/+$/, '')
  if (/^https?:\/\/[^\s?#@]+$/.test(url) && URL.canParse(url)) return url
  const detail = 'baseUrl must be a URL such as https://notes.example.com, without credentials, query and fragment'
  throw invalidArgument('new Notewire', detail)
}

/** Returns a token; throws {@link InvalidArgumentError} without showing it, unlike `fetch`, if it is not usable. */
export function checkToken(label: string, token: unknown): string {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token
  throw invalidArgument(
    label,
    'token must be printable ASCII without spaces, such as nwt_…; check that the variable is set'
  )
}

/** Returns headers by lower-case name, so that one overrides another; throws {@link InvalidArgumentError}. */
export function checkHeaders(label: string, headers: Record<string, string> | undefined): Record<string, string> {
  if (!headers) return {}
  try {
    return Object.fromEntries(new Headers(headers))
  } catch (cause) {
    throw invalidArgument(label, 'headers must have ASCII names and Latin-1 values', cause)
  }
}
