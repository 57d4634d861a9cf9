import type { Timer } from '../../../base/clock.ts'

/** When blocks are mined without anybody asking for each. */
export interface MiningModes {
  /** Auto-mining: a transaction is mined before its hash is answered. */
  readonly atOnce: boolean
  /** A block after each such span; 0: none. */
  readonly intervalMs: number
}

/** The modes that hold now. They are the process's: each begins with those of its settings. */
export interface MiningSchedule {
  modes(): MiningModes
  set(modes: Partial<MiningModes>): void
  /** As it was at first; where nothing was, at once. */
  start(): void
  /** Only who asks for a block gets one. */
  stop(): void
  /** As it was at first. */
  reset(): void
}

/** Whether blocks are mined without anybody asking for each. */
export const isMining = ({ atOnce, intervalMs }: MiningModes) => atOnce || intervalMs > 0

const ON_DEMAND: MiningModes = { atOnce: false, intervalMs: 0 }

/** Begins with `first`; `mine` makes a block and takes care of its failures. One that takes longer delays the next. */
export function createMiningSchedule(first: MiningModes, mine: () => Promise<void>, timer: Timer): MiningSchedule {
  let modes = ON_DEMAND
  let ending = new AbortController()

  function waitForNext(intervalMs: number, { signal }: AbortController): void {
    const mineAndWait = async () => {
      await mine()
      if (!signal.aborted) waitForNext(intervalMs, ending)
    }
    timer.wakeIn(intervalMs, () => void mineAndWait(), signal)
  }

  function set(changes: Partial<MiningModes>): void {
    const before = modes
    modes = { ...modes, ...changes }
    if (modes.intervalMs === before.intervalMs) return
    ending.abort()
    ending = new AbortController()
    if (modes.intervalMs > 0) waitForNext(modes.intervalMs, ending)
  }

  set(first)
  return {
    modes: () => modes,
    set,
    start: () => set(isMining(first) ? first : { ...first, atOnce: true }),
    stop: () => set(ON_DEMAND),
    reset: () => set(first),
  }
}
