// Keeps a client within the server's rate limit. Each response states in `RateLimit` how many requests remain and in how
// many seconds the budget resets (draft-ietf-httpapi-ratelimit-headers); requests beyond it wait for the reset.

import type { Clock } from './clock.js'
import { onAbort } from './on-abort.js'

/** How many requests may be in flight before the first response states the budget. */
const maxUnknown = 10
/** The reset is in whole seconds. A later one within this many milliseconds is the same reset, rounded differently. */
const roundingMs = 2000

export function createRateLimiter(clock: Clock, maxWaitMs: number) {
  const budget = createBudget(clock, maxWaitMs)
  let inFlight = 0
  const waiting = new Set<() => void>()
  let timer: AbortController | undefined

  /** Starts as many waiting requests as the budget allows, in order of arrival, and runs again at the reset. */
  function startWaiting() {
    for (const start of waiting) {
      if (!budget.allows(inFlight)) break
      waiting.delete(start)
      inFlight++
      start()
    }
    const waitMs = budget.msToReset()
    if (waiting.size === 0) {
      timer?.abort()
      timer = undefined
    } else if (!timer && waitMs < Number.POSITIVE_INFINITY) {
      const thisTimer = new AbortController()
      timer = thisTimer
      const onReset = () => {
        if (timer !== thisTimer) return
        timer = undefined
        startWaiting()
      }
      clock.sleep(waitMs, thisTimer.signal).then(onReset, onReset)
    }
  }

  return {
    /** Resolves to the budget's generation once a request may be sent; rejects when the signal aborts before. */
    acquire(signal?: AbortSignal): Promise<number> | number {
      if (waiting.size === 0 && budget.allows(inFlight)) {
        inFlight++
        return budget.generation()
      }
      return new Promise((resolve, reject) => {
        const start = () => {
          removeCallback()
          resolve(budget.generation())
        }
        const removeCallback = onAbort(signal, () => {
          waiting.delete(start)
          startWaiting()
          reject(signal?.reason)
        })
        waiting.add(start)
        startWaiting()
      })
    },

    /** Ends a request that `acquire` admitted. `pauseMs` is the wait that a response with status 429 asks for. */
    release(acquired: number, response?: Response, pauseMs?: number) {
      inFlight--
      budget.update(acquired, response, pauseMs)
      startWaiting()
    },
  }
}

/** The budget of requests, as far as responses have stated it. */
function createBudget(clock: Clock, maxWaitMs: number) {
  let remaining: number | undefined
  let resetAt = Number.POSITIVE_INFINITY
  // Counts the resets: a response to a request from before a reset does not describe the present budget.
  let generation = 0

  return {
    generation: () => generation,
    msToReset: () => resetAt - clock.now(),

    allows(inFlight: number): boolean {
      if (clock.now() >= resetAt) {
        remaining = undefined
        resetAt = Number.POSITIVE_INFINITY
        generation++
      }
      return inFlight < (remaining ?? maxUnknown)
    },

    update(acquired: number, response: Response | undefined, pauseMs: number | undefined) {
      const [, r, t] = /;\s*r=(\d+)\s*;\s*t=(\d+)/.exec(response?.headers.get('ratelimit') ?? '') ?? []
      if (acquired === generation && pauseMs !== undefined) {
        remaining = 0
        resetAt = clock.now() + pauseMs
      } else if (acquired === generation && r && t) {
        const stated = clock.now() + Math.min(Number(t) * 1000, maxWaitMs)
        const isSame = remaining !== undefined && stated <= resetAt + roundingMs
        // Responses arrive out of order: until the reset, the budget only shrinks.
        remaining = isSame ? Math.min(remaining as number, Number(r)) : Number(r)
        resetAt = isSame ? Math.min(resetAt, stated) : stated
      } else if (response && !r) remaining ??= Number.POSITIVE_INFINITY
    },
  }
}
