// Keeps a client within the server's rate limit. Each response states how many requests remain (`r`), and after how many
// seconds the budget is full again (`t`; draft-ietf-httpapi-ratelimit-headers). Calls beyond them wait. As soon as one more
// request may be left, one goes ahead, and its response states how many can follow. Calls start in the order in which they
// were made: one that was refused goes first.
import { type Clock, systemClock } from './clock.js'
import { onAbort } from './on-abort.js'

/** How many requests may be in flight before the first response states the budget. */
const maxUnknown = 10
/** Most that a wait is prolonged at random, so that the clients of a token take turns. */
const maxJitterMs = 1000

interface Waiting {
  turn: number
  /** Its end makes the call look again how long to wait. */
  timer: AbortController
  permit?: number
}

export class RateLimiter {
  readonly #clock: Clock
  readonly #longestWaitMs: number
  readonly #queue: Waiting[] = []
  #received = 0
  #inFlight = 0
  /** How many requests may be in flight. */
  #level = maxUnknown
  /** When one more may be sent; infinite if a response will tell. */
  #nextAt = Number.POSITIVE_INFINITY
  /** Whether the budget was seen to reset as a whole. */
  #isWindow = false
  /** When the server last accepted a request. */
  admittedAt: number

  constructor(clock: Clock, longestWaitMs: number) {
    this.#clock = clock
    this.#longestWaitMs = longestWaitMs
    this.admittedAt = clock.now()
  }

  /**
   * Returns a permit for a request as soon as the budget allows it. All attempts of a call have the same turn. Rejects
   * when the signal aborts before, or with what `onWait` throws, which is called once the length of the wait is known.
   */
  acquire(turn: number, signal: AbortSignal | undefined, onWait: (delayMs: number) => void): number | Promise<number> {
    if (this.#clock.now() >= this.#nextAt) this.#allowOneMore()
    return this.#queue.length === 0 && this.#inFlight < this.#level ? this.#begin() : this.#wait(turn, signal, onWait)
  }

  /** Ends a request. `pauseMs` is the wait that a response with status 429 asks for. */
  release(permit: number, response: Response | undefined, pauseMs: number | undefined): void {
    this.#inFlight--
    if (response) this.#update(response, pauseMs, this.#received++ - permit)
    this.#startWaiting()
  }

  /** Reads the budget from a response. `later` is the number of responses that arrived since the request was sent. */
  #update({ headers }: Response, pauseMs: number | undefined, later: number) {
    if (pauseMs !== undefined) {
      this.#level = 0
      this.#waitFor(pauseMs)
      return
    }
    this.admittedAt = this.#clock.now()
    // Such as `"default";r=599;t=60 "default";q=600;w=60`.
    const fields = `${headers.get('ratelimit')} ${headers.get('ratelimit-policy')}`
    const parameter = (pattern: RegExp) => Number(pattern.exec(fields)?.[1])
    const remaining = parameter(/;\s*r=(\d+)/)
    const resetSeconds = parameter(/;\s*t=(\d+)/)
    if (remaining >= 0 && resetSeconds >= 0) {
      const quota = parameter(/;\s*q=(\d+)/)
      // A budget that refills continuously has one more request after w/q seconds, and needs this long for each that is
      // missing. Otherwise it is a window that resets as a whole.
      const secondsEach = parameter(/;\s*w=(\d+)/) / quota
      this.#isWindow ||= !(Math.abs(resetSeconds - (quota - remaining) * secondsEach) <= 1 + secondsEach)
      // Responses arrive out of order: those that arrived since this request was sent may have taken some of the `r`.
      this.#level = Math.max(remaining - later, Math.min(remaining, this.#level - 1))
      this.#waitFor((this.#isWindow ? resetSeconds : secondsEach) * 1000)
    } else this.#level = Number.POSITIVE_INFINITY
  }

  #waitFor(ms: number) {
    const waitMs = Math.min(ms, this.#longestWaitMs)
    this.#nextAt = this.#clock.now() + waitMs + Math.random() * Math.min(waitMs, maxJitterMs)
  }

  #begin(): number {
    this.#inFlight++
    return this.#received
  }

  #allowOneMore() {
    this.#level = Math.max(this.#level, this.#inFlight + 1)
    this.#nextAt = Number.POSITIVE_INFINITY
  }

  #startWaiting() {
    for (let next = this.#queue[0]; next && this.#inFlight < this.#level; next = this.#queue[0]) {
      this.#queue.shift()
      next.permit = this.#begin()
      next.timer.abort()
    }
    this.#queue[0]?.timer.abort()
  }

  /** Waits for the budget. Each wait has a timer of its own: on workers, the timers of a request end with it. */
  async #wait(turn: number, signal: AbortSignal | undefined, onWait: (delayMs: number) => void): Promise<number> {
    const queue = this.#queue
    const waiting: Waiting = { turn, timer: new AbortController() }
    queue.splice(queue.findLastIndex((each) => each.turn < turn) + 1, 0, waiting)
    const removeCallback = onAbort(signal, () => waiting.timer.abort())
    let isReported = false
    try {
      this.#startWaiting()
      while (waiting.permit === undefined) {
        signal?.throwIfAborted()
        const end = this.#nextAt
        const delayMs = Math.ceil(Math.max(0, end - this.#clock.now()))
        const isKnown = delayMs < Number.POSITIVE_INFINITY
        if (isKnown && !isReported) onWait(delayMs)
        isReported ||= isKnown
        waiting.timer = new AbortController()
        const woken = waiting.timer.signal
        // A worker's request that was canceled never reports its end, so that no wait for a response may be endless.
        const sleep = isKnown ? this.#clock.sleep(delayMs, woken) : systemClock.sleep(this.#longestWaitMs, woken)
        try {
          await sleep
        } catch {
          continue
        }
        if (end !== this.#nextAt) continue
        this.#allowOneMore()
        this.#startWaiting()
      }
      return waiting.permit
    } finally {
      removeCallback()
      const index = queue.indexOf(waiting)
      if (index >= 0) queue.splice(index, 1)
      if (index === 0) this.#startWaiting()
    }
  }
}
