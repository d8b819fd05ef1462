import { AbortError, type NotewireError, TimeoutError } from './errors.js'

// Node warns of a leak when a signal has more than ten listeners, and a bulk job passes one signal to all its calls. So
// each signal has one listener, which runs all callbacks.
const callbacksBySignal = new WeakMap<AbortSignal, Set<() => void>>()

/** Calls back once the signal aborts, immediately if it has aborted. Returns a function that removes the callback. */
export function onAbort(signal: AbortSignal | undefined, callback: () => void): () => void {
  if (!signal) return () => {}
  if (signal.aborted) callback()
  const callbacks = callbacksBySignal.get(signal) ?? new Set()
  if (!callbacksBySignal.has(signal)) {
    callbacksBySignal.set(signal, callbacks)
    signal.addEventListener('abort', () => {
      for (const each of callbacks) each()
    })
  }
  callbacks.add(callback)
  return () => void callbacks.delete(callback)
}

/** Returns the error of a call whose signal aborted: `AbortSignal.timeout()` aborts with a TimeoutError. */
export function abortError(label: string, { reason }: AbortSignal): NotewireError {
  return reason?.name === 'TimeoutError'
    ? new TimeoutError(label, { code: 'timeout', detail: 'the signal timed out', cause: reason })
    : new AbortError(label, { code: 'aborted', detail: 'the signal aborted', cause: reason })
}
