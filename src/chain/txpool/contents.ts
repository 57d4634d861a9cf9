import type { Bytes } from '../../base/bytes.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import { createPoolArrivals, type PoolArrivals } from './arrivals.ts'
import { createDisplacements } from './displacements.ts'
import { createPoolEntries, type PoolLimits } from './entries.ts'
import type { PoolEntry } from './entry.ts'
import { createPoolRows, type PoolRows } from './rows.ts'
import { createPoolSenders, type SenderQueue } from './senders.ts'

/**
 * The in-memory contents of the pool. Each change updates all indexes: entries by hash, queues by sender, rows in the
 * store, arrivals and displacements. Admission rules are in admission.ts, the order of mining in miningOrder.ts.
 */
export interface PoolContents {
  readonly rows: PoolRows
  readonly arrivals: PoolArrivals
  find(hash: Bytes): PoolEntry | undefined
  queueOf(sender: Bytes): SenderQueue | undefined
  /** Returns the queues with pending transactions. */
  queues(): Iterable<SenderQueue>
  /** Returns all queues. */
  allQueues(): Iterable<SenderQueue>
  count(): number
  pendingCount(): number
  /** Returns true if the limits allow one more entry after `instead` has left. */
  hasRoomFor(entry: PoolEntry, instead: PoolEntry | undefined): boolean
  /** Adds an entry. Returns the entry with the same sender and nonce that it replaces, if that is another transaction. */
  put(entry: PoolEntry, accountNonce: bigint): PoolEntry | undefined
  /** Removes an entry that is displaced by another one; see `displace`. */
  setAside(entry: PoolEntry): void
  /**
   * Records that `entries` were displaced by `by`, which is not durable yet. Their rows stay until `by` is durable. If
   * `by` leaves before, the durable ones return to the pool if their nonces still allow it.
   */
  displace(by: PoolEntry, entries: readonly PoolEntry[], accountNonce: bigint): void
  /** Returns the hashes whose rows the write that makes this transaction durable must delete. */
  displacedBy(hash: Bytes): Bytes[]
  /** Notes that the transaction is durable or mined: the entries that it displaced do not return. */
  settle(hash: Bytes): void
  /** Forgets entries that have left the pool and do not return. */
  bury(entries: readonly PoolEntry[]): void
  /** Removes a transaction of the newest block, and follows its sender's account to the next nonce. */
  mine(transaction: Transaction, sender: Bytes): void
  /** Removes a transaction that was not acknowledged, also if it is displaced. */
  withdraw(hash: Bytes): void
  /** Removes an entry, and its row with the next write. */
  letGo(entry: PoolEntry): void
  /** Removes all entries, and their rows with the next write. */
  clear(): void
  /** Follows a sender's account to its nonce in the newest block: entries with lower nonces leave. */
  follow(sender: Bytes, accountNonce: bigint): void
  /** Removes the entries that are too old. */
  letExpiredGo(height: number, nowMs: number): void
  /** Returns a number that rises with every change. */
  version(): number
}

/** Creates the contents of an empty pool. */
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
    senders.moveTo(sender, accountNonce) // later nonces are pending again
    noteArrivals(sender)
    version++
  }

  function bury(gone: readonly PoolEntry[]): void {
    for (const { transaction } of gone) {
      if (entries.get(transaction.hash) !== undefined) continue // it was sent again
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
        promised.push(...(displacements.take(hash)?.entries ?? [])) // it was not acknowledged itself
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
        // The sender's first entry was mined: no other entry becomes pending or queued.
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
