import type { Bytes } from '../../base/bytes.ts'
import type { Block } from '../../primitives/block.ts'
import type { BlockRow, NodePlace } from '../../storage/store.ts'

/** A block at the end of a chain, with that chain's weight. */
export interface Tip {
  readonly block: Block
  readonly totalDifficulty: bigint
  /** The unitrie's root after the block, where the header names another one: before RSKIP-126. */
  readonly stateRoot?: Bytes
}

/** A block that was kept. */
export function toTip({ totalDifficulty, stateRoot }: BlockRow, block: Block): Tip {
  return { block, totalDifficulty, ...(stateRoot === undefined ? {} : { stateRoot }) }
}

/** Where the unitrie of the state after a block begins. */
export function stateRootOf({ block: { header }, stateRoot }: Tip): NodePlace {
  return { hash: stateRoot ?? header.stateRoot, height: header.number }
}

/** The newest block of the main chain; changes only after the store has kept the block that follows. */
export interface Head {
  current(): Tip
  moveTo(tip: Tip): void
  /** From now on calls `listener` right after each move, when everything of the new block can be read. */
  onMove(listener: HeadListener): void
}

/** Must not throw, nor take long. */
export type HeadListener = (tip: Tip, before: Tip) => void

export function createHead(first: Tip): Head {
  let tip = first
  const listeners: HeadListener[] = []
  return {
    current: () => tip,
    moveTo(next) {
      const before = tip
      tip = next
      for (const listener of listeners) listener(next, before)
    },
    onMove: (listener) => void listeners.push(listener),
  }
}
