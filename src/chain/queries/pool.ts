import type { Pool, PoolContent, WaitingTransactions } from '../api/engine.ts'
import type { PoolEntry } from '../txpool/entry.ts'
import type { SenderQueue } from '../txpool/senders.ts'
import type { TxPool } from '../txpool/txPool.ts'

/** The transactions of a sender in the pool at one moment. */
interface Snapshot {
  /** The nonce after the last pending transaction. */
  readonly end: bigint
  readonly entries: readonly PoolEntry[]
}

/** Returns the pool's interface for requests. */
export function createPool(pool: TxPool): Pool {
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
  }
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
