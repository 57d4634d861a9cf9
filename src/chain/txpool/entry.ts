import type { Bytes } from '../../base/bytes.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import type { PoolRow } from '../../storage/store.ts'

const EXPIRES_AFTER_BLOCKS = 10
const EXPIRES_AFTER_SECONDS = 650

/** A transaction in the pool, with the values that its rules read. */
export interface PoolEntry {
  readonly transaction: Transaction
  readonly sender: Bytes
  readonly addedAtMs: number
  /** The head's number when it was added. */
  readonly addedAtHeight: number
}

/** Returns the row of an entry. */
export function toPoolRow({ transaction, sender, addedAtMs, addedAtHeight }: PoolEntry): PoolRow {
  const { hash, nonce, encoded } = transaction
  return { hash, nonce, encoded, sender, addedAtMs, addedAtHeight }
}

/** Returns the time from which the entry is too old; the reference node counts whole seconds (protocol/pool#expiry). */
export function expiresAtMs({ addedAtMs }: PoolEntry): number {
  return (Math.floor(addedAtMs / 1000) + EXPIRES_AFTER_SECONDS) * 1000
}

/** Returns true if the entry is too old, by blocks or by time (protocol/pool#expiry). */
export function isExpired(entry: PoolEntry, height: number, nowMs: number): boolean {
  return entry.addedAtHeight < height - EXPIRES_AFTER_BLOCKS || nowMs >= expiresAtMs(entry)
}
