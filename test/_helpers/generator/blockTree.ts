import type { Bytes } from '../../../src/base/bytes.ts'
import { toHex } from '../../../src/base/hex.ts'
import type { ReadAncestors } from '../../../src/chain/ancestors/readAncestors.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import type { BlockEnvironment } from '../../../src/evm/evm.ts'
import type { Block } from '../../../src/primitives/block.ts'
import {
  forkDetectionData,
  hasForkDetectionData,
  toForkDetectionAncestor,
} from '../../../src/primitives/forkDetection.ts'

/** A block with the way back to genesis. */
export interface KeptBlock {
  readonly block: Block
  readonly parent: KeptBlock | undefined
  /** Of the chain up to this block, uncles included. */
  readonly totalDifficulty: bigint
}

export const numberOf = (kept: KeptBlock): number => kept.block.header.number

/** Every block that was made, on whatever branch. */
export interface BlockTree {
  readonly size: number
  add(kept: KeptBlock): void
  /** Throws when there is none. */
  require(hash: Bytes): KeptBlock
  at(height: number): readonly KeptBlock[]
}

export function createBlockTree(): BlockTree {
  const byHash = new Map<string, KeptBlock>()
  const byHeight = new Map<number, KeptBlock[]>()
  return {
    get size() {
      return byHash.size
    },
    add(kept) {
      byHash.set(toHex(kept.block.hash), kept)
      byHeight.set(numberOf(kept), [...(byHeight.get(numberOf(kept)) ?? []), kept])
    },
    require(hash) {
      const kept = byHash.get(toHex(hash))
      if (kept === undefined) throw new Error(`block ${toHex(hash)} was never made`)
      return kept
    },
    at: (height) => byHeight.get(height) ?? [],
  }
}

/** The ancestor at this height, or the block itself; undefined above it and below genesis. */
export function ancestorAt(kept: KeptBlock, height: number): KeptBlock | undefined {
  let found: KeptBlock | undefined = kept
  while (found !== undefined && numberOf(found) > height) found = found.parent
  return found !== undefined && numberOf(found) === height ? found : undefined
}

/** As {@link ancestorAt}; throws where there is none. */
export function requireAncestor(kept: KeptBlock, height: number): KeptBlock {
  const found = ancestorAt(kept, height)
  if (found === undefined) throw new Error(`there is no block ${height} below block ${numberOf(kept)}`)
  return found
}

/** What the code of a block on top of `parent` can learn of the blocks below. */
export function ancestryOf(parent: KeptBlock): Pick<BlockEnvironment, 'getBlockHash' | 'getAncestor'> {
  return {
    getBlockHash: async (height) =>
      height > numberOf(parent) - 256 ? ancestorAt(parent, height)?.block.hash : undefined,
    async getAncestor(height) {
      const found = ancestorAt(parent, height)
      return found && { ...found.block, totalDifficulty: found.totalDifficulty }
    },
  }
}

/** What REMASC asks for in a block on top of `parent`. */
export function readAncestorsOf(parent: KeptBlock): ReadAncestors {
  return async (from, to) =>
    Array.from({ length: to - from + 1 }, (_, index) => requireAncestor(parent, from + index).block)
}

/** The fork detection data of a block on top of `parent`; undefined where it has none. */
export function forkDataOn(parent: KeptBlock, rules: Rules): Bytes | undefined {
  const number = numberOf(parent) + 1
  if (!hasForkDetectionData(number, rules)) return undefined
  return forkDetectionData(number, (height) => toForkDetectionAncestor(requireAncestor(parent, height).block.header))
}
