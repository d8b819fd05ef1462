// Keeps within the server's budget. Each answer says in `RateLimit` (IETF draft-ietf-httpapi-ratelimit-headers) how many
// requests are left and in how many seconds the budget is whole again; who would exceed it waits for that.
import { onAbort } from './abort.js'
import type { Clock } from './clock.js'

// How many requests may be on their way while nothing is known of the budget yet.
const probes = 10
// `t` is in whole seconds: an end that is later by more than their rounding belongs to another window.
const rounding = 2000

export function pacer(clock: Clock, longest: number) {
  let left: number | undefined
  let ends = Number.POSITIVE_INFINITY
  // Counts the budgets: what an answer says of one that is over is no news of the next.
  let budget = 0
  let underWay = 0
  const waiting = new Set<() => void>()
  let alarm: AbortController | undefined

  function free() {
    if (clock.now() >= ends) {
      left = undefined
      ends = Number.POSITIVE_INFINITY
      budget++
    }
    return underWay < (left ?? probes)
  }

  /** Lets through whom the budget allows, first come first served, and comes back when it is whole again. */
  function admit() {
    for (const enter of waiting) {
      if (!free()) break
      waiting.delete(enter)
      underWay++
      enter()
    }
    if (waiting.size === 0) {
      alarm?.abort()
      alarm = undefined
    } else if (!alarm && ends < Number.POSITIVE_INFINITY) {
      const mine = new AbortController()
      alarm = mine
      const again = () => {
        if (alarm !== mine) return
        alarm = undefined
        admit()
      }
      clock.sleep(ends - clock.now(), mine.signal).then(again, again)
    }
  }

  return {
    /** Gives the budget of a request once it may be sent; rejects when the signal aborts before. */
    enter(signal?: AbortSignal): Promise<number> | number {
      if (waiting.size === 0 && free()) {
        underWay++
        return budget
      }
      return new Promise((resolve, reject) => {
        const enter = () => {
          ignore()
          resolve(budget)
        }
        const ignore = onAbort(signal, () => {
          waiting.delete(enter)
          admit()
          reject(signal?.reason)
        })
        waiting.add(enter)
        admit()
      })
    },

    /**
     * Ends a request, and notes what its answer says of its budget: `pause` is the wait in milliseconds of one that was
     * refused for want of it. Each `enter` needs its `leave`.
     */
    leave(entered: number, response?: Response, pause?: number) {
      underWay--
      const [, r, t] = /;\s*r=(\d+)\s*;\s*t=(\d+)/.exec(response?.headers.get('ratelimit') ?? '') ?? []
      if (entered === budget && pause !== undefined) {
        left = 0
        ends = clock.now() + pause
      } else if (entered === budget && r && t) {
        const end = clock.now() + Math.min(Number(t) * 1000, longest)
        const same = left !== undefined && end <= ends + rounding
        // Answers overtake one another: in one window the budget only shrinks.
        left = same ? Math.min(left as number, Number(r)) : Number(r)
        ends = same ? Math.min(ends, end) : end
      } else if (response && !r) left ??= Number.POSITIVE_INFINITY
      admit()
    },
  }
}
