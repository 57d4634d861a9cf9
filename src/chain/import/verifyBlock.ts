import { rulesAt } from '../../chainspec/rulesAt.ts'
import type { Block } from '../../primitives/block.ts'
import { createOverlay } from '../../state/overlay.ts'
import { applyChanges } from '../../state/trie/applyChanges.ts'
import type { BlockOutcome } from '../canonical/extendMain.ts'
import type { MinedBlock } from '../canonical/findBlock.ts'
import { stateRootOf } from '../canonical/head.ts'
import { worldAfter } from '../canonical/stateViews.ts'
import type { ChainContext } from '../context.ts'
import { executeBlock } from '../execution/executeBlock.ts'
import { executeOrRefuse } from './rules/executeOrRefuse.ts'
import { requireExecutedAsTold } from './rules/requireExecutedAsTold.ts'
import { requireValidBlock } from './rules/requireValidBlock.ts'

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
