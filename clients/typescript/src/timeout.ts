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
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let removeCallback = () => {}
  const interrupted = new Promise<() => NotewireError>((resolve) => {
    const interrupt = (createError: () => NotewireError) => {
      resolve(createError)
      controller.abort()
    }
    if (timeoutMs > 0 && timeoutMs <= maxTimerMs) timer = setTimeout(interrupt, timeoutMs, timeoutError)
    removeCallback = onAbort(signal, () => interrupt(() => abortError(label, signal as AbortSignal)))
  })
  try {
    const done = work(controller.signal).then((result) => () => result)
    const getResult = await Promise.race([interrupted.then(thrower), done])
    // The error is created here, not in the timer, so that its stack shows the call.
    return getResult()
  } finally {
    clearTimeout(timer)
    removeCallback()
  }
}

const thrower = (createError: () => NotewireError) => () => {
  throw createError()
}
