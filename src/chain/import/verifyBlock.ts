import type { Block } from '../../model/block.ts'
import { rulesAt } from '../../network/rulesAt.ts'
import { createOverlay } from '../../state/overlay.ts'
import { applyChanges } from '../../state/unitrie/applyChanges.ts'
import { stateRootOf } from '../ancestry/head.ts'
import { executeBlock } from '../execution/executeBlock.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import type { BlockOutcome } from '../ledger/extendMain.ts'
import type { MinedBlock } from '../ledger/findBlock.ts'
import { worldAfter } from '../ledger/worlds.ts'
import { executeOrRefuse } from '../validity/executeOrRefuse.ts'
import { requireExecutedAsTold } from '../validity/requireExecutedAsTold.ts'
import { requireValidBlock } from '../validity/requireValidBlock.ts'

/**
 * Holds a block against every rule, executes it on its parent's state and compares all that it says. Throws
 * `BlockRefused`.
 */
export async function verifyBlock(context: ChainContext, block: Block, parent: MinedBlock): Promise<BlockOutcome> {
  await requireValidBlock(context, block, parent.block)
  const { network, evm, store, blocks, trieNodes } = context
  const { number } = block.header
  const world = createOverlay(worldAfter(context, parent))
  const setup = { network, evm, world, reader: store.blocks, cache: blocks }
  const executed = await executeOrRefuse(block, () => executeBlock(setup, block))
  const changes = world.changes()
  const trie = await applyChanges(stateRootOf(parent), number, changes, store.nodes, trieNodes)
  requireExecutedAsTold(block, { ...executed, stateRoot: trie.root }, rulesAt(network, number))
  return { executed, changes, trie }
}
