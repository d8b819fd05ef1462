// Sends the requests of the contract: keeps within the rate limit, and repeats a request where that is safe.

import { type Attempt, createAttempt, type Received } from './attempt.js'
import { type Call, createCall } from './call-promise.js'
import { type Clock, systemClock } from './clock.js'
import { errorFromResponse } from './error-from-response.js'
import { TimeoutError } from './errors.js'
import type { Routes } from './generated/routes.js'
import { abortError } from './on-abort.js'
import { type CallOptions, checkNumbers, checkToken, invalidArgument, type NotewireOptions } from './options.js'
import { createPrepare, type Prepared } from './prepare.js'
import { RateLimiter } from './rate-limiter.js'
import { parseJson, type ResponseSource } from './response-body.js'
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

/** What all calls of a client share. */
interface Shared {
  clock: Clock
  longestWait: number
  rateLimiter: RateLimiter
  attempt: Attempt
}

type Outcome =
  | { data: unknown; received: ResponseSource }
  | { error: unknown; isRefused: boolean; delayMs: number; received?: never }

/** A call that is refused with 429 is repeated until the server has accepted no request of the client for this long. */
const longestRefusalMs = 900_000

/** Throws {@link InvalidArgumentError} if the options are not usable. */
export function createSend(options: NotewireOptions): Send {
  if (!options) throw invalidArgument('new Notewire', 'options must be an object with baseUrl and token')
  const { clock = systemClock, longestWait = 60_000, maxResponseBytes = 2 ** 26, token, deadline } = options
  if (typeof token !== 'function') checkToken('new Notewire', token)
  checkNumbers('new Notewire', { longestWait, maxResponseBytes })
  const prepare = createPrepare(options)
  const rateLimiter = new RateLimiter(clock, longestWait)
  const shared = { clock, longestWait, rateLimiter, attempt: createAttempt(options, maxResponseBytes) }

  const send: SendCall = (route, input, callOptions, unwrap) => {
    const outcome = prepare(route, input, callOptions).then((call) => run(shared, call))
    return createCall(
      outcome.then(({ data, received }) => ({
        data: unwrap(data as Routes[typeof route]['output'], received),
        response: received.response,
      }))
    )
  }
  return Object.assign(send, { clock, deadline })
}

/** Tries until there is a result, or until the deadline. */
async function run(shared: Shared, call: Prepared) {
  const { label, deadline, signal } = call
  const end = shared.clock.now() + (deadline || Number.POSITIVE_INFINITY)
  if (!deadline) return repeat(shared, call, end)
  const timeoutError = () => late(call, 'no result')
  return withTimeout(label, deadline, timeoutError, signal, (signal) => repeat(shared, { ...call, signal }, end))
}

async function repeat(shared: Shared, call: Prepared, end: number) {
  const { clock, rateLimiter } = shared
  const { route, label, signal, retries, hooks } = call
  const turn = rateLimiter.nextTurn()
  let refusedAt: number | undefined
  for (let attempt = 1, failures = 0; ; attempt++) {
    if (signal?.aborted) throw abortError(label, signal)
    const onWait = (delayMs: number) => {
      if (clock.now() + delayMs > end) throw late(call, `the rate limit is used up for ${delayMs} ms`)
      // After a 429, `onRetry` has been told.
      if (refusedAt === undefined) hooks.onWait({ operation: route, attempt, delayMs, reason: 'rate_limit' })
    }
    const permit = await orAbort(call, rateLimiter.acquire(turn, signal, onWait))
    const outcome = await tryOnce(shared, call, permit, attempt - 1)
    if (outcome.received) return outcome
    const { error, isRefused, delayMs } = outcome
    const now = clock.now()
    refusedAt = isRefused ? (refusedAt ?? now) : undefined
    const hasFailed = isRefused
      ? now + delayMs > Math.max(refusedAt as number, rateLimiter.admittedAt) + longestRefusalMs
      : failures++ >= retries
    if (retries === 0 || hasFailed || !mayPass(error)) throw error
    if (now + delayMs > end) throw late(call, `the next attempt would start in ${delayMs} ms`, error)
    hooks.onRetry({ operation: route, attempt: attempt + 1, delayMs, reason: error.code, error })
    // After a 429, all calls of the client wait in the rate limiter.
    if (!isRefused) await orAbort(call, clock.sleep(delayMs, signal))
  }
}

async function tryOnce(
  { attempt, longestWait, rateLimiter }: Shared,
  { label, request, timeout, signal }: Prepared,
  permit: number,
  repeats: number
): Promise<Outcome> {
  let received: Received | undefined
  let delayMs = backoffMs(repeats, longestWait)
  let isRefused = false
  const timeoutError = () =>
    new TimeoutError(label, { code: 'timeout', detail: `no complete response within ${timeout} ms` })
  try {
    received = await withTimeout(label, timeout, timeoutError, signal, (signal) =>
      attempt(label, { ...request, signal })
    )
    const { response, text } = received
    if (response.ok) return { data: parseJson(text, received), received }
    delayMs = retryAfterMs(response, longestWait) ?? delayMs
    isRefused = response.status === 429
    return { error: errorFromResponse(received, text), isRefused, delayMs }
  } catch (error) {
    return { error, isRefused, delayMs }
  } finally {
    rateLimiter.release(permit, received?.response, isRefused ? delayMs : undefined)
  }
}

const late = ({ label, deadline }: Prepared, reason: string, cause?: unknown) =>
  new TimeoutError(label, { code: 'deadline_exceeded', detail: `${reason}; the deadline is ${deadline} ms`, cause })

/** Awaits a wait of a call. Throws `AbortError` or `TimeoutError` if the signal ends it. */
async function orAbort<Result>({ label, signal }: Prepared, wait: Promise<Result> | Result): Promise<Result> {
  try {
    return await wait
  } catch (error) {
    throw signal?.aborted ? abortError(label, signal) : error
  }
}
