import { NetworkError, NotewireError } from './errors.js'
import { chain, type HttpRequest, type Next } from './middleware.js'
import { checkToken, invalidArgument, type NotewireOptions } from './options.js'
import { invalidResponse, type Received, type ResponseSource } from './response-body.js'

/** Sends a request once, and reads the whole response. */
export type Attempt = (label: string, request: HttpRequest) => Promise<Received>

export function createAttempt({ token, fetch, middleware = [] }: NotewireOptions, maxBytes: number): Attempt {
  const callFetch =
    (label: string): Next =>
    async ({ url, ...init }) => {
      try {
        return await (fetch ?? globalThis.fetch)(url, { ...init, redirect: 'manual' })
      } catch (cause) {
        throw fetchError(label, cause)
      }
    }

  return async (label, request) => {
    const secret = checkToken(label, typeof token === 'function' ? await callToken(label, token) : token)
    const headers = { authorization: `Bearer ${secret}`, ...request.headers }
    const response = await chain(middleware, callFetch(label))({ ...request, headers })
    // Errors must not show the token, even if the server repeats it. A shorter one is a test's, and may be part of a word.
    const redact = (text: string) => (secret.length < 8 ? text : text.replaceAll(secret, '[token]'))
    const source = { label, response, redact }
    if (response.bodyUsed) {
      throw invalidResponse(source, 'the response body was already read; middleware must read response.clone() instead')
    }
    return { ...source, text: await readText(source, maxBytes) }
  }
}

async function callToken(label: string, token: () => string | Promise<string>): Promise<string> {
  try {
    return await token()
  } catch (cause) {
    const reason = (cause as Error | undefined)?.message ?? cause
    throw invalidArgument(label, `could not get the token: ${reason}; the token function must return it`, cause)
  }
}

/** Reads a body as text, and stops when it exceeds the maximum, so that it cannot fill the memory. */
async function readText(source: ResponseSource, maxBytes: number): Promise<string> {
  const { label, response } = source
  const { headers, body } = response
  const tooLarge = () =>
    invalidResponse(source, `the response is larger than ${maxBytes} bytes; raise maxResponseBytes if it should be`)
  const length = Number(headers.get('content-length'))
  if (length > maxBytes) throw tooLarge()
  try {
    // The length of an encoded body says nothing about its size.
    if (!body || (length && !headers.get('content-encoding'))) return await response.text()
    const reader = body.getReader()
    const chunks: Uint8Array<ArrayBuffer>[] = []
    for (let size = 0; ; ) {
      const { done, value } = await reader.read()
      if (done) return await new Blob(chunks).text()
      chunks.push(value)
      size += value.length
      if (size > maxBytes) {
        reader.cancel().catch(() => {})
        throw tooLarge()
      }
    }
  } catch (cause) {
    throw fetchError(label, cause)
  }
}

/** Creates the error of a `fetch` that failed, or whose body broke off. */
function fetchError(label: string, cause: unknown): NotewireError {
  if (cause instanceof NotewireError) return cause
  // The error of Node's `fetch` has the reason in its cause.
  const { message, cause: inner } = Object(cause) as { message?: string; cause?: { message?: string; code?: string } }
  if (inner?.message === 'bad port') {
    return invalidArgument(label, 'fetch refuses the port of baseUrl; serve Notewire on another port', cause)
  }
  const reason = inner?.message || inner?.code || message || 'the connection failed'
  return new NetworkError(label, { code: 'network_error', detail: `no complete response: ${reason}`, cause })
}
