import { createTrieWorld } from '../state/trieWorld.ts'
import type { WorldReader } from '../state/world.ts'
import type { ChainContext } from './context.ts'
import type { MinedBlock } from './findBlock.ts'
import { stateRootOf } from './head.ts'

/** The state after a mined block: flat history on the main chain, the unitrie beside it. */
export function worldAfter({ state, store, trieNodes }: ChainContext, mined: MinedBlock): WorldReader {
  if (mined.isMain) return state.worldAt(mined.block.header.number)
  return createTrieWorld(stateRootOf(mined), store.nodes, trieNodes)
}
