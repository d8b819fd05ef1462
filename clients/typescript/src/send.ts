// Sends the requests of the contract: keeps within the rate limit, and repeats a request where that is safe.

import { createAttempt } from './attempt.js'
import { type Call, createCall } from './call-promise.js'
import { type Clock, systemClock } from './clock.js'
import { errorFromResponse } from './error-from-response.js'
import { TimeoutError } from './errors.js'
import type { Routes } from './generated/routes.js'
import { type CallOptions, checkNumber, checkToken, invalidArgument, type NotewireOptions } from './options.js'
import { createPrepare, type Prepared } from './prepare.js'
import { RateLimiter } from './rate-limiter.js'
import { parseJson, type Received, type ResponseSource } from './response-body.js'
import { backoffMs, mayPass, retryAfterMs } from './retry.js'
import { withTimeout } from './timeout.js'

/** Sends the request of a route. `unwrap` returns the result from the body of the response. It may throw. */
type SendCall = <Route extends keyof Routes, Data>(
  route: Route,
  input: Routes[Route]['input'],
  options: CallOptions | undefined,
  unwrap: (body: Routes[Route]['output'], source: ResponseSource) => Data
) => Call<Data>

/** Sends requests with the options of a client. */
export type Send = SendCall & { clock: Clock; deadline: number | undefined }

/** A call that is refused with 429 is repeated until the server has accepted no request of the client for this long. */
const longestRefusalMs = 900_000

/** Throws {@link InvalidArgumentError} if the options are not usable. */
export function createSend(options: NotewireOptions): Send {
  const label = 'new Notewire'
  if (!options) throw invalidArgument(label, 'options must be an object with baseUrl and token')
  const { clock = systemClock, longestWait = 60_000, maxResponseBytes = 2 ** 26, token, deadline } = options
  if (typeof token !== 'function') checkToken(label, token)
  checkNumber(label, 'longestWait', longestWait)
  checkNumber(label, 'maxResponseBytes', maxResponseBytes)
  const prepare = createPrepare(options)
  const attemptOnce = createAttempt(options, maxResponseBytes)
  const rateLimiter = new RateLimiter(clock, longestWait)
  let turns = 0

  /** Tries until there is a response with success, or until the deadline. */
  function run(call: Prepared): Promise<Received> {
    const { label, deadline, signal } = call
    const end = deadline ? clock.now() + deadline : Number.POSITIVE_INFINITY
    if (!deadline && !signal) return repeat(call, end)
    const timeoutError = () => late(call, 'no result')
    return withTimeout(label, deadline, timeoutError, signal, (signal) => repeat({ ...call, signal }, end))
  }

  async function repeat(call: Prepared, end: number): Promise<Received> {
    const { route, label, request, signal, timeout, retries, hooks } = call
    const turn = turns++
    let refusedAt: number | undefined
    for (let attempt = 1, failures = 0; ; attempt++) {
      const permit = await rateLimiter.acquire(turn, signal, (delayMs) => {
        if (clock.now() + delayMs > end) throw late(call, `the rate limit is used up for ${delayMs} ms`)
        // After a 429, `onRetry` has been told.
        if (refusedAt === undefined) {
          for (const each of hooks) each?.onWait?.({ operation: route, attempt, delayMs, reason: 'rate_limit' })
        }
      })
      let received: Received | undefined
      let error: unknown
      try {
        const timeoutError = () =>
          new TimeoutError(label, { code: 'timeout', detail: `no complete response within ${timeout} ms` })
        received = await withTimeout(label, timeout, timeoutError, signal, (signal) =>
          attemptOnce(label, request, signal)
        )
      } catch (thrown) {
        error = thrown
      }
      const response = received?.response
      const isRefused = response?.status === 429
      // A success is spared the rest.
      if (received?.response.ok) {
        rateLimiter.release(permit, response, undefined)
        return received
      }
      const delayMs = (response && retryAfterMs(response, longestWait)) ?? backoffMs(attempt - 1, longestWait)
      rateLimiter.release(permit, response, isRefused ? delayMs : undefined)
      if (received) error = errorFromResponse(received)
      const now = clock.now()
      refusedAt = isRefused ? (refusedAt ?? now) : undefined
      const hasFailed =
        refusedAt === undefined
          ? failures++ >= retries
          : now + delayMs > Math.max(refusedAt, rateLimiter.admittedAt) + longestRefusalMs
      if (retries === 0 || hasFailed || !mayPass(error)) throw error
      if (now + delayMs > end) throw late(call, `the next attempt would start in ${delayMs} ms`, error)
      for (const each of hooks) {
        each?.onRetry?.({ operation: route, attempt: attempt + 1, delayMs, reason: error.code, error })
      }
      // After a 429, all calls of the client wait in the rate limiter.
      if (!isRefused) await clock.sleep(delayMs, signal)
    }
  }

  const send: SendCall = (route, input, callOptions, unwrap) => {
    const result = async () => {
      const received = await run(await prepare(route, input, callOptions))
      const data = unwrap(parseJson(received) as Routes[typeof route]['output'], received)
      return { data, response: received.response }
    }
    return createCall(result())
  }
  return Object.assign(send, { clock, deadline })
}

const late = ({ label, deadline }: Prepared, reason: string, cause?: unknown) =>
  new TimeoutError(label, { code: 'deadline_exceeded', detail: `${reason}; the deadline is ${deadline} ms`, cause })
