import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { toStateRows } from '../state/stateRows.ts'
import { rememberNodes } from '../state/unitrie/applyChanges.ts'
import { appendBlock } from './appendBlock.ts'
import type { ExecutedBlock } from './blockExecution.ts'
import { buildBlock, type UnsealedBlock } from './buildBlock.ts'
import type { ChainContext } from './context.ts'
import type { Tip } from './head.ts'
import { createMutex } from './mutex.ts'
import { sealBlock } from './sealBlock.ts'

/** Makes blocks, one at a time. */
export interface Miner {
  /** Mines one block with what the pool holds, also when it holds nothing. */
  mineOne(): Promise<Tip>
  /**
   * Mines until no pending transaction is left; callers that come while it waits for its turn share one run.
   * Gives what became of the transactions that it mined.
   */
  mineAllPending(): Promise<Outcomes>
  /** Waits for what was begun before. */
  settle(): Promise<void>
}

/** By hash: what a failed transaction returned, undefined for one that succeeded. */
type Outcomes = ReadonlyMap<string, Bytes | undefined>

export function createMiner(context: ChainContext): Miner {
  const turns = createMutex()
  let waitingRun: Promise<Outcomes> | undefined

  async function mineAll(): Promise<Outcomes> {
    const outcomes = new Map<string, Bytes | undefined>()
    while (context.pool.pendingCount() > 0) {
      const { executed } = await mine(context)
      for (const { hash } of executed.transactions) outcomes.set(toHex(hash), executed.failures.get(toHex(hash)))
      if (executed.transactions.length === 1) break // REMASC's alone: nothing fits, waiting is all that helps
    }
    return outcomes
  }

  return {
    settle: () => turns.run(async () => undefined),
    mineOne: () => turns.run(async () => (await mine(context)).tip),
    mineAllPending() {
      waitingRun ??= turns.run(() => {
        waitingRun = undefined // whoever comes from now on may be too late for this run
        return mineAll()
      })
      return waitingRun
    },
  }
}

/** The timestamp of a block that is made now: always after its parent's. */
export function nextTimestamp({ clock }: ChainContext, parent: Tip): number {
  return Math.max(Math.floor(clock.nowMs() / 1000), parent.block.header.timestamp + 1)
}

async function mine(context: ChainContext): Promise<{ tip: Tip; executed: ExecutedBlock }> {
  const parent = context.head.current()
  const unsealed = await buildBlock(context, parent, context.pool.inMiningOrder(), nextTimestamp(context, parent))
  const block = await sealBlock(context, unsealed)
  const tip = { block, totalDifficulty: parent.totalDifficulty + block.header.difficulty }
  await append(context, tip, unsealed)
  return { tip, executed: unsealed.executed }
}

/** Keeps the block, then lets everybody see it: from one moment to the next, with its logs and receipts. */
async function append(
  context: ChainContext,
  tip: Tip,
  { executed, changes, trie, dropped }: UnsealedBlock,
): Promise<void> {
  const { store, state, head, pool, blocks, forkAncestors } = context
  const { number } = tip.block.header
  const rows = await toStateRows(changes, store.state, number - 1)
  const mined = executed.transactions.slice(0, -1)
  const leaving = [...mined, ...dropped.map((entry) => entry.transaction)].map((transaction) => transaction.hash)
  const leavePool = [...pool.keptAmong(leaving), ...pool.takeGone()]
  await appendBlock(store, { tip, executed, state: rows, trie, leavePool }, context.printLog)
  state.apply(number, rows)
  rememberNodes(context.trieNodes, trie)
  blocks.put(tip.block)
  forkAncestors.add(tip.block.header)
  head.moveTo(tip)
  const included = mined.map((transaction, index) => ({
    transaction,
    sender: executed.senders[index] ?? new Uint8Array(0),
  }))
  for (const entry of dropped) pool.remove(entry.transaction.hash)
  pool.advance(tip.block.header, included)
}
