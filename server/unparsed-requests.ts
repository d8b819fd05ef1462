// Requests that Node refuses before it has parsed them: bytes that HTTP does not allow, headers that are too large, requests
// that do not arrive completely. They are answered like all others: with a problem document, and a line in the log.
import { IncomingMessage, METHODS, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Connections } from './connections.js'
import { headersTooLarge, malformedRequest, type Problem, requestTimeout, unencodedUrl } from './problems.js'
import { Response } from './server-response.js'

/** How long a client may go on sending while it should read the response. */
const lingerMs = 2_000

/** An error of Node's HTTP parser, or of its timeouts. */
export interface ClientError extends NodeJS.ErrnoException {
  /** The data that could not be parsed. */
  rawPacket?: unknown
  /** How many bytes of it were parsed. */
  bytesParsed?: number
  reason?: string
}

/** Returns the handler of a server's `clientError` events. */
export function unparsedRequestHandler(server: Server, connections: Connections) {
  const refused = new WeakSet<Socket>()
  return (error: ClientError, socket: Socket) => {
    // Whatever follows a request that was refused is discarded.
    if (refused.has(socket)) return
    // A silent connection has asked for nothing.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
      socket.destroy()
      return
    }
    refused.add(socket)
    const last = connections.lastResponse(socket)
    if (last && !last.req.complete) failBody(last, error, socket)
    // Responses are sent in the order of the requests.
    else if (last && !last.writableFinished) last.once('finish', () => refuse(server, error, socket))
    else refuse(server, error, socket)
  }
}

/** Hands what is known of the request to the app, which answers with its problem. */
function refuse(server: Server, error: ClientError, socket: Socket) {
  if (!socket.writable) return
  // Detaches Node's parser.
  socket.removeAllListeners('data')
  socket.on('data', () => {})
  const request = new UnparsedRequest(error, socket)
  const response = new Response(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  response.once('finish', () => {
    response.detachSocket(socket)
    close(socket)
  })
  server.emit('request', request, response)
}

/** Fails the reading of a body, which makes the app answer with the problem. */
function failBody(response: ServerResponse, error: ClientError, socket: Socket) {
  const { req } = response
  if (response.writableFinished) {
    close(socket)
    return
  }
  response.once('finish', () => close(socket))
  if (!response.headersSent) response.setHeader('connection', 'close')
  const fail = () => req.emit('error', problemOf(error))
  if (req.listenerCount('error') > 0) {
    fail()
    return
  }
  // The app has yet to authenticate the request, and does not read the body until then.
  req.on('newListener', function onListener(event) {
    if (event !== 'error') return
    req.off('newListener', onListener)
    process.nextTick(fail)
  })
}

/** Closes a connection. A client that still sends would lose the response if it were closed at once in both directions. */
function close(socket: Socket) {
  socket.end()
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
}

/** What is known of a request that Node could not parse, and the problem with it. */
export class UnparsedRequest extends IncomingMessage {
  readonly problem: Problem
  readonly errorCode: string | undefined
  /** Whether the request line could be read. */
  readonly isReadable: boolean
  /** Whether all header fields could be read, so that a missing token is really missing. */
  readonly hasAllHeaders: boolean

  constructor(error: ClientError, socket: Socket) {
    super(socket)
    const head = readHead(error)
    this.problem = problemOf(error, head?.target)
    this.errorCode = error.code
    this.isReadable = head !== undefined
    this.hasAllHeaders = head?.isComplete ?? false
    this.method = head?.method ?? 'GET'
    this.url = percentEncode(head?.target ?? '')
    this.headers = head?.headers ?? {}
    this.httpVersion = '1.1'
    this.httpVersionMajor = 1
    this.httpVersionMinor = 1
    this.complete = true
  }
}

/** Reads the request line and the header fields from what Node could not parse. Each byte becomes a character. */
function readHead({ rawPacket, bytesParsed = 0 }: ClientError) {
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : ''
  // Of several requests in a packet, the last one that begins before the error.
  const [line] = [...text.matchAll(/^([A-Z-]+) ([^\r\n]+) HTTP\/1\.[01]\r?\n/gm)]
    .filter(({ index }) => index <= bytesParsed)
    .slice(-1)
  const [whole, method, target] = line ?? []
  if (!line || !whole || !method || !target || !METHODS.includes(method)) return undefined
  const rest = text.slice(line.index + whole.length)
  const [fields = ''] = rest.split(/\r?\n\r?\n/, 1)
  // Not trimmed by the pattern: it would take seconds for thousands of spaces within a value.
  const headers = Object.fromEntries(
    [...fields.matchAll(/^([^:\s]+):(.*)$/gm)].map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()])
  )
  return { method, target, headers, isComplete: fields.length < rest.length }
}

function problemOf({ code, reason, message }: ClientError, target?: string): Problem {
  const [forbidden] = target?.match(forbiddenInUrl) ?? []
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimeout()
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge()
  if (code === 'HPE_INVALID_URL' && forbidden) return unencodedUrl(...encodingExample(forbidden))
  return malformedRequest(`The request is not valid HTTP (RFC 9112): ${reason ?? message}.`)
}

const forbiddenInUrl = /[^\x21-\x7e]+/

/** Returns the first character that must be encoded, and its encoding. The character is `undefined` if it is not UTF-8. */
function encodingExample(forbidden: string): [string | undefined, string] {
  const [character = ''] = Buffer.from(forbidden, 'latin1').toString()
  return character === '\ufffd'
    ? [undefined, percentEncode(forbidden.charAt(0))]
    : [character, encodeURIComponent(character)]
}

/** Encodes the characters that a URL must not contain, each of which stands for a byte. */
const percentEncode = (target: string) =>
  target.replace(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
