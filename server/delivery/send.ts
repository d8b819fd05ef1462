// One request to a target, in bounded time and memory, and never to where the configuration does not let it go.
import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { LRUCache } from 'lru-cache'
import { Agent, buildConnector, type Dispatcher } from 'undici'
import type { AllowList } from '../config.js'
import { isAllowedAddress, privateAddressRefusal, targetUrlRefusal } from '../rules/target-address.js'

export interface Request {
  url: string
  /** Those that are `undefined` are not sent. */
  headers: Record<string, string | undefined>
  body: string
}

/** What came of a request. Without an `error` it was received. */
export interface Result {
  http_status: number | null
  error: string | null
  /** The answer's body. */
  answer: string | null
  /** How long the target asks to wait, in milliseconds. */
  retry_after: number | null
  /** The configuration does not let it go there. */
  refused: boolean
}

/** Resolves a name to all of its addresses. */
export type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void
) => void

export interface Sender {
  /** Never throws. */
  send(request: Request): Promise<Result>
  close(): Promise<void>
}

const longestAnswer = 65_536

class Refused extends Error {}

/** `timeout` is for the whole exchange, in milliseconds. */
export function createSender(
  allow: AllowList,
  { timeout = 15_000, resolve = lookup as Lookup, now = Date.now } = {}
): Sender {
  // What the name resolves to is what is dialled: there is no second look-up that could say otherwise.
  const guardedLookup: LookupFunction = (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const isOpen = allow.hosts.has(hostname.toLowerCase().replace(/\.$/, ''))
      const closed = isOpen ? undefined : addresses.find(({ address }) => !isAllowedAddress(address, allow))
      const [first] = addresses
      if (closed) callback(new Refused(privateAddressRefusal(closed.address)), [])
      else if (options.all) callback(null, addresses)
      else callback(null, first?.address ?? '', first?.family)
    })
  const dial = buildConnector({ lookup: guardedLookup, timeout })
  const agent = new Agent({
    // An address that is not a name is dialled without a look-up, hence the check here too.
    connect: (options, callback) => {
      const refusal = targetUrlRefusal(`${options.protocol}//${options.host}`, allow)
      if (refusal) callback(new Refused(refusal), null)
      else dial(options, callback)
    },
    maxResponseSize: longestAnswer,
    headersTimeout: timeout,
    bodyTimeout: timeout,
  })

  // Parsing and checking an address costs as much as a signature, and a target has many deliveries.
  const addresses = new LRUCache<string, { refusal: string | undefined; origin: string; path: string }>({ max: 10_000 })
  function addressOf(url: string) {
    const known = addresses.get(url)
    if (known) return known
    const refusal = targetUrlRefusal(url, allow)
    const { origin = '', pathname = '', search = '' } = URL.canParse(url) ? new URL(url) : {}
    const address = { refusal, origin, path: pathname + search }
    addresses.set(url, address)
    return address
  }

  // undici's own `request` makes a stream of every answer, which costs more than a signature.
  const send = ({ url, headers, body }: Request) =>
    new Promise<Result>((resolve) => {
      const result: Result = { http_status: null, error: null, answer: null, retry_after: null, refused: false }
      const { refusal, origin, path } = addressOf(url)
      if (refusal) return resolve({ ...result, error: `its address ${refusal}`, refused: true })
      const chunks: Buffer[] = []
      let exchange: Dispatcher.DispatchController | undefined
      let failure: Error | undefined
      const timer = setTimeout(() => fail(new Error(`no whole answer within ${timeout / 1000} s`)), timeout)
      const fail = (error: Error) => {
        clearTimeout(timer)
        failure = error
        exchange?.abort(error)
        resolve({ ...result, error: inWords(error, url), refused: error instanceof Refused })
      }
      agent.dispatch(
        { origin, path, method: 'POST', headers, body },
        {
          // Once there is a connection, which may be too late.
          onRequestStart(controller) {
            exchange = controller
            if (failure) controller.abort(failure)
          },
          onResponseStart(_, status, headers) {
            result.http_status = status
            result.retry_after = retryAfter(headers['retry-after'], now())
            result.error = errorOf(status)
          },
          onResponseData: (_, chunk) => void chunks.push(chunk),
          onResponseEnd() {
            clearTimeout(timer)
            result.answer = Buffer.concat(chunks).toString()
            resolve(result)
          },
          onResponseError: (_, error) => fail(error),
        }
      )
    })

  return { send, close: () => agent.destroy() }
}

function errorOf(status: number) {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? `answered ${status}: redirects are not followed` : `answered ${status}`
}

/** Seconds, or a date (RFC 9110, section 10.2.3). */
function retryAfter(header: string | string[] | undefined, now: number): number | null {
  if (typeof header !== 'string') return null
  // A date begins with the day of the week; much else would pass for one too.
  const date = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(header) - now : Number.NaN
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : date
  return wait > 0 ? wait : null
}

function inWords(error: Error & { code?: string }, url: string): string {
  switch (error.code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the name ${new URL(url).hostname} could not be resolved`
    case 'UND_ERR_SOCKET':
    case 'ECONNRESET':
    case 'EPIPE':
      return 'the connection was closed before the whole answer came'
    case 'UND_ERR_RES_EXCEEDED_MAX_SIZE':
      return `the answer has more than ${longestAnswer} bytes`
    case 'UND_ERR_CONNECT_TIMEOUT':
    case 'ETIMEDOUT':
      return 'no connection in time'
    case 'ECONNREFUSED':
      return 'nothing listens there: the connection was refused'
    default:
      if (error instanceof Refused) return `its address ${error.message}`
      // OpenSSL's own words are for those who build it.
      if (error.code?.startsWith('ERR_SSL_')) return `no TLS connection: ${error.code}`
      return error.message || (error.code ?? 'failed')
  }
}
