import { equalBytes } from '../../base/bytes.ts'
import type { Mutex } from '../../concurrency/mutex.ts'
import { Yielder } from '../../concurrency/yielder.ts'
import { workOf } from '../../primitives/block.ts'
import type { NextBlock } from '../canonical/extendMain.ts'
import type { FoundBlock } from '../canonical/findBlock.ts'
import { type StagedBlocks, stageBlocks } from '../canonical/stagedBlocks.ts'
import type { ChainContext } from '../context.ts'
import type { PrecomputeThreads } from './ahead/precomputeThreads.ts'
import { type AheadBlock, type AheadBlocks, readAhead, type SourceBlock } from './ahead/readAhead.ts'
import { isBetter } from './forkChoice.ts'
import { createGroups, type Groups } from './groups.ts'
import { reorganise } from './reorganise.ts'
import { type OnImported, requireParent, verifyBlock } from './verifyBlock.ts'

/** The progress of an import, and its end. */
export interface ImportOptions {
  /** Ends the import with its reason, when the blocks that were executed are stored. */
  readonly signal?: AbortSignal
  /** Called for each block in the order of the source, once it is stored. */
  readonly onImported?: OnImported
}

interface ImportSetup {
  readonly context: ChainContext
  readonly chainMutex: Mutex
  readonly threads: PrecomputeThreads
  readonly yieldAfterMs: number
}

/**
 * Imports blocks in the order of their source, which is read ahead: threads check proofs of work and recover senders, this
 * thread executes, and consecutive blocks are written in groups, beside the execution of the next ones. Other changes of the
 * chain run between groups, and while the source has no block.
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

/** Imports the next block, and those that follow it, while no other change of the chain waits. */
async function importSome(setup: ImportSetup, ahead: AheadBlocks, options: ImportOptions): Promise<void> {
  const { context } = setup
  const next = ahead.peek()
  if (next === undefined) return
  const { block } = next
  if ((await context.store.blocks.getByHash(block.hash)) === undefined) {
    await importBranch(setup, await requireParent(context, block), ahead, options)
  } else {
    options.onImported?.(block, 'known')
    ahead.next()
  }
}

/** Imports consecutive blocks above a stored one: to the end of the source, of the branch or of the bounds. */
async function importBranch(
  { context, chainMutex, yieldAfterMs }: ImportSetup,
  parent: FoundBlock,
  ahead: AheadBlocks,
  options: ImportOptions,
): Promise<void> {
  const staged = stageBlocks(context, parent)
  const extendsHead = equalBytes(parent.block.hash, context.head.current().block.hash)
  const groups = createGroups(context, { extendsHead, onImported: options.onImported })
  const yielder = new Yielder(yieldAfterMs)
  const isOver = () => chainMutex.isAwaited() || options.signal?.aborted === true || groups.isFull()
  try {
    do {
      const next = ahead.peek()
      if (next === undefined || !equalBytes(next.block.header.parentHash, staged.head().block.hash)) break
      prefetch(staged, ahead.peekSecond())
      const executed = await stageNext(staged, next)
      if (!extendsHead && isBetter(executed.tip, context.head.current())) {
        await groups.finish()
        await reorganise(context, executed.tip, executed)
        options.onImported?.(next.block, 'reorganised')
        ahead.next()
        break
      }
      await groups.add(executed)
      ahead.next()
      const wait = yielder.pause()
      if (wait !== undefined) await wait
    } while (!isOver() && (await isThereNext(ahead, groups)))
  } finally {
    await groups.finish() // also before a block that is refused
  }
}

/** Returns whether the source has a block. If not, the blocks before are stored, and one may arrive meanwhile. */
async function isThereNext(ahead: AheadBlocks, groups: Groups): Promise<boolean> {
  if (ahead.peek() !== undefined) return true
  await groups.write()
  const hasNext = ahead.hasNext().catch(() => false) // the next call rejects again
  return Promise.race([hasNext, groups.written().then(() => false)])
}

/**
 * Begins to read the accounts and the code that the transactions of a block name, so that a database that is not in this
 * process is not asked for them one by one. An error is thrown again by the execution, which reads them, too.
 */
function prefetch({ context, head }: StagedBlocks, ahead: Partial<AheadBlock> = {}): void {
  const state = context.state.worldAt(head().block.header.number)
  const read = (value: unknown) => {
    if (value instanceof Promise) value.catch(() => undefined)
  }
  for (const sender of ahead.precomputed?.senders ?? []) if (sender !== undefined) read(state.getAccount(sender))
  for (const { to } of ahead.block?.transactions ?? []) {
    if (to === undefined) continue
    read(state.getAccount(to))
    read(state.getCode(to))
  }
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
