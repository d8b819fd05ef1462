// Turns a call into a request: checks the options, fills the path, encodes the body.
import type { Routes } from './generated/routes.js'
import type { HttpRequest } from './middleware.js'
import {
  type ChangeOptions,
  type CreateOptions,
  checkBaseUrl,
  checkHeaders,
  checkNumber,
  type Hooks,
  type NotewireOptions,
} from './options.js'
import { encodeBody } from './request-body.js'
import { fillRoute, queryString } from './url.js'
import { userAgent } from './user-agent.js'

/** What a route needs besides the options. */
export interface Input {
  path?: Record<string, unknown>
  query?: object | undefined
  body?: object
}

/** A call before its first attempt. */
export interface Prepared {
  route: keyof Routes
  /** What errors begin with: the method and path of the request. */
  label: string
  request: Omit<HttpRequest, 'signal'>
  signal: AbortSignal | undefined
  timeout: number
  deadline: number
  retries: number
  /** The hooks of the client and those of the call. */
  hooks: (Hooks | undefined)[]
}

/** Throws {@link InvalidArgumentError} if the options are not usable. */
export function createPrepare(options: NotewireOptions) {
  const baseUrl = checkBaseUrl(options.baseUrl)
  const clientHeaders = { ...userAgent(), ...checkHeaders('new Notewire', options.headers) }

  return async (route: keyof Routes, input: Input, callOptions?: CreateOptions & ChangeOptions): Promise<Prepared> => {
    const label = fillRoute(route, input.path)
    const space = label.indexOf(' ')
    const method = label.slice(0, space)
    const number = (name: 'timeout' | 'deadline' | 'retries', byDefault: number) =>
      checkNumber(label, name, callOptions?.[name] ?? options[name] ?? byDefault)
    const body = input.body && (await encodeBody(label, input.body))
    return {
      route,
      label,
      signal: callOptions?.signal,
      timeout: number('timeout', 30_000),
      deadline: number('deadline', 0),
      retries: number('retries', 3),
      request: {
        url: baseUrl + label.slice(space + 1) + queryString(input.query),
        method,
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          // Made once, so that all attempts have the same.
          ...(method === 'POST' && { 'idempotency-key': newKey() }),
          ...clientHeaders,
          ...(callOptions &&
            checkHeaders(label, {
              'idempotency-key': callOptions.idempotencyKey,
              'if-match': callOptions.ifMatch,
              ...callOptions.headers,
            })),
        },
        body,
      },
      hooks: [options, callOptions],
    }
  }
}

// Not `randomUUID`, which pages without HTTPS do not have.
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('')
