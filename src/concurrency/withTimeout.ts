import type { Timer } from '../base/clock.ts'

/**
 * Returns the result of `work` if it ends within `ms` milliseconds, otherwise that of `otherwise`. The timer is
 * cleared.
 */
export async function withTimeout<T, U>(
  work: Promise<T>,
  ms: number,
  timer: Timer,
  otherwise: () => U,
): Promise<T | U> {
  const ended = new AbortController()
  const timedOut = new Promise<U>((resolve) => {
    timer.wakeIn(ms, () => resolve(otherwise()), ended.signal)
  })
  try {
    return await Promise.race([work, timedOut])
  } finally {
    ended.abort()
  }
}
