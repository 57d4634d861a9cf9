import { toHex } from '../../../base/hex.ts'
import { mapKey } from '../../../base/mapKey.ts'
import { ControlRefused } from '../../api/errors.ts'
import { requireMainTip } from '../../canonical/findBlock.ts'
import { stateRootOf, type Tip } from '../../canonical/head.ts'
import { stateViewAtRoot } from '../../canonical/stateViews.ts'
import type { ChainContext } from '../../context.ts'
import { reorganise } from '../../import/reorganise.ts'
import { storeSideBlocks } from '../../import/verifyBlock.ts'
import type { PoolEntry } from '../../txpool/entry.ts'
import type { Candidates } from '../../txpool/miningOrder.ts'
import { nextTimestamp } from './blockTime.ts'
import { buildBlock, CannotExecute, type UnsealedBlock } from './buildBlock.ts'
import { toMinedBlock } from './miner.ts'
import { sealBlock } from './sealBlock.ts'

/** The branch that replaces the blocks above `fork`. */
export interface Replacement {
  readonly fork: Tip
  /** The transactions of each new block, by its number, in order. */
  readonly transactions: ReadonlyMap<number, readonly Pick<PoolEntry, 'transaction' | 'sender'>[]>
  readonly yieldAfterMs: number
  readonly signal: AbortSignal
}

/** A block of the new branch with the result of its execution. */
interface NewBlock {
  readonly tip: Tip
  readonly outcome: UnsealedBlock
}

/**
 * Replaces the blocks above `fork` by as many new ones. It builds the branch beside the chain, as side blocks, and then
 * makes it canonical in one transaction of the store. If it throws before that, the chain is unchanged. The caller must
 * hold the miner's mutex.
 */
export async function replaceNewest(context: ChainContext, replacement: Replacement): Promise<void> {
  const branch = await buildBranch(context, replacement)
  const newest = branch.at(-1)
  if (newest === undefined) return
  await reorganise(context, newest.tip, newest.outcome)
  const { announcements } = context
  if (!announcements.hasMinedListeners()) return
  for (const block of branch) {
    const { tip, outcome } = block
    announcements.announceMined({ ...toMinedBlock({ tip, executed: outcome.executed }), isFollowed: block !== newest })
  }
}

/** Builds the blocks of the branch, and stores all but the newest one. */
async function buildBranch(context: ChainContext, replacement: Replacement): Promise<readonly NewBlock[]> {
  const branch: NewBlock[] = []
  const last = context.head.current().block.header.number
  let parent = replacement.fork
  for (let number = parent.block.header.number + 1; number <= last; number++) {
    replacement.signal.throwIfAborted()
    const built = await buildNext(context, parent, replacement)
    if (number < last) await storeSideBlocks(context, [{ tip: built.tip, ...built.outcome }])
    branch.push(built)
    parent = built.tip
  }
  return branch
}

/** Builds a child of `parent`, one second later than the block that it replaces, so that the two differ. */
async function buildNext(
  context: ChainContext,
  parent: Tip,
  { transactions, yieldAfterMs }: Replacement,
): Promise<NewBlock> {
  const number = parent.block.header.number + 1
  const replaced = await requireMainTip(context, number)
  const added = { addedAtMs: context.clock.nowMs(), addedAtHeight: number }
  const entries = (transactions.get(number) ?? []).map((one) => ({ ...one, ...added }))
  const timestamp = nextTimestamp(context, parent, replaced.block.header.timestamp + 1)
  const state = stateViewAtRoot(context, stateRootOf(parent))
  const outcome = await buildBlock(context, parent, inOrder(entries), { timestamp, yieldAfterMs, state }).catch(
    throwCause,
  )
  requireAllExecuted(outcome, entries)
  const block = await sealBlock(context, outcome)
  const totalDifficulty = parent.totalDifficulty + block.header.difficulty
  return { tip: { block, totalDifficulty, stateRoot: outcome.trie.root }, outcome }
}

function* inOrder(entries: readonly PoolEntry[]): Candidates {
  yield* entries
}

function throwCause(error: unknown): never {
  throw error instanceof CannotExecute ? error.cause : error
}

function requireAllExecuted({ header, executed }: UnsealedBlock, entries: readonly PoolEntry[]): void {
  const mined = new Set(executed.transactions.map(({ hash }) => mapKey(hash)))
  const missing = entries.find(({ transaction }) => !mined.has(mapKey(transaction.hash)))
  if (missing === undefined) return
  const { hash, nonce, gasPrice, gasLimit } = missing.transaction
  throw new ControlRefused(
    `transaction ${toHex(hash)} cannot be executed in the new block ${header.number}: check its nonce ${nonce}, the sender's balance there, its gas price ${gasPrice}, and that its gas ${gasLimit} fits the block`,
  )
}
