/** The listeners of a signal, which share one event listener. */
class Listeners extends Set<() => void> {
  handleEvent(): void {
    for (const listener of this) listener()
  }
}

const bySignal = new WeakMap<AbortSignal, Listeners>()

/**
 * Calls `listener` when the signal is aborted. Returns the function that stops listening. Node warns of a leak when a
 * signal has more than ten event listeners, so a signal has at most one.
 */
export function onAbort(signal: AbortSignal, listener: () => void): () => void {
  const listeners = bySignal.get(signal) ?? new Listeners()
  bySignal.set(signal, listeners.add(listener))
  signal.addEventListener('abort', listeners) // without effect after the first time
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) signal.removeEventListener('abort', listeners)
  }
}
