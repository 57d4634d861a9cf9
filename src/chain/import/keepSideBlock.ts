import { rememberNodes } from '../../state/unitrie/applyChanges.ts'
import type { Tip } from '../ancestry/head.ts'
import { writeBlock } from '../ledger/appendBlock.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import type { BlockOutcome } from '../ledger/extendMain.ts'

/** Stores a block of a side chain: found by its hash, its state by its root, its logs nowhere but in its receipts. */
export async function keepSideBlock(context: ChainContext, tip: Tip, { executed, trie }: BlockOutcome): Promise<void> {
  await context.store.write((writers) => writeBlock(writers, { tip, executed, trie }))
  rememberNodes(context.trieNodes, trie)
  context.blocks.put(tip.block)
}
