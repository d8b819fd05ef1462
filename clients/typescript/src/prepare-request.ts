// Makes the request of a call: its URL, its headers and its body.
import { type ChangeOptions, type CreateOptions, checkBaseUrl, checkHeaders, type NotewireOptions } from './options.js'
import { queryString } from './url.js'
import { userAgent } from './user-agent.js'

/** What a route needs besides the options. */
export interface Input {
  path?: Record<string, unknown>
  query?: object | undefined
  body?: object
}

/** Throws {@link InvalidArgumentError} if the options are not usable. */
export function createPrepare(label: string, options: NotewireOptions) {
  const baseUrl = checkBaseUrl(label, options.baseUrl)
  const clientHeaders = { ...userAgent(), ...checkHeaders(label, options.headers) }

  return (requestLine: string, input: Input, body: string | undefined, callOptions?: CreateOptions & ChangeOptions) => {
    const [method, path] = requestLine.split(' ') as [string, string]
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      // Made once, so that all attempts have the same.
      ...(method === 'POST' && { 'idempotency-key': newKey() }),
      ...clientHeaders,
      ...(callOptions &&
        checkHeaders(requestLine, {
          'idempotency-key': callOptions.idempotencyKey,
          'if-match': callOptions.ifMatch,
          ...callOptions.headers,
        })),
    }
    return { url: baseUrl + path + queryString(input.query), method, headers, body }
  }
}

// Not `randomUUID`, which pages without HTTPS do not have.
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('')
