// One call: its request, sent again where that is safe, and its answer or its failure.
import { onAbort } from './abort.js'
import { type Clock, longestTimer, systemClock } from './clock.js'
import { contentOf } from './content.js'
import {
  AbortError,
  InvalidArgumentError,
  InvalidResponseError,
  NetworkError,
  NotewireError,
  TimeoutError,
} from './errors.js'
import { failureOf } from './failure.js'
import { pacer } from './pace.js'

/** A request on its way, as middleware sees it. */
export interface HttpRequest {
  url: string
  method: string
  headers: Record<string, string>
  body: string | undefined
  /** Aborts at the timeout, or with the caller's signal. */
  signal: AbortSignal
}

/** What there is to send: a request but for what each attempt adds. */
type Content = Pick<HttpRequest, 'url' | 'method' | 'body'>

/** Passes the request on, to the next middleware or to the server. */
export type Next = (request: HttpRequest) => Promise<Response>

/** Stands around every attempt: may look at, change, delay or answer it. What it throws reaches the caller as it is. */
export type Middleware = (request: HttpRequest, next: Next) => Promise<Response>

/** The part of `fetch` that the client needs. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal; redirect: 'manual' }
) => Promise<Response>

export interface NotewireOptions {
  /** Address of the team's server, as `https://notes.example.com`, without `/api/v1`. */
  baseUrl: string
  /** Access token, `nwt_…`; or a function that gives it, asked before every attempt. */
  token: string | (() => string | Promise<string>)
  /** Milliseconds that one attempt may take, 30,000 by default; 0 for no limit. */
  timeout?: number | undefined
  /** How often a call is sent again where that is safe, 3 by default. */
  retries?: number | undefined
  /** The longest wait in milliseconds, for a budget or by `Retry-After`: 60,000 by default. */
  longestWait?: number | undefined
  /** Sent with every request. */
  headers?: Record<string, string> | undefined
  /** Stands around every attempt, the first outermost. */
  middleware?: Middleware[] | undefined
  /** In place of the global `fetch`. */
  fetch?: Fetch | undefined
  /** In place of the system's clock, for tests. */
  clock?: Clock | undefined
}

export interface CallOptions {
  /** Aborts the call, its waits included. */
  signal?: AbortSignal | undefined
  /** As the client's, for this call. */
  timeout?: number | undefined
  /** As the client's, for this call. */
  retries?: number | undefined
  /** Sent with this call, over the client's. */
  headers?: Record<string, string> | undefined
}

export interface WithResponse<Data> {
  data: Data
  /** Status and headers; its body was read. */
  response: Response
}

export interface Outgoing {
  method: string
  /** Path parameters filled in. */
  path: string
  query?: object | undefined
  body?: object | undefined
  /** Whether it may be sent again when it is unknown whether it was served. */
  idempotent: boolean
}

/** Sends requests as the options say; resolves to the answer's JSON, `undefined` when there is none. */
export function sender(options: NotewireOptions) {
  const { token, fetch, clock = systemClock, longestWait = 60_000 } = options
  const baseUrl = checkedBaseUrl(options.baseUrl)
  const common = checkedHeaders('new Notewire', options.headers)
  if (typeof token !== 'function') checkedToken('new Notewire', token)
  const pace = pacer(clock, longestWait)

  const toServer: Next = async ({ url, method, headers, body, signal }) => {
    try {
      const init = { method, headers, signal, redirect: 'manual' as const, ...(body !== undefined && { body }) }
      return await (fetch ?? globalThis.fetch)(url, init)
    } catch (cause) {
      throw unanswered(`${method} ${url.slice(baseUrl.length)}`, cause)
    }
  }
  const through = (options.middleware ?? []).reduceRight<Next>(
    (next, each) => (request) => each(request, next),
    toServer
  )

  async function askToken(doing: string) {
    const given = typeof token === 'function' ? Promise.resolve().then(token) : token
    const text = await Promise.resolve(given).catch((cause: Error) => {
      const detail = `the token could not be had: ${cause?.message}`
      throw new InvalidArgumentError(doing, { code: 'invalid_argument', detail, cause })
    })
    return checkedToken(doing, text)
  }

  /** One attempt: the response and its whole text, in which a failure does not repeat the token. */
  async function exchange(doing: string, content: Content, headers: Record<string, string>, signal: AbortSignal) {
    const secret = await askToken(doing)
    const authorized = { authorization: `Bearer ${secret}`, ...headers }
    const response = await through({ ...content, headers: authorized, signal })
    if (response.bodyUsed) {
      const detail = 'its body was read already: let middleware read response.clone()'
      throw new InvalidResponseError(doing, { code: 'invalid_response', status: response.status, detail })
    }
    const text = await response.text().catch((cause: unknown) => {
      throw unanswered(doing, cause)
    })
    // A short one is a test's, and would be found in words.
    const shown = response.ok || secret.length < 8 ? text : text.replaceAll(secret, '[token]')
    return { response, text: shown }
  }

  /** Does it until the time is up or the caller aborts, whether or not what is under way heeds its signal. */
  async function inTime<Done>(
    doing: string,
    timeout: number,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<Done>
  ): Promise<Done> {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let ignore = () => {}
    const over = new Promise<never>((_, reject) => {
      const stop = (error: NotewireError) => {
        reject(error)
        controller.abort(error)
      }
      const late = () =>
        stop(new TimeoutError(doing, { code: 'timeout', detail: `no whole answer within ${timeout} ms` }))
      if (timeout > 0 && timeout <= longestTimer) timer = setTimeout(late, timeout)
      ignore = onAbort(signal, () => stop(aborted(doing, signal as AbortSignal)))
    })
    try {
      return await Promise.race([over, work(controller.signal)])
    } finally {
      clearTimeout(timer)
      ignore()
    }
  }

  return async function send(
    { method, path, query, body, idempotent }: Outgoing,
    { signal, timeout = options.timeout ?? 30_000, retries = options.retries ?? 3, headers }: CallOptions = {}
  ): Promise<WithResponse<unknown>> {
    const doing = `${method} ${path}`
    if (![timeout, retries, longestWait].every((each) => each >= 0)) {
      throw invalid(doing, 'timeout, retries and longestWait must be numbers from 0')
    }
    const url = baseUrl + path + search(query)
    const content = { url, method, body: body && (await contentOf(doing, body)) }
    const all = {
      accept: 'application/json',
      ...(content.body !== undefined && { 'content-type': 'application/json' }),
      ...common,
      ...checkedHeaders(doing, headers),
    }
    for (let attempt = 0; ; attempt++) {
      let failure: unknown
      let wait: number | undefined
      let budget: number
      try {
        if (signal?.aborted) throw signal.reason
        budget = await pace.enter(signal)
      } catch {
        throw aborted(doing, signal as AbortSignal)
      }
      let response: Response | undefined
      try {
        const answer = await inTime(doing, timeout, signal, (signal) => exchange(doing, content, all, signal))
        response = answer.response
        if (response.ok) return { data: parsed(doing, answer.text, response), response }
        wait = retryAfter(response, clock.now(), longestWait)
        failure = failureOf(doing, response, answer.text)
      } catch (error) {
        failure = error
      } finally {
        pace.leave(budget, response, response?.status === 429 ? wait : undefined)
      }
      if (!(attempt < retries && mayRepeat(failure, idempotent))) throw failure
      // Twice as long each time, with jitter, so that many clients do not come back at once.
      wait ??= Math.min(8000, longestWait, 500 * 2 ** attempt) * (0.5 + Math.random() / 2)
      await clock.sleep(wait, signal).catch(() => {
        throw aborted(doing, signal as AbortSignal)
      })
    }
  }
}

/** What was surely not served may always be sent again; what may have been, only when serving it twice is as once. */
function mayRepeat(failure: unknown, idempotent: boolean): boolean {
  if (failure instanceof NetworkError || failure instanceof TimeoutError) return idempotent
  const status = failure instanceof NotewireError && !(failure instanceof InvalidResponseError) && failure.status
  return status === 408 || status === 429 || (idempotent && Number(status) >= 500)
}

/** Milliseconds to wait by `Retry-After`, in seconds or as a date (RFC 9110, section 10.2.3). */
function retryAfter({ headers }: Response, now: number, longest: number): number | undefined {
  const field = headers.get('retry-after')?.trim() ?? ''
  // A date begins with the day of the week; much else would pass for one too.
  const date = /^[A-Z][a-z]{2}/.test(field) ? Date.parse(field) - now : Number.NaN
  const wait = /^\d+$/.test(field) ? Number(field) * 1000 : date
  return wait >= 0 ? Math.min(wait, longest) : undefined
}

function parsed(doing: string, text: string, { status, headers }: Response): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    const type = headers.get('content-type') ?? 'no type'
    const detail = `the answer (${status}, ${type}) is not JSON; is something between you and the server?`
    const requestId = headers.get('x-request-id') ?? undefined
    throw new InvalidResponseError(doing, { code: 'invalid_response', status, detail, requestId })
  }
}

function unanswered(doing: string, cause: unknown): NetworkError {
  const { message, cause: inner } = Object(cause) as { message?: string; cause?: { message?: string; code?: string } }
  const detail = `no whole answer from the server: ${inner?.message || inner?.code || message || 'the connection failed'}`
  return new NetworkError(doing, { code: 'network_error', detail, cause })
}

function aborted(doing: string, { reason }: AbortSignal): NotewireError {
  // AbortSignal.timeout() aborts with a TimeoutError.
  return reason?.name === 'TimeoutError'
    ? new TimeoutError(doing, { code: 'timeout', detail: 'the time that the signal allows is over', cause: reason })
    : new AbortError(doing, { code: 'aborted', detail: 'the caller aborted it', cause: reason })
}

const invalid = (doing: string, detail: string) => new InvalidArgumentError(doing, { code: 'invalid_argument', detail })

function checkedBaseUrl(baseUrl: unknown): string {
  const url = String(baseUrl).replace(/\/+$/, '')
  if (/^https?:\/\/[^\s?#@]+$/.test(url) && URL.canParse(url)) return url
  throw invalid(
    'new Notewire',
    'baseUrl must be an address like https://notes.example.com, without user, query and fragment'
  )
}

/** By names in lower case, so that one given twice is sent once. */
function checkedHeaders(doing: string, headers: Record<string, string> | undefined): Record<string, string> {
  if (!headers) return {}
  try {
    return Object.fromEntries(new Headers(headers))
  } catch (cause) {
    const detail = 'headers must be ASCII names with Latin-1 values'
    throw new InvalidArgumentError(doing, { code: 'invalid_argument', detail, cause })
  }
}

/** The value is not shown: `fetch` would, in the error that it throws for an invalid header. */
function checkedToken(doing: string, token: unknown): string {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token
  throw invalid(doing, 'token must be text of printable ASCII without spaces, like nwt_…; is the variable set?')
}

function search(query: object | undefined): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`
}
