// Who waits for an AbortSignal. Node takes many listeners on one for a leak, and a bulk job has one signal for all its
// calls: so each signal has one listener, whoever waits for it.
const waiting = new WeakMap<AbortSignal, Set<() => void>>()

/** Calls back when the signal aborts, at once if it has; until the function that it answers is called. */
export function onAbort(signal: AbortSignal | undefined, stop: () => void): () => void {
  if (!signal) return () => {}
  if (signal.aborted) stop()
  const stops = waiting.get(signal) ?? listenTo(signal)
  stops.add(stop)
  return () => void stops.delete(stop)
}

function listenTo(signal: AbortSignal) {
  const stops = new Set<() => void>()
  waiting.set(signal, stops)
  const stopAll = () => {
    for (const stop of stops) stop()
  }
  signal.addEventListener('abort', stopAll, { once: true })
  return stops
}
