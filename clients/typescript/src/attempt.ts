import { NetworkError } from './errors.js'
import { chain, type HttpRequest, type Next } from './middleware.js'
import { checkToken, invalidArgument, type NotewireOptions } from './options.js'
import { invalidResponse } from './response-body.js'

/** Sends a request once, and reads the whole response. */
export type Attempt = (label: string, request: HttpRequest) => Promise<{ response: Response; text: string }>

export function createAttempt({ token, fetch, middleware = [] }: NotewireOptions): Attempt {
  const callFetch =
    (label: string): Next =>
    async ({ url, method, headers, body, signal }) => {
      try {
        const init = { method, headers, signal, redirect: 'manual' as const, ...(body !== undefined && { body }) }
        return await (fetch ?? globalThis.fetch)(url, init)
      } catch (cause) {
        throw networkError(label, cause)
      }
    }

  return async (label, request) => {
    const secret = checkToken(label, typeof token === 'function' ? await callToken(label, token) : token)
    const headers = { authorization: `Bearer ${secret}`, ...request.headers }
    const response = await chain(middleware, callFetch(label))({ ...request, headers })
    if (response.bodyUsed) {
      const detail = 'the response body was already read; middleware must read response.clone() instead'
      throw invalidResponse({ label, response }, detail)
    }
    const text = await response.text().catch((cause: unknown) => {
      throw networkError(label, cause)
    })
    // Errors must not show the token, even if the server repeats it. A shorter one is a test's, and may be part of a word.
    return { response, text: response.ok || secret.length < 8 ? text : text.replaceAll(secret, '[token]') }
  }
}

async function callToken(label: string, token: () => string | Promise<string>): Promise<string> {
  try {
    return await token()
  } catch (cause) {
    throw invalidArgument(label, `could not get the token: ${(cause as Error | undefined)?.message}`, cause)
  }
}

function networkError(label: string, cause: unknown): NetworkError {
  // The error of Node's `fetch` has the reason in its cause.
  const { message, cause: inner } = Object(cause) as { message?: string; cause?: { message?: string; code?: string } }
  const reason = inner?.message || inner?.code || message || 'the connection failed'
  return new NetworkError(label, { code: 'network_error', detail: `no complete response: ${reason}`, cause })
}
