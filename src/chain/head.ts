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
}

export function createHead(first: Tip): Head {
  let tip = first
  return {
    current: () => tip,
    moveTo(next) {
      tip = next
    },
  }
}
