import { interruptible } from './time-limit.js'

/** Tells the time and waits between attempts. Timeouts of attempts use the system's timers. */
export interface Clock {
  /** Returns milliseconds since any moment. It must not go backwards. */
  now(): number
  /** Resolves after this many milliseconds; rejects when the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  // The time of day can be set back, and waits would last longer then.
  now: () => performance.now(),
  async sleep(milliseconds, signal) {
    const forever = () => new Promise(() => {})
    await interruptible(milliseconds, signal, forever).catch(() => {})
    signal?.throwIfAborted()
  },
}
