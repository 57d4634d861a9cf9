import type { Timer } from '../base/clock.ts'
import type { Block } from '../primitives/block.ts'

/** The progress of a node that is behind its endpoints. */
export interface Progress {
  readonly height: number
  /** Number of blocks to the highest head of the endpoints. */
  readonly behind: number
  readonly blocksPerSecond: number
  readonly megagasPerSecond: number
  /** Undefined if no block was imported since the last report. */
  readonly remainingSeconds: number | undefined
}

const MEGAGAS = 1_000_000

/** Creates the measurement of the rate of an import between two reports. */
export function createProgress(timer: Pick<Timer, 'nowMs'>) {
  let blocks = 0
  let gas = 0n
  let sinceMs = timer.nowMs()
  return {
    /** Counts an imported block. */
    count({ header }: Pick<Block, 'header'>): void {
      blocks++
      gas += header.gasUsed
    },
    /** Returns the progress since the last report. */
    report(height: number, behind: number): Progress {
      const seconds = Math.max(1, timer.nowMs() - sinceMs) / 1000
      const blocksPerSecond = blocks / seconds
      const megagasPerSecond = Number(gas) / MEGAGAS / seconds
      const remainingSeconds = blocks === 0 ? undefined : behind / blocksPerSecond
      blocks = 0
      gas = 0n
      sinceMs = timer.nowMs()
      return { height, behind, blocksPerSecond, megagasPerSecond, remainingSeconds }
    },
  }
}
