/** The source of the current time. Tests use one that they set. */
export interface Clock {
  /** Returns milliseconds since 1970, like `Date.now`. */
  nowMs(): number
}

export const systemClock: Clock = { nowMs: () => Date.now() }

/** Measures and waits for durations, independently of the clock. */
export interface Timer {
  /** Returns milliseconds since an arbitrary moment. */
  nowMs(): number
  /**
   * Calls `work` after `ms` milliseconds, unless `signal` is aborted first. The timer does not keep the process alive.
   */
  wakeIn(ms: number, work: () => void, signal?: AbortSignal): void
}

export const systemTimer: Timer = {
  nowMs: () => performance.now(),
  wakeIn(ms, work, signal) {
    const cancel = () => clearTimeout(timeout)
    const timeout = setTimeout(() => {
      signal?.removeEventListener('abort', cancel) // a signal may outlive many waits
      work()
    }, ms).unref()
    signal?.addEventListener('abort', cancel, { once: true })
  },
}
