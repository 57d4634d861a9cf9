import { equalBytes } from '../base/bytes.ts'
import type { Block } from '../model/block.ts'

/** A block at the end of a chain, with that chain's weight. */
export interface Tip {
  readonly block: Block
  readonly totalDifficulty: bigint
}

/** The newest block of the main chain; changes only after the store has kept the block that follows. */
export interface Head {
  current(): Tip
  moveTo(tip: Tip): void
  /** How often the main chain has turned to another branch; while it only grows, what was found on it stays true. */
  turns(): number
}

export function createHead(first: Tip): Head {
  let tip = first
  let turns = 0
  return {
    current: () => tip,
    turns: () => turns,
    moveTo(next) {
      if (!equalBytes(next.block.header.parentHash, tip.block.hash)) turns++
      tip = next
    },
  }
}
