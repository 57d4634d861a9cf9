import type { Bytes } from '../../../base/bytes.ts'
import type { BlockEnvironment } from '../../../evm/evm.ts'
import type { Block } from '../../../primitives/block.ts'
import { createBlockContext } from '../../ancestors/blockContext.ts'
import type { CallContextData, SimulationContext } from '../callContext.ts'

/** What code can learn of the blocks below its own: the simulated ones, and those of the chain below them. */
export interface Branch extends Pick<BlockEnvironment, 'getBlockHash' | 'getAncestor'> {
  add(block: Block): void
}

export function createBranch({ network, store }: SimulationContext, { header, hash, base }: CallContextData): Branch {
  const mined = createBlockContext(network, store.blocks, header.number + 1, base)
  const hashes = new Map<number, Bytes>([[header.number, hash]])
  const blocks = new Map<number, Block>()
  return {
    add(block) {
      hashes.set(block.header.number, block.hash)
      blocks.set(block.header.number, block)
    },
    getBlockHash: (number) => hashes.get(number) ?? mined.getBlockHash(number),
    async getAncestor(number) {
      const block = blocks.get(number)
      return block === undefined ? mined.getAncestor(number) : { ...block, totalDifficulty: 0n }
    },
  }
}
