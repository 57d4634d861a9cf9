import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { PoolEntry } from './entry.ts'

/** The transactions of one sender, at most one for each nonce: pending up to `end`, without a gap, and queued after it. */
export interface SenderQueue {
  /** The account's nonce in the newest block. */
  readonly nonce: bigint
  /** The nonce after the last pending transaction; not below the account's. */
  readonly end: bigint
  readonly byNonce: ReadonlyMap<bigint, PoolEntry>
}

interface MutableQueue {
  nonce: bigint
  end: bigint
  readonly byNonce: Map<bigint, PoolEntry>
}

/** The queues of the pool by sender. */
export interface PoolSenders {
  get(sender: Bytes): SenderQueue | undefined
  /** Adds an entry at its nonce, or replaces the one there. At the end of the queue it becomes the last pending one. */
  put(entry: PoolEntry, accountNonce: bigint): void
  /** Removes an entry; pending ones after it become queued. */
  remove(entry: PoolEntry): void
  /** Removes a sender's first pending entry, which was mined; those after it stay pending. Returns false for other entries. */
  passFirst(entry: PoolEntry): boolean
  /** Follows the account of a sender to its nonce in the newest block; entries that connect to it are pending. */
  moveTo(sender: Bytes, accountNonce: bigint): void
  all(): Iterable<SenderQueue>
  pendingCount(): number
  /** Returns the queues with pending transactions. */
  withPending(): Iterable<SenderQueue>
}

/** Creates the index of an empty pool. */
export function createPoolSenders(): PoolSenders {
  const all = new Map<string, MutableQueue>()
  const ready = new Map<string, MutableQueue>()
  let pendingCount = 0

  function change(key: string, queue: MutableQueue, mutate: () => void): void {
    const before = queue.end - queue.nonce
    mutate()
    const after = queue.end - queue.nonce
    pendingCount += Number(after - before)
    if (after === 0n) ready.delete(key)
    else ready.set(key, queue)
    if (queue.byNonce.size === 0) all.delete(key)
    else all.set(key, queue)
  }

  return {
    get: (sender) => all.get(mapKey(sender)),
    all: () => all.values(),
    put(entry, accountNonce) {
      const key = mapKey(entry.sender)
      const queue = all.get(key) ?? { nonce: accountNonce, end: accountNonce, byNonce: new Map() }
      change(key, queue, () => {
        queue.byNonce.set(entry.transaction.nonce, entry)
        if (entry.transaction.nonce === queue.end) queue.end++
      })
    },
    remove({ sender, transaction: { nonce } }) {
      const key = mapKey(sender)
      const queue = all.get(key)
      if (queue === undefined) return
      change(key, queue, () => {
        queue.byNonce.delete(nonce)
        if (nonce < queue.end) queue.end = nonce
      })
    },
    passFirst({ sender, transaction: { nonce } }) {
      const key = mapKey(sender)
      const queue = all.get(key)
      if (queue === undefined || nonce !== queue.nonce || nonce === queue.end) return false
      change(key, queue, () => {
        queue.byNonce.delete(nonce)
        queue.nonce++
      })
      if (ready.delete(key)) ready.set(key, queue) // after the other senders
      return true
    },
    moveTo(sender, accountNonce) {
      const key = mapKey(sender)
      const queue = all.get(key)
      if (queue === undefined) return
      change(key, queue, () => {
        queue.nonce = accountNonce
        queue.end = accountNonce
        while (queue.byNonce.has(queue.end)) queue.end++
      })
    },
    pendingCount: () => pendingCount,
    withPending: () => ready.values(),
  }
}

/** Returns the pending entries, in no order. */
export function pendingOf({ nonce, end, byNonce }: SenderQueue): PoolEntry[] {
  return [...byNonce.values()].filter(({ transaction }) => transaction.nonce >= nonce && transaction.nonce < end)
}
