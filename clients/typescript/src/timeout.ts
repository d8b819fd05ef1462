import { maxTimerMs } from './clock.js'
import { type NotewireError, TimeoutError } from './errors.js'
import { abortError, onAbort } from './on-abort.js'

/**
 * Runs work until the timeout expires or the signal aborts, and rejects then even if the work ignores its signal. A timeout
 * of 0, or one that exceeds what a timer can wait, means no limit.
 */
export async function withTimeout<Result>(
  label: string,
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>
): Promise<Result> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let removeCallback = () => {}
  const interrupted = new Promise<never>((_, reject) => {
    const interrupt = (error: NotewireError) => {
      reject(error)
      controller.abort(error)
    }
    const onTimeout = () =>
      interrupt(new TimeoutError(label, { code: 'timeout', detail: `no complete response within ${timeoutMs} ms` }))
    if (timeoutMs > 0 && timeoutMs <= maxTimerMs) timer = setTimeout(onTimeout, timeoutMs)
    removeCallback = onAbort(signal, () => interrupt(abortError(label, signal as AbortSignal)))
  })
  try {
    return await Promise.race([interrupted, work(controller.signal)])
  } finally {
    clearTimeout(timer)
    removeCallback()
  }
}
