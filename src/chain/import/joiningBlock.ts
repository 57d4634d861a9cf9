import type { Block } from '../../primitives/block.ts'
import { decodeReceipt, type Receipt } from '../../primitives/receipt.ts'
import { diffTries } from '../../state/trie/diffTries.ts'
import type { StateChangeRow } from '../../storage/store.ts'
import { stateRootOf, type Tip } from '../canonical/head.ts'
import type { ChainContext } from '../context.ts'
import type { Branch } from './branch.ts'
import { type NodeSource, withNewNodes } from './newNodes.ts'

/** A block of a branch that becomes the main chain, with what the main chain keeps besides. */
export interface JoiningBlock {
  readonly block: Block
  readonly receipts: readonly Receipt[]
  readonly state: readonly StateChangeRow[]
}

/**
 * The blocks of a branch, oldest first, one at a time: what each has changed is what its trie has and its parent's has
 * not.
 */
export async function* readJoining(context: ChainContext, branch: Branch): AsyncGenerator<JoiningBlock> {
  let parent = branch.fork
  for (const tip of branch.kept) {
    const rows = await context.store.transactions.getByBlock(tip.block.hash)
    const receipts = rows.map((row) => decodeReceipt(row.receipt))
    yield {
      block: tip.block,
      receipts,
      state: await readChanges(parent, tip, [context.store.nodes, context.trieNodes]),
    }
    parent = tip
  }
  const { newest, outcome } = branch
  const state = await readChanges(parent, newest, withNewNodes(context.store.nodes, outcome.trie))
  yield { block: newest.block, receipts: outcome.executed.receipts, state }
}

function readChanges(parent: Tip, tip: Tip, source: NodeSource): Promise<StateChangeRow[]> {
  return diffTries(stateRootOf(parent), stateRootOf(tip), ...source)
}
