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
import { BlockRefused } from '../validity/blockRefused.ts'
import { executeOrRefuse } from '../validity/executeOrRefuse.ts'
import { requireExecutedAsTold } from '../validity/requireExecutedAsTold.ts'
import { requireValidBlock } from '../validity/requireValidBlock.ts'
import { PegNotSupported } from './pegNotSupported.ts'

/**
 * Holds a block against every rule, executes it on its parent's state and compares all that it says. Throws
 * `BlockRefused`, or `PegNotSupported` when the block calls the Bridge for what takes the peg and is not what comes
 * out without it.
 */
export async function verifyBlock(context: ChainContext, block: Block, parent: MinedBlock): Promise<BlockOutcome> {
  await requireValidBlock(context, block, parent.block)
  let lackOfPeg: PegNotSupported | undefined
  const onPegNeeded = (method: string, index: number) => {
    lackOfPeg ??= new PegNotSupported(block, index, method)
  }
  try {
    return await executeAsTold(context, block, parent, onPegNeeded)
  } catch (error) {
    throw error instanceof BlockRefused && lackOfPeg !== undefined ? lackOfPeg : error
  }
}

async function executeAsTold(
  context: ChainContext,
  block: Block,
  parent: MinedBlock,
  onPegNeeded: (method: string, index: number) => void,
): Promise<BlockOutcome> {
  const { network, evm, store, blocks, trieNodes } = context
  const { number } = block.header
  const world = createOverlay(worldAfter(context, parent))
  const setup = { network, evm, world, reader: store.blocks, cache: blocks, onPegNeeded }
  const executed = await executeOrRefuse(block, () => executeBlock(setup, block))
  const changes = world.changes()
  const trie = await applyChanges(stateRootOf(parent), number, changes, store.nodes, trieNodes)
  requireExecutedAsTold(block, { ...executed, stateRoot: trie.root }, rulesAt(network, number))
  return { executed, changes, trie }
}
