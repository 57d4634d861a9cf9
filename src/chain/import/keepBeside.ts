import { rememberNodes } from '../../state/unitrie/applyChanges.ts'
import { writeBlock } from '../appendBlock.ts'
import type { ChainContext } from '../context.ts'
import type { BlockOutcome } from '../extendMain.ts'
import type { Tip } from '../head.ts'

/** Keeps a block beside the main chain: found by its hash, its state by its root, its logs nowhere but in its receipts. */
export async function keepBeside(context: ChainContext, tip: Tip, { executed, trie }: BlockOutcome): Promise<void> {
  await context.store.write((writers) => writeBlock(writers, { tip, executed, trie }))
  rememberNodes(context.trieNodes, trie)
  context.blocks.put(tip.block)
}
