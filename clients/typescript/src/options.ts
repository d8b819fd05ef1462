import type { Clock } from './clock.js'
import { InvalidArgumentError, type NotewireError } from './errors.js'
import type { Fetch, Middleware } from './middleware-types.js'

export interface NotewireOptions extends Hooks {
  /** URL of the server, such as `https://notes.example.com`, without `/api/v1`. */
  baseUrl: string
  /** Access token, `nwt_…`; or a function that returns it, called before every attempt. */
  token: string | (() => string | Promise<string>)
  /** Milliseconds that one attempt may take; 0 for no limit. Default: 30,000. */
  timeout?: number | undefined
  /** Milliseconds that a whole call may take, with its waits and repetitions; 0 for no limit. Default: 0. */
  deadline?: number | undefined
  /** How often a call is repeated after a failure that may pass; with 0, a 429 is final too. Default: 3. */
  retries?: number | undefined
  /** Maximum wait in milliseconds for the rate limit or for `Retry-After`. Default: 60,000. */
  longestWait?: number | undefined
  /** Maximum size of a response body. Default: 64 MiB. */
  maxResponseBytes?: number | undefined
  /** Headers of every request. */
  headers?: Record<string, string | undefined> | undefined
  /** Functions that wrap every attempt, the first outermost. */
  middleware?: Middleware[] | undefined
  /** Replaces the global `fetch`. */
  fetch?: Fetch | undefined
  /** Replaces the system clock, for tests. */
  clock?: Clock | undefined
}

export interface CallOptions extends Hooks {
  /** Aborts the call, including its waits. */
  signal?: AbortSignal | undefined
  /** Overrides the client's `timeout`. */
  timeout?: number | undefined
  /** Overrides the client's `deadline`. */
  deadline?: number | undefined
  /** Overrides the client's `retries`. */
  retries?: number | undefined
  /** Override the client's headers. */
  headers?: Record<string, string | undefined> | undefined
}

/** Options of a call that creates or adds something. */
export interface CreateOptions extends CallOptions {
  /**
   * Key with which the server recognizes a repetition, for 24 hours: it answers the same again, and does nothing. By
   * default each call has a new one, so that its own repetitions are safe. Give one to repeat a call in another process.
   */
  idempotencyKey?: string | undefined
}

/** Options of a call that changes something. */
export interface ChangeOptions extends CallOptions {
  /**
   * `ETag` of what you read. If it has changed since, the call rejects with {@link PreconditionFailedError}. If a response
   * gets lost, the repetition rejects too, although the change was made.
   */
  ifMatch?: string | undefined
}

/** Functions that are told why a call takes longer. Those of a call are called after those of the client. */
export interface Hooks {
  /** Called before a call waits because the rate limit is used up. */
  onWait?: ((wait: Wait) => void) | undefined
  /** Called before a call waits to repeat a failed attempt. */
  onRetry?: ((retry: Retry) => void) | undefined
}

/** A wait before an attempt. */
export interface Wait {
  /** Request as the contract names it, such as `POST /api/v1/notes`. */
  operation: string
  /** Number of the attempt that waits, starting at 1. */
  attempt: number
  /** Expected milliseconds until the attempt. */
  delayMs: number
  /** `rate_limit` if the rate limit is used up; `code` of the error if the attempt repeats a failed one. */
  reason: string
}

/** A wait before a failed attempt is repeated. */
export interface Retry extends Wait {
  /** What the failed attempt would have rejected with. */
  error: NotewireError
}

export const invalidArgument = (label: string, detail: string, cause?: unknown) =>
  new InvalidArgumentError(label, { code: 'invalid_argument', detail, cause })

/** Returns the result of an action; throws {@link InvalidArgumentError} if it fails. */
export async function tryTo<Result>(label: string, purpose: string, action: () => Result | Promise<Result>) {
  try {
    return await action()
  } catch (cause) {
    throw invalidArgument(label, `could not ${purpose}: ${(cause as Error | undefined)?.message ?? cause}`, cause)
  }
}

/** Returns a base URL without its trailing slash; throws {@link InvalidArgumentError} if it is not usable. */
export function checkBaseUrl(label: string, baseUrl: unknown): string {
  const url = String(baseUrl).replace(/\/+$/, '')
  if (/^https?:\/\/[^\s?#@]+$/.test(url) && !url.endsWith('/api/v1') && URL.canParse(url)) return url
  const example = 'https://notes.example.com'
  throw invalidArgument(label, `baseUrl must be like ${example}, without user, query, fragment or /api/v1`)
}

/** Returns a token; throws {@link InvalidArgumentError} without showing it, unlike `fetch`, if it is not usable. */
export function checkToken(label: string, token: unknown): string {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token
  throw invalidArgument(label, 'token must be ASCII without spaces; check that the variable is set')
}

/** Returns the members that are not `undefined`. */
export const givenEntries = (members: object | undefined): [name: string, value: string][] =>
  Object.entries(members ?? {}).filter((entry) => entry[1] !== undefined)

/** Returns headers by lower-case name, so that one overrides another; throws {@link InvalidArgumentError}. */
export function checkHeaders(
  label: string,
  headers: Record<string, string | undefined> | undefined
): Record<string, string> {
  const given = givenEntries(headers)
  try {
    // Most calls give none, and `new Headers` costs more than the rest of the request.
    return given[0] ? Object.fromEntries(new Headers(given)) : {}
  } catch (cause) {
    throw invalidArgument(label, 'headers must be Latin-1, their names ASCII', cause)
  }
}

/** Returns the numbers that options have, and defaults for the others; throws {@link InvalidArgumentError} if one is not usable. */
export function checkNumbers<Name extends string, Options extends { [Key in Name]?: number | undefined }>(
  label: string,
  defaults: Record<Name, number>,
  options: Options
): Record<Name, number> {
  const numbers = { ...defaults }
  for (const name in numbers) {
    numbers[name] = options[name] ?? numbers[name]
    if (!(numbers[name] >= 0)) throw invalidArgument(label, `${name} must be a number of at least 0`)
  }
  return numbers
}
