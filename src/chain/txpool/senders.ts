import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../state/mapKey.ts'
import type { PoolEntry } from './entry.ts'

/**
 * What waits of one sender, at most one transaction for each nonce: pending up to the end, without a gap, queued after
 * it.
 */
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

/** The senders of all that waits. */
export interface PoolSenders {
  get(sender: Bytes): SenderQueue | undefined
  /** Puts an entry where its nonce says, in place of the one there; at the end it becomes the last pending one. */
  put(entry: PoolEntry, accountNonce: bigint): void
  /** Takes an entry out; those after it that were pending are queued from now on. */
  remove(entry: PoolEntry): void
  /**
   * Takes a sender's first pending entry out, which the account has gone past: those after it stay pending. False, with
   * nothing done, when it is not that one.
   */
  passFirst(entry: PoolEntry): boolean
  /** Follows the account of a sender to its nonce in another newest block; what now connects to it is pending. */
  moveTo(sender: Bytes, accountNonce: bigint): void
  all(): Iterable<SenderQueue>
  pendingCount(): number
  /** The queues that have pending transactions. */
  withPending(): Iterable<SenderQueue>
}

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
      if (ready.delete(key)) ready.set(key, queue) // behind the others that have something waiting
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

/** The pending ones, in no order. */
export function pendingOf({ nonce, end, byNonce }: SenderQueue): PoolEntry[] {
  return [...byNonce.values()].filter(({ transaction }) => transaction.nonce >= nonce && transaction.nonce < end)
}
