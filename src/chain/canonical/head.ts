import type { Bytes } from '../../base/bytes.ts'
import type { Block } from '../../primitives/block.ts'
import type { BlockRow, NodePlace } from '../../storage/store.ts'

/** The last block of a branch, canonical or not, with the branch's total difficulty. */
export interface Tip {
  readonly block: Block
  readonly totalDifficulty: bigint
  /** The unitrie's root after the block, if the header has another one (before RSKIP-126). */
  readonly stateRoot?: Bytes
}

/** Returns the tip for a stored block. */
export function toTip({ totalDifficulty, stateRoot }: BlockRow, block: Block): Tip {
  return { block, totalDifficulty, ...(stateRoot === undefined ? {} : { stateRoot }) }
}

/** Returns the root node of the state after a block. */
export function stateRootOf({ block: { header }, stateRoot }: Tip): NodePlace {
  return { hash: stateRoot ?? header.stateRoot, height: header.number }
}

/** The canonical head. It moves only after the store has committed the block. */
export interface Head {
  current(): Tip
  moveTo(tip: Tip): void
  /** Adds a listener, which is called synchronously after each move, when the new block is readable. */
  onMove(listener: HeadListener): void
}

/** Called with the new and the previous head. Must not throw or block. */
export type HeadListener = (tip: Tip, before: Tip) => void

/** Creates a canonical head that starts at `first`. */
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
