import { rulesAt } from '../../chainspec/rulesAt.ts'
import type { Block } from '../../primitives/block.ts'
import { createOverlay } from '../../state/overlay.ts'
import { applyChanges } from '../../state/trie/applyChanges.ts'
import type { BlockOutcome } from '../canonical/extendMain.ts'
import type { FoundBlock } from '../canonical/findBlock.ts'
import { stateRootOf } from '../canonical/head.ts'
import { stateViewAfter } from '../canonical/stateViews.ts'
import type { ChainContext } from '../context.ts'
import { executeBlock } from '../execution/executeBlock.ts'
import { executeOrRefuse, requireMatchingExecution } from './rules/executionRules.ts'
import { requireValidBlock } from './rules/requireValidBlock.ts'

/** Checks a block against every rule, executes it and compares the result with its header. Throws `BlockRefused`. */
export async function verifyBlock(context: ChainContext, block: Block, parent: FoundBlock): Promise<BlockOutcome> {
  await requireValidBlock(context, block, parent.block)
  const { network, evm, store, blocks, trieNodes } = context
  const { number } = block.header
  const world = createOverlay(stateViewAfter(context, parent))
  const setup = { network, evm, world, reader: store.blocks, cache: blocks }
  const executed = await executeOrRefuse(block, () => executeBlock(setup, block))
  const changes = world.changes()
  const trie = await applyChanges(stateRootOf(parent), number, changes, store.nodes, trieNodes)
  requireMatchingExecution(block, { ...executed, stateRoot: trie.root }, rulesAt(network, number))
  return { executed, changes, trie }
}
