import type { Timer } from '../../src/base/clock.ts'

interface Alarm {
  readonly atMs: number
  readonly work: () => void
}

/** A timer that tests hold: its time passes only when told to. */
export interface HeldTimer extends Timer {
  advance(ms: number): void
  /** How many wait for it. */
  waiting(): number
  /** Resolves when the next one begins to wait. */
  nextWait(): Promise<void>
  /** Resolves when the next one waits no longer before its time. */
  nextEnd(): Promise<void>
}

export function holdTimer(): HeldTimer {
  let now = 0
  const alarms = new Set<Alarm>()
  let tellNext = () => {}
  let tellEnd = () => {}
  return {
    nowMs: () => now,
    wakeIn(ms, work, signal) {
      const alarm = { atMs: now + ms, work }
      alarms.add(alarm)
      signal?.addEventListener('abort', () => {
        if (alarms.delete(alarm)) tellEnd()
      })
      tellNext()
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
        tellNext = resolve
      }),
    nextEnd: () =>
      new Promise((resolve) => {
        tellEnd = resolve
      }),
  }
}
