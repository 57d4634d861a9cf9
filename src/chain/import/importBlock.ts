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
 * The result of an import: the block was stored before, extends the canonical chain, is on a side chain, or is the head of
 * a branch that has become canonical with it.
 */
export type Imported = 'known' | 'head' | 'side' | 'reorganised'

/** Imports blocks of other miners. */
export type Importer = ReturnType<typeof createImporter>

/** Creates an importer. The miner uses the same mutex: the chain changes one block at a time. */
export function createImporter(context: ChainContext, chainMutex: Mutex) {
  return {
    /** Verifies, executes and stores a block whose parent is stored. Throws `BlockRefused`, and stores nothing then. */
    importBlock: (block: Block): Promise<Imported> => chainMutex.run(() => importOne(context, block)),
  }
}

async function importOne(context: ChainContext, block: Block): Promise<Imported> {
  if ((await context.store.blocks.getByHash(block.hash)) !== undefined) return 'known'
  const parent = await requireParent(context, block)
  const outcome = await verifyBlock(context, block, parent)
  const tip = { block, totalDifficulty: parent.totalDifficulty + difficultyOf(block), stateRoot: outcome.trie.root }
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
  await storeSideBlock(context, tip, outcome)
  return 'side'
}

async function requireParent(context: ChainContext, block: Block): Promise<FoundBlock> {
  const parent = await findParent(context, block)
  if (parent !== undefined) return parent
  throw new BlockRefused(block, 'parent', 'a known block as parent', block.header.parentHash)
}

/** Returns what a block adds to its chain's total difficulty: its own and its uncles' (protocol/validity#fork-choice). */
function difficultyOf({ header, uncles }: Block): Tip['totalDifficulty'] {
  return uncles.reduce((sum, { difficulty }) => sum + difficulty, header.difficulty)
}

/** Stores a block of a side chain: readable by hash, its state by root, its logs only from its receipts. */
async function storeSideBlock(context: ChainContext, tip: Tip, { executed, trie }: BlockOutcome): Promise<void> {
  await context.store.write((writers) => writeBlock(writers, { tip, executed, trie }))
  rememberNodes(context.trieNodes, trie)
  context.blocks.put(tip.block)
}
