// Sends the requests of the contract: keeps within the rate limit, and repeats a request where that is safe.

import { createAttempt } from './attempt.js'
import { type Call, createCall, type WithResponse } from './call-promise.js'
import { systemClock } from './clock.js'
import { errorFromResponse } from './error-from-response.js'
import type { Routes } from './generated/routes.js'
import type { HttpRequest } from './middleware.js'
import { abortError } from './on-abort.js'
import {
  type CallOptions,
  checkBaseUrl,
  checkHeaders,
  checkToken,
  invalidArgument,
  type NotewireOptions,
} from './options.js'
import { createRateLimiter } from './rate-limiter.js'
import { encodeBody } from './request-body.js'
import { type LabeledResponse, parseJson } from './response-body.js'
import { backoffMs, mayRetry, retryAfterMs } from './retry.js'
import { withTimeout } from './timeout.js'
import { fillPath, queryString } from './url.js'

/** Sends the request of a route. `unwrap` returns the result from the body of the response. It may throw. */
export type Send = <Route extends keyof Routes, Data>(
  route: Route,
  input: Routes[Route]['input'],
  options: CallOptions | undefined,
  unwrap: (body: Routes[Route]['output'], source: LabeledResponse) => Data
) => Call<Data>

interface Input {
  path?: Record<string, unknown>
  query?: object
  body?: object
}

/** A request before the first attempt. */
type Prepared = Omit<HttpRequest, 'signal'>

type Outcome = WithResponse<unknown> | { error: unknown; waitMs: number | undefined }

/** Throws {@link InvalidArgumentError} if the options are not usable. */
export function createSend(options: NotewireOptions): Send {
  const { clock = systemClock, longestWait = 60_000 } = options
  const baseUrl = checkBaseUrl(options.baseUrl)
  const clientHeaders = checkHeaders('new Notewire', options.headers)
  if (typeof options.token !== 'function') checkToken('new Notewire', options.token)
  const rateLimiter = createRateLimiter(clock, longestWait)
  const attempt = createAttempt(options)

  async function send(route: keyof Routes, input: Input, callOptions: CallOptions = {}) {
    const { signal, timeout = options.timeout ?? 30_000, retries = options.retries ?? 3 } = callOptions
    const [method = '', template = ''] = route.split(' ')
    const path = fillPath(route, template, input.path)
    const label = `${method} ${path}`
    if (![timeout, retries, longestWait].every((value) => value >= 0)) {
      throw invalidArgument(label, 'timeout, retries and longestWait must be numbers of at least 0')
    }
    const body = input.body && (await encodeBody(label, input.body))
    const headers = {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...clientHeaders,
      ...checkHeaders(label, callOptions.headers),
    }
    const request = { url: baseUrl + path + queryString(input.query), method, headers, body }
    for (let repeats = 0; ; repeats++) {
      const outcome = await tryOnce(label, request, timeout, signal)
      if ('response' in outcome) return { label, ...outcome }
      const { error, waitMs = backoffMs(repeats, longestWait) } = outcome
      if (repeats >= retries || !mayRetry(error, route)) throw error
      await orAbort(label, signal, clock.sleep(waitMs, signal))
    }
  }

  async function tryOnce(label: string, request: Prepared, timeout: number, signal?: AbortSignal): Promise<Outcome> {
    if (signal?.aborted) throw abortError(label, signal)
    const generation = await orAbort(label, signal, rateLimiter.acquire(signal))
    let response: Response | undefined
    let waitMs: number | undefined
    try {
      const received = await withTimeout(label, timeout, signal, (signal) => attempt(label, { ...request, signal }))
      response = received.response
      if (response.ok) return { data: parseJson(received.text, { label, response }), response }
      waitMs = retryAfterMs(response, clock.now(), longestWait)
      return { error: errorFromResponse(label, response, received.text), waitMs }
    } catch (error) {
      return { error, waitMs }
    } finally {
      rateLimiter.release(generation, response, response?.status === 429 ? waitMs : undefined)
    }
  }

  return (route, input, callOptions, unwrap) => {
    const result = send(route, input, callOptions).then(({ label, data, response }) => ({
      data: unwrap(data as Routes[typeof route]['output'], { label, response }),
      response,
    }))
    return createCall(result)
  }
}

/** Awaits a wait that only an abort can reject. Throws `AbortError` or `TimeoutError` then. */
async function orAbort<Result>(label: string, signal: AbortSignal | undefined, wait: Promise<Result> | Result) {
  try {
    return await wait
  } catch {
    throw abortError(label, signal as AbortSignal)
  }
}
