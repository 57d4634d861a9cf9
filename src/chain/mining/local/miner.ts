import { setImmediate } from 'node:timers/promises'
import type { Bytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import type { Abortable } from '../../../concurrency/abortable.ts'
import { createMutex, type Mutex } from '../../../concurrency/mutex.ts'
import { keepAccount } from '../../../concurrency/processorTime.ts'
import { contractAddress } from '../../../primitives/transaction.ts'
import type { MinedBlock, MinedTransaction } from '../../api/minedBlock.ts'
import { announceLateArrivals, extendMain, type NextBlock } from '../../canonical/extendMain.ts'
import type { Tip } from '../../canonical/head.ts'
import type { ChainContext } from '../../context.ts'
import type { BlockSettings } from '../../settings/blockSettings.ts'
import type { Candidates } from '../../txpool/miningOrder.ts'
import type { PendingNow } from '../../txpool/pendingNow.ts'
import { type BlockTimes, nextTimestamp, settingsAfter } from './blockTime.ts'
import { buildBlock, CannotExecute, type UnsealedBlock } from './buildBlock.ts'
import { mineEmptyBlocks } from './emptyBlocks.ts'
import { createOutcomes, type MiningOutcome } from './outcomes.ts'
import { sealBlock } from './sealBlock.ts'

/** Mines blocks, one at a time. */
export interface Miner {
  /** Mines one block with the pending transactions, also if there are none; at `timestamp`, if that is after its parent's. */
  mineOne(timestamp?: TimestampAfter): Promise<Tip>
  /**
   * Mines `count` blocks, of which the first ones have the pending transactions. Empty blocks are stored several at
   * a time, and other changes of the chain run in between. Ends early, after a write, when the call is aborted.
   */
  mineMany(count: number, timestamp: TimestampAfter, call: Abortable): Promise<void>
  /**
   * Mines all pending transactions. Resolves with the outcome of the given one when its block is stored, or when the run
   * has mined everything that it can. Rejects if a block of the run cannot be built or stored.
   */
  minePending(hash: Bytes): Promise<MiningOutcome>
  /** Removes a transaction that was not acknowledged from the pool, between two blocks; false if it is mined by then. */
  withdraw(hash: Bytes): Promise<boolean>
  /** Ends the runs, and resolves after the block in progress. */
  close(): Promise<void>
}

/** Returns the requested timestamp of a child of `parent`, the `index`th of a call's blocks; undefined: by the clock. */
type TimestampAfter = (parent: Tip, index: number) => number | undefined

export interface MinerOptions {
  readonly yieldAfterMs: number
  /** See `ChainSetup.blocksMoveClock`. */
  readonly blocksMoveClock: boolean
  /** Called with the reason why a pending transaction, which was acknowledged, is not mined. */
  onRefused(error: Error): void
}

/**
 * Creates a miner. Importer and development methods use the same mutex, and run between two blocks of a run.
 *
 * A run first mines the transactions that were pending at its start. Later ones are added where a block has space, and
 * otherwise belong to the next run, so that they cannot delay the callers of this one with higher prices. One run is
 * active at a time; calls during it share the next.
 */
export function createMiner(
  context: ChainContext,
  chainMutex: Mutex,
  { yieldAfterMs, blocksMoveClock, onRefused }: MinerOptions,
): Miner {
  const outcomes = createOutcomes()
  const runs = createMutex()
  let isNextRunDue = false
  let isClosed = false

  async function mine(readCandidates: () => Candidates, timestampAfter: TimestampAfter = () => undefined) {
    const parent = context.head.current()
    const timestamp = nextTimestamp(context, parent, timestampAfter(parent, 0))
    return seal(parent, await build(parent, readCandidates, timestamp))
  }

  async function seal(parent: Tip, unsealed: UnsealedBlock) {
    const block = await sealBlock(context, unsealed)
    const tip = { block, totalDifficulty: parent.totalDifficulty + block.header.difficulty }
    await append([{ tip, ...unsealed, settings: changedBy(context, parent, tip) }])
    return tip
  }

  async function append(blocks: readonly NextBlock[]): Promise<void> {
    await extendMain(context, blocks)
    const last = blocks.at(-1)
    for (const block of blocks) {
      outcomes.resolveMined(block.executed)
      if (!context.announcements.hasMinedListeners()) continue
      context.announcements.announceMined({ ...toMinedBlock(block), isFollowed: block !== last })
    }
    await announceLateArrivals(context)
  }

  /**
   * Mines a block with the pending transactions, or empty blocks, at most `count`, until there are such transactions or
   * another change of the chain waits. Returns the number of blocks.
   */
  async function mineSome(count: number, timestampAfter: TimestampAfter, { signal }: Abortable): Promise<number> {
    const isPending = () => context.pool.pendingCount() > 0
    if (isPending()) {
      await mine(() => context.pool.inMiningOrder(), timestampAfter)
      return 1
    }
    return mineEmptyBlocks(context, {
      count,
      timestampAfter,
      settingsAfter: changedBy,
      yieldAfterMs,
      append,
      isOver: () => isClosed || signal.aborted || isPending(),
      isAwaited: chainMutex.isAwaited,
    })
  }

  /** Builds a block without the transactions that cannot be executed here, which leave the pool. */
  async function build(parent: Tip, readCandidates: () => Candidates, timestamp: number): Promise<UnsealedBlock> {
    for (;;) {
      try {
        return await buildBlock(context, parent, readCandidates(), { timestamp, yieldAfterMs })
      } catch (error) {
        if (!(error instanceof CannotExecute)) throw error
        await refuse(error)
      }
    }
  }

  async function refuse({ entry, cause }: CannotExecute): Promise<void> {
    const { hash } = entry.transaction
    const { pool, store } = context
    await pool.drop([hash], (leavePool) => store.write((writers) => writers.pool.deleteAll(leavePool)))
    // Its caller has its hash already: only the log can say why it is not mined.
    if (!outcomes.fail(hash, cause)) onRefused(new Error(`transaction ${toHex(hash)} was removed: ${cause.message}`))
  }

  /** Returns the new settings if the block has moved the clock. */
  function changedBy(times: BlockTimes, parent: Tip, { block }: Tip): BlockSettings | undefined {
    if (!blocksMoveClock) return undefined
    const settings = settingsAfter(times, parent, block.header.timestamp)
    return settings === times.settings.current() ? undefined : settings
  }

  /** Mines until no transaction of `pending` is left, or none can be mined. */
  async function mineAll(pending: PendingNow): Promise<void> {
    const mineNext = async () => {
      if (isClosed || !pending.isLeft()) return false
      const parent = context.head.current()
      const unsealed = await build(parent, () => leftFirst(pending), nextTimestamp(context, parent))
      for (const { entry, reason } of unsealed.refused) outcomes.noteReason(entry.transaction.hash, reason)
      // On development chains a transaction that a block cannot have does not cause an empty one.
      if (!context.isDevelopment || hasTransactions(unsealed)) await seal(parent, unsealed)
      return hasProgress(unsealed) && pending.isLeft()
    }
    // The importer and development methods run between two blocks.
    while (await chainMutex.run(mineNext)) await keepAccount(setImmediate())
  }

  async function run(): Promise<void> {
    await keepAccount(setImmediate()) // transactions that arrive together share a block
    isNextRunDue = false // later calls need another run
    const callers = outcomes.waiting()
    try {
      await mineAll(context.pool.pendingNow())
      for (const caller of callers) caller.leave()
    } catch (error) {
      for (const caller of callers) caller.fail(error)
    }
  }

  return {
    mineOne: (timestamp) => chainMutex.run(async () => mine(() => context.pool.inMiningOrder(), timestamp)),
    async mineMany(count, timestampAfter, call) {
      for (let mined = 0; mined < count && !call.signal.aborted && !isClosed; ) {
        const before = mined
        const timestamp: TimestampAfter = (parent, index) => timestampAfter(parent, before + index)
        mined += await chainMutex.run(() => mineSome(count - before, timestamp, call))
      }
    },
    minePending(hash) {
      const outcome = outcomes.of(hash)
      if (!isNextRunDue) void runs.run(run)
      isNextRunDue = true
      return outcome
    },
    withdraw: (hash) =>
      chainMutex.run(async () => {
        context.pool.remove(hash)
        return (await context.store.transactions.getByHash(hash)) === undefined
      }),
    async close() {
      isClosed = true
      await chainMutex.run(async () => undefined)
    },
  }
}

/** Yields the transactions that are left of a run, then those that arrived later. */
function* leftFirst({ left, since }: PendingNow): Candidates {
  yield* left()
  yield* since()
}

/** Returns false if the pending transactions do not fit the block, and must wait. */
function hasProgress(unsealed: UnsealedBlock): boolean {
  return hasTransactions(unsealed) || unsealed.dropped.length > 0
}

/** Returns false for a block with REMASC's transaction alone. */
function hasTransactions({ executed }: UnsealedBlock): boolean {
  return executed.transactions.length > 1
}

/** Returns a mined block with the facts of its execution, for listeners. */
export function toMinedBlock({
  tip: { block },
  executed,
}: Pick<NextBlock, 'tip' | 'executed'>): Omit<MinedBlock, 'isFollowed'> {
  const { failures, consoleCalls } = executed
  const transactions = executed.transactions.slice(0, -1).map((transaction, index): MinedTransaction => {
    const { hash, to, nonce, value: valueWei, gasLimit, data: input } = transaction
    const sender = executed.senders[index] ?? new Uint8Array(0)
    const failure = failures.get(toHex(hash))
    const isCreation = to === undefined && failure === undefined
    return {
      hash,
      sender,
      to,
      newContract: isCreation ? contractAddress(sender, nonce) : undefined,
      valueWei,
      input,
      gasLimit,
      gasUsed: executed.receipts[index]?.gasUsed ?? 0n,
      failure,
      logs: executed.receipts[index]?.logs ?? [],
      consoleCalls: consoleCalls.get(toHex(hash)) ?? [],
    }
  })
  return { number: block.header.number, hash: block.hash, transactions }
}
