import { NodeError } from '../../base/errors.ts'
import { toHex } from '../../base/hex.ts'
import type { Mutex } from '../../base/mutex.ts'
import { MAX_TIMESTAMP } from '../../model/header.ts'
import type { Tip } from '../ancestry/head.ts'
import type { ExecutedBlock } from '../execution/blockExecution.ts'
import type { Failure } from '../execution/executeTransaction.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import { extendMain } from '../ledger/extendMain.ts'
import { buildBlock } from './buildBlock.ts'
import { sealBlock } from './sealBlock.ts'

/** Makes blocks, one at a time. */
export interface Miner {
  /** Mines one block with what the pool holds, also when it holds nothing. */
  mineOne(): Promise<Tip>
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
    }
    return outcomes
  }

  return {
    settle: () => oneByOne.run(async () => undefined),
    mineOne: () => oneByOne.run(async () => (await mine(context)).tip),
    mineAllPending() {
      waitingRun ??= oneByOne.run(() => {
        waitingRun = undefined // whoever comes from now on may be too late for this run
        return mineAll()
      })
      return waitingRun
    },
  }
}

/** No later block can stand on this one: no header says a later time than its own. Only another branch leads on. */
export class NoTimeLeft extends NodeError {
  readonly kind = 'noTimeLeft'
  constructor(timestamp: number) {
    super(`the newest block's timestamp ${timestamp} is the last that there is; no block can follow it`)
  }
}

/** The timestamp of a block that is made now: always after its parent's. Throws {@link NoTimeLeft}. */
export function nextTimestamp({ clock }: ChainContext, parent: Tip): number {
  const { timestamp } = parent.block.header
  if (timestamp >= MAX_TIMESTAMP) throw new NoTimeLeft(timestamp)
  return Math.max(Math.floor(clock.nowMs() / 1000), timestamp + 1)
}

async function mine(context: ChainContext): Promise<{ tip: Tip; executed: ExecutedBlock }> {
  const parent = context.head.current()
  const unsealed = await buildBlock(context, parent, context.pool.inMiningOrder(), nextTimestamp(context, parent))
  const block = await sealBlock(context, unsealed)
  const tip = { block, totalDifficulty: parent.totalDifficulty + block.header.difficulty }
  await extendMain(context, tip, unsealed)
  return { tip, executed: unsealed.executed }
}
