import { equalBytes } from '../../base/bytes.ts'
import type { Mutex } from '../../concurrency/mutex.ts'
import { Yielder } from '../../concurrency/yielder.ts'
import { type Block, workOf } from '../../primitives/block.ts'
import { announceLateArrivals, extendMain, type NextBlock } from '../canonical/extendMain.ts'
import { type StagedBlocks, stageBlocks } from '../canonical/stagedBlocks.ts'
import type { ChainContext } from '../context.ts'
import type { PrecomputeThreads } from './ahead/precomputeThreads.ts'
import { type AheadBlock, type AheadBlocks, readAhead, type SourceBlock } from './ahead/readAhead.ts'
import { type Imported, importBlock, verifyBlock } from './importBlock.ts'

/**
 * A group of blocks is written after this time in ms, or with this number of bytes. The rows of a longer one would be made in more
 * than a few milliseconds.
 */
const GROUP_MS = 20
const GROUP_BYTES = 2 * 2 ** 20
/** Bounds of the blocks that are staged above one head, whose state and trie nodes are in memory. */
const MAX_STAGED = 512
const MAX_STAGED_BYTES = 32 * 2 ** 20

/** The progress of an import, and its end. */
export interface ImportOptions {
  /** Ends the import with its reason, when the blocks that were executed are stored. */
  readonly signal?: AbortSignal
  /** Called for each block in the order of the source, once it is stored. */
  onImported?(block: Block, outcome: Imported): void
}

interface ImportSetup {
  readonly context: ChainContext
  readonly chainMutex: Mutex
  readonly threads: PrecomputeThreads
  readonly yieldAfterMs: number
}

/**
 * Imports blocks in the order of their source, which is read ahead: threads check proofs of work and recover senders, this
 * thread executes, and blocks that extend the head are written in groups, beside the execution of the next ones. Other
 * changes of the chain run between groups, and while the source has no block.
 *
 * Rejects with `BlockRefused` for an invalid block, and with the errors of the source and the store. All blocks that were
 * reported to `onImported` are stored, and after `BlockRefused` or an error of the source all blocks before it.
 */
export async function importBlocks(
  setup: ImportSetup,
  source: AsyncIterable<SourceBlock>,
  options: ImportOptions,
): Promise<void> {
  const { context, chainMutex, threads } = setup
  const ahead = readAhead(context.network, source, { threads, signal: options.signal })
  try {
    while (await ahead.hasNext()) await chainMutex.run(() => importSome(setup, ahead, options))
  } finally {
    ahead.close()
  }
}

/** Imports blocks until the source has none, another change of the chain waits, or one does not extend the last one. */
async function importSome(setup: ImportSetup, ahead: AheadBlocks, options: ImportOptions): Promise<void> {
  const { context, chainMutex } = setup
  const staged = stageBlocks(context)
  const groups = createGroups(context, options)
  const yielder = new Yielder(setup.yieldAfterMs)
  const isOver = () => chainMutex.isAwaited() || options.signal?.aborted === true || groups.isFull()
  try {
    do {
      const next = ahead.peek()
      if (next === undefined || !isChild(next.block, staged)) break
      await groups.add(await stageNext(staged, next))
      ahead.next()
      const wait = yielder.pause()
      if (wait !== undefined) await wait
    } while (!isOver() && (await isThereNext(ahead, groups)))
  } finally {
    await groups.finish() // also before a block that is refused
  }
  const other = ahead.peek()
  if (other === undefined || isChild(other.block, staged)) return
  options.onImported?.(other.block, await importBlock(context, other.block, other.precomputed))
  ahead.next()
}

/** Returns whether the source has a block. If not, the blocks before are stored, and one may arrive meanwhile. */
async function isThereNext(ahead: AheadBlocks, groups: Groups): Promise<boolean> {
  if (ahead.peek() !== undefined) return true
  await groups.write()
  const hasNext = ahead.hasNext().catch(() => false) // the next call rejects again
  return Promise.race([hasNext, groups.written().then(() => false)])
}

function isChild(block: Block, staged: StagedBlocks): boolean {
  return equalBytes(block.header.parentHash, staged.head().block.hash)
}

/** Verifies and executes a child of the last staged block. */
async function stageNext(staged: StagedBlocks, { block, precomputed }: AheadBlock): Promise<NextBlock> {
  const { context } = staged
  const parent = { ...staged.head(), isMain: true, epoch: context.reorganisations.epoch() }
  const { writeTo, ...outcome } = await verifyBlock(context, block, parent, precomputed)
  const tip = { block, totalDifficulty: parent.totalDifficulty + workOf(block), stateRoot: outcome.trie.root }
  const next = { tip, ...outcome }
  staged.add(next, writeTo)
  return next
}

/** The groups in which staged blocks are written. */
type Groups = ReturnType<typeof createGroups>

function createGroups(context: ChainContext, { onImported }: ImportOptions) {
  let group: NextBlock[] = []
  let groupBytes = 0
  let begunAtMs = 0
  let count = 0
  let bytes = 0
  let writing = Promise.resolve()

  async function append(blocks: readonly NextBlock[]): Promise<void> {
    await extendMain(context, blocks)
    await announceLateArrivals(context)
    for (const { tip } of blocks) onImported?.(tip.block, 'head')
  }

  /** Waits for the write before, and begins that of the blocks since then. */
  async function write(): Promise<void> {
    await writing
    if (group.length === 0) return
    writing = append(group)
    writing.catch(() => undefined) // the next wait throws it
    group = []
    groupBytes = 0
  }

  return {
    write,
    written: () => writing,
    /** Returns whether no further block may be staged. */
    isFull: () => count >= MAX_STAGED || bytes >= MAX_STAGED_BYTES,
    /** Adds a block, and begins to write if the group is large or old enough. */
    async add(block: NextBlock): Promise<void> {
      if (block.changes.deletedAccounts.length > 0) await write() // only the first one of a group may delete accounts
      if (group.length === 0) begunAtMs = context.timer.nowMs()
      group.push(block)
      const added = sizeOf(block)
      count++
      bytes += added
      groupBytes += added
      if (groupBytes >= GROUP_BYTES || context.timer.nowMs() - begunAtMs >= GROUP_MS) await write()
    },
    /** Writes all blocks. */
    async finish(): Promise<void> {
      await write()
      await writing
    },
  }
}

/** Returns the approximate bytes that are written for a block. */
function sizeOf({ tip, trie }: NextBlock): number {
  const nodes = trie.nodes.reduce((sum, { message }) => sum + message.length, 0)
  return tip.block.encoded.length + trie.longValues.reduce((sum, { value }) => sum + value.length, nodes)
}
