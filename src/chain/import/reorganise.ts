import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../state/mapKey.ts'
import { rememberNodes } from '../../state/unitrie/applyChanges.ts'
import type { WorldReader } from '../../state/world.ts'
import { writeAsMain, writeBlock } from '../appendBlock.ts'
import type { ChainContext } from '../context.ts'
import type { BlockOutcome } from '../extendMain.ts'
import type { Tip } from '../head.ts'
import { type PoolEntry, toPoolRow } from '../poolEntry.ts'
import { type Branch, readBranch } from './branch.ts'
import { readReturning } from './returningEntries.ts'

/**
 * Makes the branch that ends in `newest` the main chain, in one transaction of the store: its logs and flat state take the
 * place of the old branch's, whose blocks stay readable by hash. What only the old branch had mined goes back into the pool.
 */
export async function reorganise(context: ChainContext, newest: Tip, outcome: BlockOutcome): Promise<void> {
  const branch = await readBranch(context, newest, outcome)
  const { number } = newest.block.header
  const mined = branch.blocks.flatMap(({ block }) => block.transactions.slice(0, -1).map(({ hash }) => hash))
  const returning = await readReturning(context, branch.forkHeight, mined, number)
  await context.turns.turn(async () => {
    await writeTurn(context, { branch, newest, outcome, mined, returning })
    context.state.reset(number)
    rememberNodes(context.trieNodes, outcome.trie)
    context.blocks.put(newest.block)
    context.head.moveTo(newest)
  })
  await turnPool(context, branch, mined, returning)
}

interface Turn {
  readonly branch: Branch
  readonly newest: Tip
  readonly outcome: BlockOutcome
  /** Hashes of what the branch has mined. */
  readonly mined: readonly Bytes[]
  readonly returning: readonly PoolEntry[]
}

async function writeTurn(context: ChainContext, { branch, newest, outcome, mined, returning }: Turn): Promise<void> {
  const { store, pool, printLog } = context
  const leavePool = [...pool.keptAmong(mined), ...pool.takeGone()]
  await store.write((writers) => {
    const first = branch.forkHeight + 1
    writers.blocks.unsetMainFrom(first)
    writers.logs.deleteFrom(first)
    writers.state.deleteFrom(first)
    writeBlock(writers, { tip: newest, ...outcome })
    for (const { block, receipts, state } of branch.blocks) writeAsMain(writers, block, receipts, state, printLog)
    writers.pool.deleteAll(leavePool)
    for (const entry of returning) writers.pool.insert(toPoolRow(entry)) // before anybody could miss them
  })
}

/** Lets the pool follow to the other branch; what returns and is not acceptable there any more loses its row again. */
async function turnPool(
  { pool, state, store, head }: ChainContext,
  branch: Branch,
  mined: readonly Bytes[],
  returning: readonly PoolEntry[],
): Promise<void> {
  const best = head.current().block.header
  const world = state.worldAt(best.number)
  const senders = [
    ...branch.blocks.flatMap(({ senders }) => senders.slice(0, -1)),
    ...returning.map((entry) => entry.sender),
  ]
  pool.turnTo(best, mined, await readNonces(world, senders))
  const refused: Bytes[] = []
  for (const entry of returning) {
    if (!pool.restore(entry, await world.getAccount(entry.sender))) refused.push(entry.transaction.hash)
  }
  if (refused.length > 0) await store.write((writers) => writers.pool.deleteAll(refused))
}

async function readNonces(world: WorldReader, senders: readonly Bytes[]): Promise<Array<readonly [Bytes, bigint]>> {
  const each = new Map(senders.map((sender) => [mapKey(sender), sender]))
  const nonceOf = async (sender: Bytes) => (await world.getAccount(sender))?.nonce ?? 0n
  return Promise.all([...each.values()].map(async (sender) => [sender, await nonceOf(sender)] as const))
}
