import { onAbort } from './abort-signal.js'
import type { Clock } from './clock.js'

/** A clock whose waits take no time. */
export interface FakeClock extends Clock {
  /** The waits that ended, in milliseconds. */
  waits: number[]
}

// Taken now: the fake timers of a test framework may replace them later, and would stop this clock.
const { setImmediate: setNodeImmediate, setTimeout: setSystemTimeout } = globalThis as typeof globalThis & {
  setImmediate?: (callback: () => void) => void
}
const soon = (callback: () => void) => (setNodeImmediate ?? setSystemTimeout)(callback)

/**
 * Creates a clock for the tests of a program: a wait moves its time, and ends as soon as the program has nothing else to
 * do. Give the same clock to all clients of a test, so that their waits end in the right order.
 */
export function fakeClock(): FakeClock {
  let time = 0
  let isScheduled = false
  const sleepers = new Set<{ end: number; wake: () => void }>()

  function schedule() {
    if (isScheduled || sleepers.size === 0) return
    isScheduled = true
    soon(() => {
      isScheduled = false
      const [next, ...others] = sleepers
      if (!next) return
      const first = others.reduce((earliest, each) => (each.end < earliest.end ? each : earliest), next)
      time = Math.max(time, first.end)
      first.wake()
      schedule()
    })
  }

  const clock: FakeClock = {
    waits: [],
    now: () => time,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const sleeper = {
          end: time + milliseconds,
          wake() {
            sleepers.delete(sleeper)
            removeCallback()
            clock.waits.push(milliseconds)
            resolve()
          },
        }
        sleepers.add(sleeper)
        const removeCallback = onAbort(signal, () => {
          sleepers.delete(sleeper)
          reject(signal?.reason)
        })
        schedule()
      }),
  }
  return clock
}
