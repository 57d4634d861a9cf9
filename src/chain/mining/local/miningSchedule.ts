import type { Timer } from '../../../base/clock.ts'

/** The automatic mining modes. */
export interface MiningModes {
  /** Auto-mining: a transaction is mined before its hash is returned. */
  readonly atOnce: boolean
  /** Interval mining: period in ms; 0: off. */
  readonly intervalMs: number
  /** With it, each period is a random one from `intervalMs` to this many ms. */
  readonly maxIntervalMs?: number | undefined
}

/** The current modes. They are not stored: each process starts with those of its settings. */
export interface MiningSchedule {
  modes(): MiningModes
  set(modes: Partial<MiningModes>): void
  /** Restores the initial modes, or starts auto-mining if they were off. */
  start(): void
  /** Turns both modes off. */
  stop(): void
  /** Restores the initial modes. */
  reset(): void
}

/** Returns true if a mode is on. */
export const isMining = ({ atOnce, intervalMs }: MiningModes) => atOnce || intervalMs > 0

const ON_DEMAND: MiningModes = { atOnce: false, intervalMs: 0, maxIntervalMs: undefined }

/** Starts the modes `first`. `mine` must not reject. A block that takes longer than the interval delays the next. */
export function createMiningSchedule(first: MiningModes, mine: () => Promise<void>, timer: Timer): MiningSchedule {
  let modes = ON_DEMAND
  let ending = new AbortController()

  function waitForNext({ signal }: AbortController): void {
    const mineAndWait = async () => {
      await mine()
      if (!signal.aborted) waitForNext(ending)
    }
    const { intervalMs, maxIntervalMs = intervalMs } = modes
    const waitMs = intervalMs + Math.floor(Math.random() * (maxIntervalMs - intervalMs + 1))
    timer.wakeIn(waitMs, () => void mineAndWait(), signal)
  }

  function set(changes: Partial<MiningModes>): void {
    const before = modes
    modes = { ...modes, ...changes }
    if (modes.intervalMs === before.intervalMs && modes.maxIntervalMs === before.maxIntervalMs) return
    ending.abort()
    ending = new AbortController()
    if (modes.intervalMs > 0) waitForNext(ending)
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
