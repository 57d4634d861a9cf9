import type { Bytes } from '../../base/bytes.ts'
import { createPoolArrivals, type PoolArrivals } from './arrivals.ts'
import { createPoolEntries, type PoolLimits } from './entries.ts'
import type { PoolEntry } from './entry.ts'
import { createPoolRows, type PoolRows } from './rows.ts'
import { createPoolSenders, type SenderQueue } from './senders.ts'

/** What waits: every change by hash, by sender and to the store's rows in one place. It knows no rules. */
export interface PoolContents {
  readonly rows: PoolRows
  readonly arrivals: PoolArrivals
  find(hash: Bytes): PoolEntry | undefined
  queueOf(sender: Bytes): SenderQueue | undefined
  /** The queues that have pending transactions. */
  queues(): Iterable<SenderQueue>
  /** All queues, also those that have nothing pending. */
  allQueues(): Iterable<SenderQueue>
  count(): number
  pendingCount(): number
  /** Whether there is room for one more when `instead` leaves. */
  hasRoomFor(entry: PoolEntry, instead: PoolEntry | undefined): boolean
  /** Puts an entry in, in place of the one with its sender and nonce. */
  put(entry: PoolEntry, accountNonce: bigint): void
  /** Takes an entry out; its row is the caller's business. */
  take(entry: PoolEntry): void
  /** Takes an entry out whose row has to go, too. */
  letGo(entry: PoolEntry): void
  /** Follows a sender's account to its nonce in the newest block. */
  follow(sender: Bytes, accountNonce: bigint): void
  letExpiredGo(height: number, nowMs: number): void
  /** Rises with every change. */
  version(): number
}

export function createPoolContents(limits: PoolLimits): PoolContents {
  const entries = createPoolEntries(limits)
  const senders = createPoolSenders()
  const rows = createPoolRows()
  const arrivals = createPoolArrivals()
  let version = 0

  function remove(entry: PoolEntry): void {
    entries.remove(entry)
    senders.remove(entry)
    arrivals.leave(entry.transaction.hash)
    version++
  }

  function letGo(entry: PoolEntry): void {
    remove(entry)
    rows.leave(entry.transaction.hash)
  }

  function noteArrivals(sender: Bytes): void {
    const queue = senders.get(sender)
    if (queue === undefined) return
    for (let nonce = queue.nonce; nonce < queue.end; nonce++) {
      const entry = queue.byNonce.get(nonce)
      if (entry !== undefined) arrivals.come(entry.transaction.hash)
    }
  }

  return {
    rows,
    arrivals,
    find: entries.get,
    queueOf: senders.get,
    queues: senders.withPending,
    allQueues: senders.all,
    count: entries.count,
    pendingCount: senders.pendingCount,
    hasRoomFor: entries.hasRoomFor,
    put(entry, accountNonce) {
      const { sender, transaction } = entry
      const instead = senders.get(sender)?.byNonce.get(transaction.nonce)
      if (instead !== undefined) entries.remove(instead)
      if (instead !== undefined && instead.transaction !== transaction) {
        rows.leave(instead.transaction.hash)
        arrivals.leave(instead.transaction.hash)
      }
      entries.put(entry)
      senders.put(entry, accountNonce)
      noteArrivals(sender)
      version++
    },
    take(entry) {
      remove(entry)
      rows.forget(entry.transaction.hash)
    },
    letGo,
    follow(sender, accountNonce) {
      const queue = senders.get(sender)
      if (queue === undefined || queue.nonce === accountNonce) return
      for (const entry of [...queue.byNonce.values()]) if (entry.transaction.nonce < accountNonce) letGo(entry)
      senders.moveTo(sender, accountNonce)
      noteArrivals(sender)
      version++
    },
    letExpiredGo(height, nowMs) {
      for (const entry of entries.listExpired(height, nowMs)) letGo(entry)
    },
    version: () => version,
  }
}
