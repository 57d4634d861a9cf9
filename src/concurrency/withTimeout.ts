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

/** A task that is stopped at a time of the timer. */
export interface TimedTask {
  readonly endsAtMs: number
  stop(): void
}

/** Creates the list of running tasks with one time limit: the oldest ends first, so that one timer suffices. */
export function createTimedTasks(timer: Timer) {
  const running = new Set<TimedTask>()
  let isAwaited = false

  const wake = (inMs: number) => {
    isAwaited = true
    timer.wakeIn(inMs, stopOldest)
  }
  const stopOldest = () => {
    isAwaited = false
    for (const task of running) {
      const restMs = task.endsAtMs - timer.nowMs()
      if (restMs > 0) return wake(Math.ceil(restMs))
      running.delete(task)
      task.stop()
    }
  }

  return {
    add(task: TimedTask): void {
      running.add(task)
      if (!isAwaited) wake(Math.max(0, Math.ceil(task.endsAtMs - timer.nowMs())))
    },
    delete: (task: TimedTask): boolean => running.delete(task),
  }
}

/** Creates a function like {@link withTimeout} with one time limit. Hot path: without a timer for each call. */
export function createTimeLimit(ms: number, timer: Timer) {
  const tasks = createTimedTasks(timer)
  return <T, U>(work: Promise<T>, otherwise: () => U): Promise<T | U> =>
    new Promise((resolve, reject) => {
      const task = { endsAtMs: timer.nowMs() + ms, stop: () => resolve(otherwise()) }
      tasks.add(task)
      const endThen = <V>(settle: (value: V) => void) => {
        return (value: V) => {
          tasks.delete(task)
          settle(value)
        }
      }
      work.then(endThen(resolve), endThen(reject))
    })
}
