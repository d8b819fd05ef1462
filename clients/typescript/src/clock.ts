import { onAbort } from './abort.js'

/** Time, as waiting for a budget or before a retry sees it. Give your own in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after so many milliseconds; rejects when the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}

/** The longest that timers can wait, in milliseconds: 24.8 days. */
export const longestTimer = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      // A longer one would end at once.
      const timer = setTimeout(
        () => {
          ignore()
          resolve()
        },
        Math.min(milliseconds, longestTimer)
      )
      const ignore = onAbort(signal, () => {
        clearTimeout(timer)
        reject(signal?.reason)
      })
    }),
}
