import type { Timer } from '../../src/base/clock.ts'

interface Alarm {
  readonly atMs: number
  readonly work: () => void
}

/** A timer whose time passes only by `advance`. */
export interface HeldTimer extends Timer {
  /** Lets `ms` milliseconds pass, and calls the work that is due. */
  advance(ms: number): void
  /** Returns the number of waits. */
  waiting(): number
  /** Resolves when the next wait begins. */
  nextWait(): Promise<void>
  /** Resolves when the next wait is cancelled. */
  nextEnd(): Promise<void>
}

export function holdTimer(): HeldTimer {
  let now = 0
  const alarms = new Set<Alarm>()
  let onNext = () => {}
  let onEnd = () => {}
  return {
    nowMs: () => now,
    wakeIn(ms, work, signal) {
      const cancel = () => {
        if (alarms.delete(alarm)) onEnd()
      }
      const end = () => {
        signal?.removeEventListener('abort', cancel) // a signal may outlive many waits
        work()
      }
      const alarm = { atMs: now + ms, work: end }
      alarms.add(alarm)
      signal?.addEventListener('abort', cancel)
      onNext()
    },
    advance(ms) {
      now += ms
      for (const alarm of [...alarms]) {
        if (alarm.atMs > now) continue
        alarms.delete(alarm)
        alarm.work()
      }
    },
    waiting: () => alarms.size,
    nextWait: () =>
      new Promise((resolve) => {
        onNext = resolve
      }),
    nextEnd: () =>
      new Promise((resolve) => {
        onEnd = resolve
      }),
  }
}
