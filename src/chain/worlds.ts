import { createTrieWorld } from '../state/trieWorld.ts'
import type { WorldReader } from '../state/world.ts'
import type { ChainContext } from './context.ts'
import type { MinedBlock } from './findBlock.ts'

/** The state after a mined block: flat history on the main chain, the unitrie beside it. */
export function worldAfter({ state, store, trieNodes }: ChainContext, { block, isMain }: MinedBlock): WorldReader {
  const { number: height, stateRoot: hash } = block.header
  return isMain ? state.worldAt(height) : createTrieWorld({ hash, height }, store.nodes, trieNodes)
}
