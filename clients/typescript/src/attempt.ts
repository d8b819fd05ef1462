import type { WithResponse } from './call-promise.js'
import { parseJson, type Unwrap } from './envelope.js'
import { errorFromResponse, requestIdOf } from './error-from-response.js'
import { InvalidResponseError, NetworkError, NotewireError } from './errors.js'
import type { HttpRequest, Next } from './middleware-types.js'
import { checkToken, invalidArgument, type NotewireOptions, tryTo } from './options.js'

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
    const secret = checkToken(label, typeof token === 'function' ? await tryTo(label, 'get the token', token) : token)
    // The call may have failed while it waited for the token.
    signal.throwIfAborted()
    const rejectFetch = (cause: unknown): never => {
      throw fetchError(label, cause)
    }
    const callFetch = async ({ url, method, headers, body, signal }: HttpRequest) =>
      (fetch ?? globalThis.fetch)(url, { method, headers, body, signal, redirect: 'manual' })
    const fetchThrough = middleware.reduceRight<Next>(
      (next, each) => (request) => each(request, next),
      (request) => callFetch(request).catch(rejectFetch)
    )
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
    const text = await readText(response, maxBytes, invalidResponse).catch(rejectFetch)
    if (!response.ok) return { response, error: errorFromResponse(label, response, text, redact) }
    const invalid = (name: string) => {
      const type = response.headers.get('content-type') ?? 'no type'
      throw invalidResponse(`the response has no valid ${name} (${response.status}, ${type}); check baseUrl`)
    }
    return { response, data: unwrap(parseJson(text) as Body, invalid, response.status) }
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
  if (body.locked) throw invalidResponse('middleware must read the body of response.clone()')
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
      throw invalidResponse(`the response exceeds maxResponseBytes, ${maxBytes}`)
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
  return new NetworkError(label, {
    code: 'network_error',
    detail: `no complete response: ${inner?.message || inner?.code || message || cause}`,
    cause,
  })
}
