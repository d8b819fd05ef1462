import { maxTimerMs } from './clock.js'
import type { NotewireError } from './errors.js'
import { abortError, onAbort } from './on-abort.js'

/**
 * Runs work until the time is over or the signal aborts, and rejects then even if the work ignores its signal. A time of 0,
 * or one that exceeds what a timer can wait, means no limit.
 */
export async function withTimeout<Result>(
  label: string,
  timeoutMs: number,
  timeoutError: () => NotewireError,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>
): Promise<Result> {
  if (signal?.aborted) throw abortError(label, signal)
  const controller = new AbortController()
  let createError: (() => NotewireError) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let removeCallback = () => {}
  try {
    return await new Promise((resolve, reject) => {
      const interrupt = (create: () => NotewireError) => {
        createError = create
        reject()
        controller.abort()
      }
      if (timeoutMs > 0 && timeoutMs <= maxTimerMs) timer = setTimeout(interrupt, timeoutMs, timeoutError)
      removeCallback = onAbort(signal, () => interrupt(() => abortError(label, signal as AbortSignal)))
      work(controller.signal).then(resolve, reject)
    })
  } catch (error) {
    // The error is created here, not in the timer, so that its stack shows the call.
    throw createError ? createError() : error
  } finally {
    clearTimeout(timer)
    removeCallback()
  }
}
