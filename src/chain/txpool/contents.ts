import type { Bytes } from '../../base/bytes.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import { createPoolArrivals, type PoolArrivals } from './arrivals.ts'
import { createDisplacements } from './displacements.ts'
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
  /** Puts an entry in, in place of the one with its sender and nonce, which is returned if it is another transaction. */
  put(entry: PoolEntry, accountNonce: bigint): PoolEntry | undefined
  /** Takes an entry out that leaves for another one; see `displace`. */
  setAside(entry: PoolEntry): void
  /**
   * These have left for `by`, which is not durable yet. Those that are durable come back when it leaves before it is,
   * as far as their nonces allow; until it is, their rows stay.
   */
  displace(by: PoolEntry, entries: readonly PoolEntry[], accountNonce: bigint): void
  /** The rows that have to go with the write that makes this transaction durable. */
  displacedBy(hash: Bytes): Bytes[]
  /** The transaction is durable, or mined: what left for it does not come back. */
  settle(hash: Bytes): void
  /** These have left for good. */
  bury(entries: readonly PoolEntry[]): void
  /** The transaction is in the newest block: it leaves, if it waits here, and its sender's account goes past it. */
  mine(transaction: Transaction, sender: Bytes): void
  /** Takes out one that was not promised, wherever it is. */
  withdraw(hash: Bytes): void
  /** Takes an entry out whose row has to go, too. */
  letGo(entry: PoolEntry): void
  /** Lets all go. */
  clear(): void
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
  const displacements = createDisplacements()
  let version = 0

  function setAside(entry: PoolEntry): void {
    entries.remove(entry)
    senders.remove(entry)
    version++
  }

  function remove(entry: PoolEntry): void {
    setAside(entry)
    arrivals.leave(entry.transaction.hash)
    const displacement = displacements.take(entry.transaction.hash)
    for (const displaced of displacement?.entries ?? []) comeBack(displaced, displacement?.accountNonce ?? 0n)
  }

  function comeBack(entry: PoolEntry, accountNonce: bigint): void {
    const { sender, transaction } = entry
    const isTaken = senders.get(sender)?.byNonce.has(transaction.nonce) === true
    if (transaction.nonce < accountNonce || isTaken) {
      bury([entry])
      return
    }
    entries.put(entry)
    senders.put(entry, accountNonce)
    senders.moveTo(sender, accountNonce) // what followed it follows it again
    noteArrivals(sender)
    version++
  }

  function bury(gone: readonly PoolEntry[]): void {
    for (const { transaction } of gone) {
      if (entries.get(transaction.hash) !== undefined) continue // it has been sent once more
      arrivals.leave(transaction.hash)
      rows.leave(transaction.hash)
    }
  }

  function take(entry: PoolEntry): void {
    remove(entry)
    rows.forget(entry.transaction.hash)
  }

  function letGo(entry: PoolEntry): void {
    remove(entry)
    rows.leave(entry.transaction.hash)
  }

  function settle(hash: Bytes): void {
    bury(displacements.take(hash)?.entries ?? [])
  }

  function follow(sender: Bytes, accountNonce: bigint): void {
    bury(displacements.follow(sender, accountNonce))
    const queue = senders.get(sender)
    if (queue === undefined || queue.nonce === accountNonce) return
    for (const entry of [...queue.byNonce.values()]) if (entry.transaction.nonce < accountNonce) letGo(entry)
    senders.moveTo(sender, accountNonce)
    noteArrivals(sender)
    version++
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
      entries.put(entry)
      senders.put(entry, accountNonce)
      noteArrivals(sender)
      version++
      return instead?.transaction === transaction ? undefined : instead
    },
    setAside,
    displace(by, left, accountNonce) {
      const promised: PoolEntry[] = []
      for (const entry of left) {
        const { hash } = entry.transaction
        if (rows.isKept(hash)) {
          promised.push(entry)
          continue
        }
        promised.push(...(displacements.take(hash)?.entries ?? [])) // it was not promised itself
        arrivals.leave(hash)
      }
      if (promised.length === 0) return
      displacements.put(by.transaction.hash, { sender: by.sender, accountNonce, entries: promised })
    },
    displacedBy: (hash) => (displacements.get(hash)?.entries ?? []).map(({ transaction }) => transaction.hash),
    settle,
    bury,
    mine({ hash, nonce }, sender) {
      settle(hash)
      const entry = entries.get(hash)
      if (entry !== undefined && senders.passFirst(entry)) {
        // A miner takes a sender's first one: nothing else becomes pending or stops being so.
        entries.remove(entry)
        arrivals.leave(hash)
        rows.forget(hash)
        version++
      } else if (entry !== undefined) take(entry)
      follow(sender, nonce + 1n)
    },
    withdraw(hash) {
      const entry = entries.get(hash)
      if (entry !== undefined) take(entry)
      else bury(displacements.giveUp(hash))
    },
    letGo,
    clear() {
      for (const { entries: displaced } of displacements.takeAll()) bury(displaced)
      for (const { byNonce } of [...senders.all()]) for (const entry of [...byNonce.values()]) letGo(entry)
    },
    follow,
    letExpiredGo(height, nowMs) {
      for (const entry of entries.listExpired(height, nowMs)) letGo(entry)
    },
    version: () => version,
  }
}
