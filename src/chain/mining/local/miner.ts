import { setImmediate } from 'node:timers/promises'
import type { Bytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import { createMutex, type Mutex } from '../../../concurrency/mutex.ts'
import { contractAddress } from '../../../primitives/transaction.ts'
import type { MinedBlock, MinedTransaction } from '../../api/minedBlock.ts'
import { announceLateArrivals, extendMain } from '../../canonical/extendMain.ts'
import type { Tip } from '../../canonical/head.ts'
import type { ChainContext } from '../../context.ts'
import type { ExecutedBlock } from '../../execution/blockExecution.ts'
import type { BlockSettings } from '../../settings/blockSettings.ts'
import type { Candidates } from '../../txpool/miningOrder.ts'
import type { PendingNow } from '../../txpool/pendingNow.ts'
import { nextTimestamp, settingsAfter } from './blockTime.ts'
import { buildBlock, type UnsealedBlock } from './buildBlock.ts'
import { createOutcomes, type Outcome } from './outcomes.ts'
import { sealBlock } from './sealBlock.ts'

/** Makes blocks, one at a time. */
export interface Miner {
  /** Mines one block with what the pool holds, also when it holds nothing; at this time, if it is after its parent's. */
  mineOne(timestamp?: TimestampAfter): Promise<Tip>
  /**
   * Has all mined that is pending, this transaction among it, and returns what became of this one as soon as that is
   * known: when its block is kept, or when nothing more can be mined of what was pending when its run began. Rejects
   * when a block of the run cannot be made or kept.
   */
  minePending(hash: Bytes): Promise<Outcome>
  /**
   * Takes a transaction that was not promised out of the pool, between two blocks; false when it had been mined by
   * then.
   */
  withdraw(hash: Bytes): Promise<boolean>
  /** Waits for the block in the making, and lets no run begin another one. */
  close(): Promise<void>
}

type TimestampAfter = (parent: Tip) => number | undefined

export interface MinerOptions {
  readonly yieldAfterMs: number
  /** See `ChainSetup.blocksMoveClock`. */
  readonly blocksMoveClock: boolean
}

/**
 * Everything else that adds blocks shares `oneByOne` with it, and has its turn between two blocks of a run. A run mines
 * what was pending when it began, before anything else; what came later is taken along where there is room, and is
 * otherwise the next run's: so newcomers keep nobody waiting, whatever they pay. There is one run at a time, and those
 * who come meanwhile share the next one.
 */
export function createMiner(
  context: ChainContext,
  oneByOne: Mutex,
  { yieldAfterMs, blocksMoveClock }: MinerOptions,
): Miner {
  const outcomes = createOutcomes()
  const runs = createMutex()
  let isNextRunDue = false
  let isClosed = false

  async function mine(candidates: Candidates, timestampAfter: TimestampAfter = () => undefined) {
    const parent = context.head.current()
    const timestamp = nextTimestamp(context, parent, timestampAfter(parent))
    const unsealed = await buildBlock(context, parent, candidates, { timestamp, yieldAfterMs })
    const block = await sealBlock(context, unsealed)
    const tip = { block, totalDifficulty: parent.totalDifficulty + block.header.difficulty }
    await extendMain(context, tip, { ...unsealed, settings: changedBy(parent, tip) })
    outcomes.resolveMined(unsealed.executed)
    if (context.announcements.hasMinedListeners())
      context.announcements.announceMined(toMinedBlock(tip, unsealed.executed))
    await announceLateArrivals(context)
    return { tip, unsealed }
  }

  /** The settings after a block, where it has moved the clock. */
  function changedBy(parent: Tip, { block }: Tip): BlockSettings | undefined {
    if (!blocksMoveClock) return undefined
    const settings = settingsAfter(context, parent, block.header.timestamp)
    return settings === context.settings.current() ? undefined : settings
  }

  /** Mines as long as something is left and can be mined. */
  async function mineAll(pending: PendingNow): Promise<void> {
    const mineNext = async () => {
      if (isClosed || !pending.isLeft()) return false
      const { unsealed } = await mine(leftFirst(pending))
      return bringsSomething(unsealed) && pending.isLeft()
    }
    while (await oneByOne.run(mineNext)) await setImmediate() // others go between two blocks
  }

  async function run(): Promise<void> {
    await setImmediate() // what has arrived at the same time comes into the same block
    isNextRunDue = false // whoever comes from now on may be too late for this run
    const callers = outcomes.waiting()
    try {
      await mineAll(context.pool.pendingNow())
      for (const caller of callers) caller.leave()
    } catch (error) {
      for (const caller of callers) caller.fail(error)
    }
  }

  return {
    mineOne: (timestamp) => oneByOne.run(async () => (await mine(context.pool.inMiningOrder(), timestamp)).tip),
    minePending(hash) {
      const outcome = outcomes.of(hash)
      if (!isNextRunDue) void runs.run(run)
      isNextRunDue = true
      return outcome
    },
    withdraw: (hash) =>
      oneByOne.run(async () => {
        context.pool.remove(hash)
        return (await context.store.transactions.getByHash(hash)) === undefined
      }),
    async close() {
      isClosed = true
      await oneByOne.run(async () => undefined)
    },
  }
}

/** What is left of a run, then all that has come since; no step looks at more than one of them. */
function* leftFirst({ left, since }: PendingNow): Candidates {
  yield* left()
  yield* since()
}

/** A block with REMASC's transaction alone has room for nothing that waits: to wait is all that helps. */
function bringsSomething({ executed, dropped }: UnsealedBlock): boolean {
  return executed.transactions.length > 1 || dropped.length > 0
}

/** A block of ours with what its execution has shown, for who watches. */
export function toMinedBlock({ block }: Tip, executed: ExecutedBlock): MinedBlock {
  const { failures, consoleCalls } = executed
  const transactions = executed.transactions.slice(0, -1).map((transaction, index): MinedTransaction => {
    const { hash, to, nonce, value: valueWei, gasLimit } = transaction
    const sender = executed.senders[index] ?? new Uint8Array(0)
    const failure = failures.get(toHex(hash))
    const isCreation = to === undefined && failure === undefined
    return {
      hash,
      sender,
      to,
      newContract: isCreation ? contractAddress(sender, nonce) : undefined,
      valueWei,
      gasLimit,
      gasUsed: executed.receipts[index]?.gasUsed ?? 0n,
      failure,
      consoleCalls: consoleCalls.get(toHex(hash)) ?? [],
    }
  })
  return { number: block.header.number, hash: block.hash, transactions }
}
