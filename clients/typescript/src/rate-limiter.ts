// Keeps a client within the server's rate limit. Each response states how many requests remain (`r`), and after how many
// seconds the budget is full again (`t`; draft-ietf-httpapi-ratelimit-headers). Calls beyond them wait. As soon as one more
// request may be left, one goes ahead, and its response states how many can follow. Calls start in the order in which they
// were made: one that was refused goes first.

import { onAbort } from './abort-signal.js'
import { type Clock, systemClock } from './clock.js'

/** How many requests may be in flight before the first response states the budget. */
const maxUnknown = 10
/** Most that a wait is prolonged at random, so that the clients of a token take turns. */
const maxJitterMs = 1000

type Budget = [_: number, remaining: number, resetSeconds: number, quota: number, windowSeconds: number]

interface Waiting {
  turn: number
  /** Aborted to make the call compute its wait again. */
  wakeUp?: AbortController
  permit?: number
}

export function createRateLimiter(clock: Clock, longestWaitMs: number) {
  const queue: Waiting[] = []
  let received = 0
  let inFlight = 0
  /** How many requests may be in flight. */
  let level = maxUnknown
  /** When one more may be sent; infinite if a response will tell. */
  let nextAt = Infinity
  /** Whether the budget was seen to reset as a whole. */
  let isWindow = false
  /** When the server began to refuse requests; `undefined` while it accepts them. */
  let refusedAt: number | undefined

  /**
   * Returns a permit for a request as soon as the budget allows it. It is the number of responses received when it was given.
   * A call that is interrupted, at `end` or by its signal, gets one too, and must release it without sending. All attempts
   * of a call have the same turn. `onWait` is called whenever the length of the wait is known; rejects with what it throws.
   */
  function acquire(
    turn: number,
    end: number,
    signal: AbortSignal | undefined,
    onWait: (delayMs: number) => void
  ): number | Promise<number> {
    if (clock.now() >= nextAt) allowOneMore()
    return queue.length === 0 && inFlight < level ? begin() : wait(turn, end, signal, onWait)
  }

  /**
   * Ends a request. After a response with status 429, all wait for `pauseMs`. Returns for how long the server has refused all
   * requests.
   */
  function release(permit: number, response: Response | undefined, pauseMs: number): number {
    inFlight--
    const now = clock.now()
    if (response) {
      const later = received++ - permit
      if (response.status !== 429) readBudget(response, later, now)
      else {
        refusedAt ??= now
        level = 0
        // A server that asks for no wait would get thousands of requests a second.
        waitFor(pauseMs || 1000, now)
      }
    }
    startWaiting()
    return now - (refusedAt ?? now)
  }

  /** Reads the budget from a response. `later` is the number of responses that arrived since the request was sent. */
  function readBudget({ headers, ok }: Response, later: number, now: number) {
    refusedAt = undefined
    // Such as `"default";r=599;t=60 "default";q=600;w=60`.
    const fields = `${headers.get('ratelimit')} ${headers.get('ratelimit-policy')}`
    const found = /;r=(\d+);t=(\d+)(?:.*;q=(\d+);w=(\d+))?/.exec(fields)
    if (!found) {
      // A proxy, or a server in trouble, states no budget either.
      if (ok) level = Infinity
      return
    }
    const [, remaining, resetSeconds, quota, windowSeconds] = found.map(Number) as Budget
    // A budget that refills continuously has one more request after w/q seconds, and needs this long for each that is
    // missing. Otherwise it is a window that resets as a whole.
    const secondsEach = windowSeconds / quota
    isWindow ||= !(Math.abs(resetSeconds - (quota - remaining) * secondsEach) <= 1 + secondsEach)
    // Responses arrive out of order: those that arrived since this request was sent may have taken some of the `r`.
    level = Math.max(remaining - later, Math.min(remaining, level - 1))
    waitFor((isWindow ? resetSeconds : secondsEach) * 1000, now)
  }

  function waitFor(ms: number, now: number) {
    const waitMs = Math.min(ms, longestWaitMs)
    nextAt = now + waitMs + Math.random() * Math.min(waitMs, maxJitterMs)
  }

  function begin(): number {
    inFlight++
    return received
  }

  function allowOneMore() {
    level = Math.max(level, inFlight + 1)
    nextAt = Infinity
  }

  function startWaiting() {
    for (let next = queue[0]; next && inFlight < level; next = queue[0]) {
      queue.shift()
      next.permit = begin()
      next.wakeUp?.abort()
    }
    queue[0]?.wakeUp?.abort()
  }

  /** Waits for the budget. Each wait has its own timer: on Cloudflare Workers and the like, those of a request end with it. */
  async function wait(
    turn: number,
    end: number,
    signal: AbortSignal | undefined,
    onWait: (delayMs: number) => void
  ): Promise<number> {
    const waiting: Waiting = { turn }
    queue.splice(queue.findLastIndex((each) => each.turn < turn) + 1, 0, waiting)
    const removeCallback = onAbort(signal, () => waiting.wakeUp?.abort())
    try {
      startWaiting()
      while (waiting.permit === undefined && !signal?.aborted && clock.now() < end) {
        const resumeAt = nextAt
        const delayMs = Math.ceil(Math.max(0, resumeAt - clock.now()))
        const isKnown = delayMs < Infinity
        if (isKnown) onWait(delayMs)
        waiting.wakeUp = new AbortController()
        const woken = waiting.wakeUp.signal
        const leftMs = end - clock.now()
        // A request that such a platform cancels never reports its end, so that no wait for a response may be endless.
        const sleepMs = isKnown ? delayMs : Math.min(longestWaitMs, leftMs)
        await (isKnown ? clock : systemClock).sleep(sleepMs, woken).catch(() => {})
        // The end of the deadline tells nothing of the budget. Timers may fire a little before it.
        if (woken.aborted || resumeAt !== nextAt || sleepMs === leftMs) continue
        allowOneMore()
        startWaiting()
      }
      return waiting.permit ?? begin()
    } finally {
      removeCallback()
      if (waiting.permit === undefined) {
        queue.splice(queue.indexOf(waiting), 1)
        startWaiting()
      }
    }
  }

  return { acquire, release }
}
