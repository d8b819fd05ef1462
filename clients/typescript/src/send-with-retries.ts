// Sends the requests of the contract: keeps within the rate limit, and repeats a request where that is safe.

import { abortError } from './abort-signal.js'
import { createAttempt, type Outcome } from './attempt.js'
import { type Call, createCall, type WithResponse } from './call-promise.js'
import { type Clock, systemClock } from './clock.js'
import type { Unwrap } from './envelope.js'
import { TimeoutError } from './errors.js'
import type { Routes } from './generated/routes.js'
import { type CallOptions, checkNumbers, checkToken, type NotewireOptions } from './options.js'
import { createPrepare, type Input } from './prepare-request.js'
import { createRateLimiter } from './rate-limiter.js'
import { encodeBody } from './request-body.js'
import { isTransient, retryDelayMs } from './retry.js'
import { interrupted, interruptible } from './time-limit.js'
import { fillRoute } from './url.js'

/** Sends the request of a route. `unwrap` returns the result from the body of the response. It may throw. */
type SendCall = <Route extends keyof Routes, Data>(
  route: Route,
  input: Routes[Route]['input'],
  options: CallOptions | undefined,
  unwrap: Unwrap<Routes[Route]['output'], Data>
) => Call<Data>

/** Sends requests with the options of a client. */
export type Send = SendCall & { clock: Clock; deadline: number }

/** A call that is refused with 429 is repeated until the server has refused all requests of the client for this long. */
const longestRefusalMs = 900_000

/** Throws {@link InvalidArgumentError} if the options are not usable. */
export function createSend(options: NotewireOptions): Send {
  const label = 'new Notewire'
  const prepare = createPrepare(label, options ?? {})
  const { clock = systemClock, token } = options
  if (typeof token !== 'function') checkToken(label, token)
  const defaults = { timeout: 30_000, deadline: 0, retries: 3, longestWait: 60_000, maxResponseBytes: 2 ** 26 }
  const numbers = checkNumbers(label, defaults, options)
  const run = createRun(options, prepare, clock, numbers)
  const send: SendCall = (...call) => createCall(run(...call))
  return Object.assign(send, { clock, deadline: numbers.deadline })
}

function createRun(
  options: NotewireOptions,
  prepare: ReturnType<typeof createPrepare>,
  clock: Clock,
  numbers: Record<'timeout' | 'deadline' | 'retries' | 'longestWait' | 'maxResponseBytes', number>
) {
  const attemptOnce = createAttempt(options, numbers.maxResponseBytes)
  const rateLimiter = createRateLimiter(clock, numbers.longestWait)
  let turns = 0

  /** Tries until there is a response with success, or until the deadline. */
  return async <Body, Data>(
    route: keyof Routes,
    input: Input,
    callOptions: CallOptions | undefined,
    unwrap: Unwrap<Body, Data>
  ): Promise<WithResponse<Data>> => {
    // Errors begin with it.
    const requestLine = fillRoute(route, input.path)
    const body = input.body && (await encodeBody(requestLine, input.body))
    const request = prepare(requestLine, input, body, callOptions)
    const { timeout, deadline, retries } = callOptions ? checkNumbers(requestLine, numbers, callOptions) : numbers
    const timeoutMs = timeout || Infinity
    const signal = callOptions?.signal
    const hooks = [options, callOptions]
    const turn = turns++
    const end = deadline ? clock.now() + deadline : Infinity
    const late = (reason: string, cause?: unknown) =>
      new TimeoutError(requestLine, {
        code: 'deadline_exceeded',
        detail: `${reason}; the deadline is ${Math.ceil(deadline)} ms`,
        cause,
      })
    const interruption = (leftMs: number) => {
      if (signal?.aborted) return abortError(requestLine, signal)
      if (leftMs < timeoutMs) return late('no result')
      return new TimeoutError(requestLine, { code: 'timeout', detail: `no complete response within ${timeout} ms` })
    }

    for (let attempt = 1, failures = 0, isTold = false; ; attempt++) {
      const permit = await rateLimiter.acquire(turn, end, signal, (delayMs) => {
        if (clock.now() + delayMs > end) throw late(`the rate limit is used up for ${delayMs} ms`)
        if (isTold) return
        isTold = true
        for (const each of hooks) each?.onWait?.({ operation: route, attempt, delayMs, reason: 'rate_limit' })
      })
      const leftMs = end - clock.now()
      let outcome: Outcome<Data> | { response?: undefined; error: unknown }
      try {
        outcome = await interruptible(Math.min(timeoutMs, leftMs), signal, (signal) =>
          attemptOnce(requestLine, request, signal, unwrap)
        )
      } catch (thrown) {
        // Created here, not in the timer, so that its stack shows the call.
        outcome = { error: thrown === interrupted ? interruption(leftMs) : thrown }
      }
      const { response } = outcome
      // A success needs nothing of what follows.
      if ('data' in outcome) {
        rateLimiter.release(permit, response, 0)
        return outcome
      }
      const { error } = outcome
      const isRefused = response?.status === 429
      const delayMs = retryDelayMs(response?.headers, attempt - 1, numbers.longestWait)
      const refusedMs = rateLimiter.release(permit, response, delayMs)
      const isLast = isRefused && retries > 0 ? refusedMs + delayMs > longestRefusalMs : failures++ >= retries
      if (isLast || signal?.aborted || !isTransient(response, error)) throw error
      if (clock.now() + delayMs > end) throw late(`the next attempt starts in ${delayMs} ms`, error)
      for (const each of hooks) {
        each?.onRetry?.({ operation: route, attempt: attempt + 1, delayMs, reason: error.code, error })
      }
      isTold = isRefused
      // After a 429, all calls of the client wait in the rate limiter. If the signal aborts, the next attempt rejects.
      if (!isRefused) await clock.sleep(delayMs, signal).catch(() => {})
    }
  }
}
