// Sends one request to a target, in bounded time and memory.
import { isIP } from 'node:net'
import type { Agent, Dispatcher } from 'undici'
import { limits } from '../../generated/limits.js'
import type { AllowList } from '../config.js'
import { recentlyUsed } from '../recently-used.js'
import { targetUrlRefusal } from '../rules/target-address.js'
import { AddressRefused } from './address-refused-error.js'
import { createDnsCache, type DnsCache } from './dns-lookup.js'

/** A POST request to a target. */
export interface TargetRequest {
  url: string
  /** Headers that are `undefined` are not sent. */
  headers: Record<string, string | undefined>
  body: string
}

/** The result of a request. It was received if `error` is `null`. */
export interface SendResult {
  http_status: number | null
  /** Why the request failed, as a phrase for operators. */
  error: string | null
  /** The response body. */
  answer: string | null
  /** The wait that the target asks for with `Retry-After`, in milliseconds. */
  retry_after: number | null
  /** Whether the configuration does not allow the target's address. */
  refused: boolean
  /** Whether nothing was sent, because the connection opened too late. It stays open for the next request. */
  late?: boolean
}

export interface Sender {
  /**
   * Looks up the host of a URL. Returns `undefined` if there is nothing to wait for. The promise is never rejected: sending
   * fails then.
   */
  prepare(url: string): Promise<void> | undefined
  /**
   * Never throws. Calls `mayBegin` once the connection is open, which may take seconds. If it returns `false`, the result is
   * `late`.
   */
  send(request: TargetRequest, mayBegin?: () => boolean): Promise<SendResult>
  close(): Promise<void>
}

export interface SenderOptions {
  /** The limit for the whole exchange, from connecting to the end of the response. It begins once the address is known. */
  timeoutMs?: number
  dnsCache?: DnsCache
  now?: () => number
}

const attemptTimeoutMs = limits.attempt_seconds * 1000
const maxResponseBytes = limits.receiver_response_bytes
const maxCachedUrls = 10_000
/** undici limits the size of a response, but not how many informational ones (RFC 9110, section 15.2) come before it. */
const maxInformational = 10

export function createSender(
  allow: AllowList,
  { timeoutMs = attemptTimeoutMs, dnsCache = createDnsCache(), now = Date.now }: SenderOptions = {}
): Sender {
  let agent: Agent | undefined
  let agentLoading: Promise<Agent> | undefined
  // Parsing and checking a URL costs as much as a signature, and a target has many deliveries.
  const urls = recentlyUsed<string, CheckedUrl>(maxCachedUrls)

  function checked(url: string): CheckedUrl {
    const known = urls.get(url)
    if (known) return known
    const result = checkUrl(url, allow)
    urls.set(url, result)
    return result
  }

  /** Loads undici with the first request: it takes a tenth of a start, and memory. */
  async function createAgent(): Promise<Agent> {
    const { createGuardedAgent } = await import('./guarded-agent.js')
    agent = createGuardedAgent(allow, { connectTimeoutMs: timeoutMs, maxResponseBytes, dnsCache })
    return agent
  }

  async function loadAgent(): Promise<Agent> {
    agentLoading ??= createAgent()
    return agentLoading
  }

  function lookUp({ name }: CheckedUrl): Promise<void> | undefined {
    return name === undefined || dnsCache.isCached(name) ? undefined : dnsCache.addressesOf(name).then(ignore, ignore)
  }

  return {
    prepare: (url) => lookUp(checked(url)),
    // Not async: most requests have nothing to wait for but the response.
    send({ url, headers, body }, mayBegin = always) {
      const target = checked(url)
      const { refusal, origin, path } = target
      if (refusal) return Promise.resolve({ ...emptyResult, error: `target URL ${refusal}`, refused: true })
      const request = { origin, path, method: 'POST' as const, headers, body }
      const lookup = lookUp(target)
      const options = { timeoutMs, now, mayBegin }
      if (agent && !lookup) return exchange(agent, request, options)
      return Promise.all([loadAgent(), lookup]).then(([agent]) => exchange(agent, request, options))
    },
    async close() {
      await (await agentLoading)?.destroy()
    },
  }
}

const ignore = () => {}
const always = () => true

const emptyResult: SendResult = { http_status: null, error: null, answer: null, retry_after: null, refused: false }

interface CheckedUrl {
  refusal: string | undefined
  /** The host, if it has to be looked up. */
  name: string | undefined
  origin: string
  path: string
}

const openedTooLate = new Error('connecting took too long')

interface ExchangeOptions {
  timeoutMs: number
  now: () => number
  mayBegin: () => boolean
}

function checkUrl(url: string, allow: AllowList): CheckedUrl {
  const refusal = targetUrlRefusal(url, allow)
  const { origin = '', pathname = '', search = '', hostname = '' } = URL.canParse(url) ? new URL(url) : {}
  const isName = refusal === undefined && !hostname.startsWith('[') && isIP(hostname) === 0
  return { refusal, name: isName ? hostname : undefined, origin, path: pathname + search }
}

/**
 * Sends a request through `dispatch`: undici's `request` makes a stream of every response, which costs more than a
 * signature. The callbacks are those that undici 7 calls itself. It translates the newer ones, which undici 8 calls, and that takes
 * 4 % of the CPU time of a delivery.
 */
function exchange(
  agent: Agent,
  request: Dispatcher.DispatchOptions,
  { timeoutMs, now, mayBegin }: ExchangeOptions
): Promise<SendResult> {
  return new Promise((resolve) => {
    const result = { ...emptyResult }
    const chunks: Buffer[] = []
    let informational = 0
    let abort: ((error: Error) => void) | undefined
    let failure: Error | undefined
    const timer = setTimeout(() => fail(new Error(`no complete response within ${timeoutMs / 1000} s`)), timeoutMs)

    function fail(error: Error) {
      clearTimeout(timer)
      failure = error
      abort?.(error)
      const [refused, late] = [error instanceof AddressRefused, error === openedTooLate]
      resolve({ ...result, error: describe(error), refused, late })
    }

    function finish() {
      clearTimeout(timer)
      result.answer = chunks.length === 0 ? '' : Buffer.concat(chunks).toString()
      // After this call, undici sets an immediate that frees the connection. A request before would open another one.
      process.nextTick(setImmediate, resolve, result)
    }

    agent.dispatch(request, {
      // Called once the connection is open, which may be after the timeout.
      onConnect(abortRequest) {
        abort = abortRequest
        if (failure) return abort(failure)
        // Thrown, because undici closes the connection of a request that is aborted.
        if (!mayBegin()) throw openedTooLate
      },
      onHeaders(status, headers) {
        if (status < 200 && ++informational > maxInformational) {
          fail(new Error(`more than ${maxInformational} informational responses`))
        }
        result.http_status = status
        result.error = errorOf(status)
        result.retry_after = result.error === null ? null : retryAfterMs(headerOf(headers, 'retry-after'), now)
        return true
      },
      onData: (chunk) => chunks.push(chunk) > 0,
      onComplete: finish,
      // The status of a large response has told what became of the request.
      onError: (error) => (isTooLarge(error) ? finish() : fail(error)),
    })
  })
}

function errorOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  const isRedirect = status >= 300 && status < 400
  return isRedirect ? `HTTP status ${status}; redirects are not followed` : `HTTP status ${status}`
}

/** Returns the first header with this name. `headers` has names and values in turns. */
function headerOf(headers: Buffer[], name: string): string | undefined {
  const index = headers.findIndex((text, index) => index % 2 === 0 && text.toString().toLowerCase() === name)
  return index === -1 ? undefined : headers[index + 1]?.toString()
}

/** Reads `Retry-After`: seconds or a date (RFC 9110, section 10.2.3). Returns `null` if there is no time to wait. */
function retryAfterMs(header: string | undefined, now: () => number): number | null {
  if (header === undefined) return null
  // HTTP dates begin with the day of the week. Date.parse also accepts much that is not a date.
  const date = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(header) - now() : Number.NaN
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : date
  return wait > 0 ? wait : null
}

const isTooLarge = ({ code }: Error & { code?: string }) => code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'

/** Returns the error as a phrase for operators. */
function describe(error: Error & { code?: string }): string {
  if (error instanceof AddressRefused) return `target URL ${error.message}`
  switch (error.code) {
    case 'UND_ERR_SOCKET':
    case 'ECONNRESET':
    case 'EPIPE':
      return 'the connection was closed before the response was complete'
    case 'UND_ERR_CONNECT_TIMEOUT':
    case 'ETIMEDOUT':
      return 'connection timed out'
    case 'ECONNREFUSED':
      return 'connection refused'
    default:
      // OpenSSL's messages contain source file names and line numbers; its codes are enough to search for.
      if (error.code?.startsWith('ERR_SSL_')) return `TLS handshake failed: ${error.code}`
      return error.message || (error.code ?? 'unknown error')
  }
}
