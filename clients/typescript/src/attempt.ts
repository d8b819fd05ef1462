import type { WithResponse } from './call-promise.js'
import { errorFromResponse, requestIdOf } from './error-from-response.js'
import { InvalidResponseError, NetworkError, NotewireError } from './errors.js'
import type { HttpRequest, Next } from './middleware.js'
import { checkToken, invalidArgument, type NotewireOptions } from './options.js'
import { parseJson, type Unwrap } from './response-body.js'

/** A response with the result of the call, or without success and with the error. */
export type Outcome<Data> = WithResponse<Data> | { response: Response; error: NotewireError }

/** Sends requests, each once, and reads the whole response. */
export function createAttempt({ token, fetch, middleware = [] }: NotewireOptions, maxBytes: number) {
  return async <Body, Data>(
    label: string,
    { url, method, headers, body }: Omit<HttpRequest, 'signal'>,
    signal: AbortSignal,
    unwrap: Unwrap<Body, Data>
  ): Promise<Outcome<Data>> => {
    const secret = checkToken(label, typeof token === 'function' ? await callToken(label, token) : token)
    // The call may have failed while it waited for the token.
    signal.throwIfAborted()
    const callFetch: Next = async ({ url, method, headers, body, signal }) => {
      try {
        return await (fetch ?? globalThis.fetch)(url, { method, headers, body, signal, redirect: 'manual' })
      } catch (cause) {
        throw fetchError(label, cause)
      }
    }
    const fetchThrough = middleware.reduceRight<Next>((next, each) => (request) => each(request, next), callFetch)
    const response = await fetchThrough({
      url,
      method,
      headers: { authorization: `Bearer ${secret}`, ...headers },
      body,
      signal,
    })
    // Errors must not show the token, even if the server repeats it. A shorter one is a test's, and may be part of a word.
    const redact = (text: string) => (secret.length < 8 ? text : text.replaceAll(secret, '[token]'))
    const invalidResponse = (detail: string) =>
      new InvalidResponseError(label, {
        code: 'invalid_response',
        status: response.status,
        detail: redact(detail),
        requestId: requestIdOf(response, redact),
      })
    let text: string
    try {
      text = await readText(response, maxBytes, invalidResponse)
    } catch (cause) {
      throw fetchError(label, cause)
    }
    if (!response.ok) return { response, error: errorFromResponse(label, response, text, redact) }
    const invalid = (name: string) => {
      const kind = `${response.status}, ${response.headers.get('content-type') ?? 'no type'}`
      throw invalidResponse(
        `the response (${kind}) has no valid ${name}; check that baseUrl leads to a Notewire server`
      )
    }
    return { response, data: unwrap(parseJson(text) as Body, invalid, response.status) }
  }
}

async function callToken(label: string, token: () => string | Promise<string>): Promise<string> {
  try {
    return await token()
  } catch (cause) {
    throw invalidArgument(label, `could not get the token: ${(cause as Error | undefined)?.message ?? cause}`, cause)
  }
}

const decoder = new TextDecoder()

/** Reads a body as text, and stops when it exceeds the maximum, so that it cannot fill the memory. */
async function readText(
  { body }: Response,
  maxBytes: number,
  invalidResponse: (detail: string) => Error
): Promise<string> {
  if (!body) return ''
  // Before `getReader` would throw. Not `bodyUsed`, which takes 2 µs.
  if (body.locked) throw invalidResponse('middleware has read the body; read that of response.clone()')
  const reader = body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (let size = 0; ; ) {
    const { done, value } = await reader.read()
    // Most responses are one chunk, for which a Blob would double the time of a call.
    if (done) return chunks.length > 1 ? new Blob(chunks).text() : decoder.decode(chunks[0])
    chunks.push(value)
    size += value.length
    if (size > maxBytes) {
      reader.cancel().catch(() => {})
      throw invalidResponse(`the response is larger than ${maxBytes} bytes; raise maxResponseBytes`)
    }
  }
}

/** Creates the error of a `fetch` that failed, or whose body broke off. */
function fetchError(label: string, cause: unknown): NotewireError {
  if (cause instanceof NotewireError) return cause
  // The error of Node's `fetch` has the reason in its cause.
  const { message, cause: inner } = Object(cause) as { message?: string; cause?: { message?: string; code?: string } }
  if (inner?.message === 'bad port') {
    return invalidArgument(label, 'fetch refuses the port of baseUrl; use another', cause)
  }
  const reason = inner?.message || inner?.code || message || 'the connection failed'
  return new NetworkError(label, { code: 'network_error', detail: `no complete response: ${reason}`, cause })
}
