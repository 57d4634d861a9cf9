import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { Account } from '../../state/stateView.ts'
import { rememberNodes } from '../../state/trie/applyChanges.ts'
import type { ArrivalRow, StoreWriters } from '../../storage/store.ts'
import { writeAsMain, writeBlock } from '../canonical/appendBlock.ts'
import { announceLateArrivals, type BlockOutcome } from '../canonical/extendMain.ts'
import { stateRootOf, type Tip } from '../canonical/head.ts'
import { stateViewAtRoot } from '../canonical/stateViews.ts'
import type { ChainContext } from '../context.ts'
import { type PoolEntry, toPoolRow } from '../txpool/entry.ts'
import { type Branch, readBranch, readJoining, readReturning, withNewNodes } from './branch.ts'

/** The data of a reorganisation, read before anything is written. */
interface Reorganisation {
  readonly branch: Branch
  /** Transactions that only the old branch has mined. */
  readonly returning: readonly PoolEntry[]
  /** Accounts of the senders of both branches, after the new head. */
  readonly accounts: ReadonlyMap<string, SenderAccount>
}

interface WrittenReorganisation extends Reorganisation {
  readonly leavePool: readonly Bytes[]
  readonly arrivals: readonly ArrivalRow[]
}

interface SenderAccount {
  readonly sender: Bytes
  readonly account: Account | undefined
}

/**
 * Makes the branch that ends in `newest` canonical, in one database transaction. Its logs and flat state replace the old
 * branch's, whose blocks stay readable by hash. Transactions that only the old branch has mined return to the pool.
 * Everything that can fail happens before the commit; the rest happens synchronously after it.
 */
export async function reorganise(context: ChainContext, newest: Tip, outcome: BlockOutcome): Promise<void> {
  const branch = await readBranch(context, newest, outcome)
  const returning = await readReturning(context, branch)
  const reorganisation = { branch, returning, accounts: await readAccounts(context, branch, returning) }
  const { pool, store } = context
  await pool.announceArrivals(branch.mined, async (arrived) => {
    const arrivals = context.arrivalLog.toRows(arrived)
    await pool.deleteRows(branch.mined, (leavePool) =>
      context.reorganisations.run(
        () => store.writeInSteps(writeReorganisation(context, { ...reorganisation, leavePool, arrivals })),
        () => {
          showReorganisation(context, reorganisation)
          context.announcements.announcePending(arrived)
          context.announcements.announceHead()
        },
      ),
    )
  })
  const refused = returning.map(({ transaction }) => transaction.hash).filter((hash) => !pool.has(hash))
  if (refused.length > 0) await store.write((writers) => writers.pool.deleteAll(refused))
  await announceLateArrivals(context)
}

async function readAccounts(context: ChainContext, branch: Branch, returning: readonly PoolEntry[]) {
  const [nodes, trieNodes] = withNewNodes(context.store.nodes, branch.outcome.trie)
  const world = stateViewAtRoot({ ...context, store: { nodes }, trieNodes }, stateRootOf(branch.newest))
  const accounts = new Map<string, SenderAccount>()
  for (const sender of [...branch.senders, ...returning.map((entry) => entry.sender)]) {
    const name = mapKey(sender)
    if (!accounts.has(name)) accounts.set(name, { sender, account: await world.getAccount(sender) })
  }
  return accounts
}

async function* writeReorganisation(
  context: ChainContext,
  { branch, returning, leavePool, arrivals }: WrittenReorganisation,
): AsyncGenerator<(writers: StoreWriters) => void> {
  const first = branch.fork.block.header.number + 1
  yield (writers) => {
    writers.blocks.unsetMainFrom(first)
    writers.logs.deleteFrom(first)
    writers.state.deleteFrom(first)
    writers.pool.deleteAll(leavePool)
    writers.arrivals.insertAll(arrivals)
    for (const entry of returning) writers.pool.insert(toPoolRow(entry)) // in the same transaction, so that a kill loses none
    writeBlock(writers, { tip: branch.newest, ...branch.outcome })
  }
  for await (const joining of readJoining(context, branch)) {
    yield (writers) => writeAsMain(writers, joining, context.network)
  }
}

function showReorganisation(context: ChainContext, { branch, returning, accounts }: Reorganisation): void {
  const { newest, outcome, mined } = branch
  const { state, pool } = context
  const { header } = newest.block
  state.reset(header.number)
  rememberNodes(context.trieNodes, outcome.trie)
  context.blocks.put(newest.block)
  context.head.moveTo(newest)
  pool.reorganise(
    header,
    mined,
    [...accounts.values()].map(({ sender, account }) => [sender, account?.nonce ?? 0n] as const),
  )
  for (const entry of returning) pool.restore(entry, accounts.get(mapKey(entry.sender))?.account)
}
