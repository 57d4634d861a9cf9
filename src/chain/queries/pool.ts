import { toHex } from '../../base/hex.ts'
import type { Pool, PoolContent, WaitingTransactions } from '../api/engine.ts'
import type { ChainContext } from '../context.ts'
import { nextTerms } from '../mining/local/nextBlock.ts'
import type { PoolEntry } from '../txpool/entry.ts'
import { costOf, whyNotIn } from '../txpool/rules.ts'
import { pendingOf, type SenderQueue } from '../txpool/senders.ts'

/** The transactions of a sender in the pool at one moment. */
interface Snapshot {
  /** The nonce after the last pending transaction. */
  readonly end: bigint
  readonly entries: readonly PoolEntry[]
}

type PoolParts = Pick<ChainContext, 'pool' | 'head' | 'state' | 'settings' | 'network' | 'isDevelopment'>

/** Returns the pool's interface for requests. */
export function createPool(context: PoolParts): Pool {
  const { pool } = context
  return {
    counts() {
      const pending = pool.pendingCount()
      return { pending, queued: pool.count() - pending }
    },
    quotaOf: pool.quotaOf,
    content: () => toContent(pool.queues()),
    contentOf(sender) {
      const queue = pool.queueOf(sender)
      return toContent(queue === undefined ? [] : [queue])
    },
    whyWaiting: () => findReasons(context),
  }
}

/** Returns why the next block cannot have pending transactions, by their hashes. */
async function findReasons(context: PoolParts): Promise<Map<string, string>> {
  const { head, pool, state, network } = context
  const tip = head.current()
  const next = nextTerms(context, tip)
  const world = state.worldAt(tip.block.header.number)
  const reasons = new Map<string, string>()
  for (const queue of [...pool.queues()]) {
    const entries = pendingOf(queue).sort(byRisingNonce)
    const sender = entries[0]?.sender
    if (sender === undefined) continue
    let balance = (await world.getAccount(sender))?.balance ?? 0n
    let waiting: bigint | undefined
    for (const entry of entries) {
      const { hash, nonce } = entry.transaction
      balance -= costOf(entry, next, network)
      const own = () => whyNotIn(next, entry.transaction, network) ?? whyNotPaid(balance)
      const reason = waiting === undefined ? own() : `it follows nonce ${waiting} of its sender, which waits`
      if (reason === undefined) continue
      reasons.set(toHex(hash), reason)
      waiting ??= nonce
    }
  }
  return reasons
}

function whyNotPaid(balanceAfter: bigint): string | undefined {
  return balanceAfter < 0n ? `its sender lacks ${-balanceAfter} wei for value and gas` : undefined
}

/** Copies queues at one moment. Sorting happens step by step while the result is read. */
function toContent(queues: Iterable<SenderQueue>): PoolContent {
  const snapshots = Array.from(queues, ({ end, byNonce }) => ({ end, entries: [...byNonce.values()] }))
  return {
    pending: listSenders(snapshots, (nonce, end) => nonce < end),
    queued: listSenders(snapshots, (nonce, end) => nonce >= end),
  }
}

function* listSenders(
  snapshots: readonly Snapshot[],
  belongs: (nonce: bigint, end: bigint) => boolean,
): Generator<WaitingTransactions> {
  for (const { end, entries } of snapshots) {
    const chosen = entries.filter(({ transaction }) => belongs(transaction.nonce, end)).sort(byRisingNonce)
    const sender = chosen[0]?.sender
    if (sender !== undefined) yield { sender, transactions: chosen.map(({ transaction }) => transaction) }
  }
}

function byRisingNonce(one: PoolEntry, other: PoolEntry): number {
  return one.transaction.nonce < other.transaction.nonce ? -1 : 1
}
