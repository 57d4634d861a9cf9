/** Where the time comes from; tests hold one that stands still. */
export interface Clock {
  /** Milliseconds since 1970, as `Date.now`. */
  nowMs(): number
}

export const systemClock: Clock = { nowMs: () => Date.now() }

/** Measures and waits for spans of time, whatever the clock is set to. */
export interface Timer {
  /** Milliseconds since some moment. */
  nowMs(): number
  /**
   * Calls `work` after so many milliseconds, unless `signal` is aborted before, and if the process still runs: it is
   * not kept alive for this.
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
