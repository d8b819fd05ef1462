import { maxTimerMs } from './clock.js'
import { onAbort } from './on-abort.js'

/** What {@link interruptible} rejects with when the time is over or the signal aborts. */
export const interrupted = Symbol('interrupted')

/**
 * Runs work until the time is over or the signal aborts, and rejects then even if the work ignores its signal. A time that
 * exceeds what a timer can wait means no limit.
 */
export const interruptible = <Result>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>
) =>
  new Promise<Result>((resolve, reject) => {
    if (signal?.aborted || timeoutMs <= 0) return reject(interrupted)
    const controller = new AbortController()
    const endWith =
      <Value>(settle: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(timer)
        removeCallback()
        settle(value)
      }
    const interrupt = endWith(() => {
      reject(interrupted)
      controller.abort()
    })
    const timer = timeoutMs <= maxTimerMs ? setTimeout(interrupt, timeoutMs) : undefined
    const removeCallback = onAbort(signal, () => interrupt(undefined))
    work(controller.signal).then(endWith(resolve), endWith(reject))
  })
