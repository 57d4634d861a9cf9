import type { Timer } from '../base/clock.ts'

/** What `work` gives within so many milliseconds, else what `otherwise` does; nothing is left behind with the timer. */
export async function inTime<T, U>(work: Promise<T>, ms: number, timer: Timer, otherwise: () => U): Promise<T | U> {
  const answered = new AbortController()
  const timeIsOver = new Promise<U>((resolve) => {
    timer.wakeIn(ms, () => resolve(otherwise()), answered.signal)
  })
  try {
    return await Promise.race([work, timeIsOver])
  } finally {
    answered.abort()
  }
}
