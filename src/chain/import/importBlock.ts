import { equalBytes } from '../../base/bytes.ts'
import type { Mutex } from '../../concurrency/mutex.ts'
import type { Block } from '../../primitives/block.ts'
import { rememberNodes } from '../../state/trie/applyChanges.ts'
import { writeBlock } from '../canonical/appendBlock.ts'
import { announceLateArrivals, type BlockOutcome, extendMain } from '../canonical/extendMain.ts'
import { type FoundBlock, findParent } from '../canonical/findBlock.ts'
import type { Tip } from '../canonical/head.ts'
import type { ChainContext } from '../context.ts'
import { isBetter } from './forkChoice.ts'
import { reorganise } from './reorganise.ts'
import { BlockRefused } from './rules/blockRefused.ts'
import { verifyBlock } from './verifyBlock.ts'

/**
 * What became of a block: it was there already, is the main chain's newest, is on a side chain, or is the newest of
 * a branch that has become the main chain with it.
 */
export type Imported = 'known' | 'head' | 'side' | 'reorganised'

/** Takes blocks that somebody else made. */
export interface Importer {
  /**
   * Verifies a block, executes it and keeps it; its parent must be known. Throws `BlockRefused`, with nothing
   * kept.
   */
  importBlock(block: Block): Promise<Imported>
}

/** Shares `oneByOne` with the miner: one block at a time finds its place in the chain. */
export function createImporter(context: ChainContext, oneByOne: Mutex): Importer {
  return { importBlock: (block) => oneByOne.run(() => importOne(context, block)) }
}

async function importOne(context: ChainContext, block: Block): Promise<Imported> {
  if ((await context.store.blocks.getByHash(block.hash)) !== undefined) return 'known'
  const parent = await requireParent(context, block)
  const outcome = await verifyBlock(context, block, parent)
  const tip = { block, totalDifficulty: parent.totalDifficulty + weightOf(block), stateRoot: outcome.trie.root }
  const head = context.head.current()
  if (equalBytes(parent.block.hash, head.block.hash)) {
    await extendMain(context, tip, outcome)
    await announceLateArrivals(context)
    return 'head'
  }
  if (isBetter(tip, head)) {
    await reorganise(context, tip, outcome)
    return 'reorganised'
  }
  await keepSideBlock(context, tip, outcome)
  return 'side'
}

async function requireParent(context: ChainContext, block: Block): Promise<FoundBlock> {
  const parent = await findParent(context, block)
  if (parent !== undefined) return parent
  throw new BlockRefused(block, 'parent', 'a known block as parent', block.header.parentHash)
}

/** What a block adds to its chain's total difficulty (protocol/validity#fork-choice). */
function weightOf({ header, uncles }: Block): Tip['totalDifficulty'] {
  return uncles.reduce((sum, { difficulty }) => sum + difficulty, header.difficulty)
}

/** Stores a block of a side chain: found by its hash, its state by its root, its logs nowhere but in its receipts. */
async function keepSideBlock(context: ChainContext, tip: Tip, { executed, trie }: BlockOutcome): Promise<void> {
  await context.store.write((writers) => writeBlock(writers, { tip, executed, trie }))
  rememberNodes(context.trieNodes, trie)
  context.blocks.put(tip.block)
}
