import { setImmediate } from 'node:timers/promises'
import { toHex } from '../../base/hex.ts'
import type { Mutex } from '../../base/mutex.ts'
import type { Tip } from '../ancestry/head.ts'
import type { ExecutedBlock } from '../execution/blockExecution.ts'
import type { Failure } from '../execution/executeTransaction.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import { extendMain } from '../ledger/extendMain.ts'
import { nextTimestamp } from './blockTime.ts'
import { buildBlock } from './buildBlock.ts'
import { toMinedBlock } from './minedBlock.ts'
import { sealBlock } from './sealBlock.ts'

/** Makes blocks, one at a time. */
export interface Miner {
  /** Mines one block with what the pool holds, also when it holds nothing; at this time, if it is after its parent's. */
  mineOne(timestamp?: (parent: Tip) => number | undefined): Promise<Tip>
  /**
   * Mines until no pending transaction is left; callers that come while it waits for its turn share one run.
   * Returns what became of the transactions that it mined.
   */
  mineAllPending(): Promise<Outcomes>
  /** Waits for what was begun before. */
  settle(): Promise<void>
}

/** By hash: how a transaction failed, undefined for one that succeeded. */
type Outcomes = ReadonlyMap<string, Failure | undefined>

/** Everything else that adds blocks shares `oneByOne` with it. */
export function createMiner(context: ChainContext, oneByOne: Mutex): Miner {
  let waitingRun: Promise<Outcomes> | undefined

  async function mineAll(): Promise<Outcomes> {
    const outcomes = new Map<string, Failure | undefined>()
    while (context.pool.pendingCount() > 0) {
      const { executed } = await mine(context)
      for (const { hash } of executed.transactions) outcomes.set(toHex(hash), executed.failures.get(toHex(hash)))
      if (executed.transactions.length === 1) break // REMASC's alone: nothing fits, waiting is all that helps
      if (context.pool.pendingCount() > 0) await setImmediate() // others go between two blocks
    }
    return outcomes
  }

  return {
    settle: () => oneByOne.run(async () => undefined),
    mineOne: (timestamp) => oneByOne.run(async () => (await mine(context, timestamp)).tip),
    mineAllPending() {
      waitingRun ??= oneByOne.run(async () => {
        await setImmediate() // what has arrived at the same time comes into the same block
        waitingRun = undefined // whoever comes from now on may be too late for this run
        return mineAll()
      })
      return waitingRun
    },
  }
}

async function mine(
  context: ChainContext,
  timestampAfter: (parent: Tip) => number | undefined = () => undefined,
): Promise<{ tip: Tip; executed: ExecutedBlock }> {
  const parent = context.head.current()
  const timestamp = nextTimestamp(context, parent, timestampAfter(parent))
  const unsealed = await buildBlock(context, parent, context.pool.inMiningOrder(), timestamp)
  const block = await sealBlock(context, unsealed)
  const tip = { block, totalDifficulty: parent.totalDifficulty + block.header.difficulty }
  await extendMain(context, tip, unsealed)
  if (context.announcements.hearsMined()) context.announcements.announceMined(toMinedBlock(tip, unsealed.executed))
  return { tip, executed: unsealed.executed }
}
