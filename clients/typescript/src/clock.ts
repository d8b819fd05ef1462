import { onAbort } from './on-abort.js'

/** Tells the time and waits between attempts. Timeouts of attempts use the system's timers. */
export interface Clock {
  /** Returns milliseconds since any moment. It must not go backwards. */
  now(): number
  /** Resolves after this many milliseconds; rejects when the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}

/** The longest delay of a timer, 24.8 days. With a longer one, `setTimeout` fires immediately. */
export const maxTimerMs = 2 ** 31 - 1

export const systemClock: Clock = {
  // The time of day can be set back, and waits would last longer then.
  now: () => performance.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const finish = () => {
        removeCallback()
        resolve()
      }
      const timer = setTimeout(finish, Math.min(milliseconds, maxTimerMs))
      const removeCallback = onAbort(signal, () => {
        clearTimeout(timer)
        reject(signal?.reason)
      })
    }),
}
