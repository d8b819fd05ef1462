import { onAbort } from './abort-signal.js'

/** The longest delay of a timer, 24.8 days. With a longer one, `setTimeout` fires immediately. */
const maxTimerMs = 2 ** 31 - 1

/** What {@link interruptible} rejects with when the time is over or the signal aborts. */
export const interrupted = Symbol()

/** Runs work until the time is over or the signal aborts, and rejects then even if the work ignores its signal. */
export const interruptible = <Result>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>
) =>
  new Promise<Result>((resolve, reject) => {
    if (signal?.aborted || timeoutMs <= 0) return reject(interrupted)
    const controller = new AbortController()
    const end = () => {
      clearTimeout(timer)
      removeCallback()
    }
    const interrupt = () => {
      end()
      reject(interrupted)
      controller.abort()
    }
    const timer = setTimeout(interrupt, Math.min(timeoutMs, maxTimerMs))
    const removeCallback = onAbort(signal, interrupt)
    // Not `finally`, which costs two more promises for each call.
    work(controller.signal).then(
      (result) => {
        end()
        resolve(result)
      },
      (error) => {
        end()
        reject(error)
      }
    )
  })
