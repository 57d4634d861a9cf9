import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'

/** Which transactions of the pool have rows in the store, and which of those rows have to go. */
export interface PoolRows {
  /** Says that the store has a row of this transaction. */
  markKept(hash: Bytes): void
  /** Those of the hashes that the store has rows of. */
  keptAmong(hashes: readonly Bytes[]): Bytes[]
  /** The transaction has left the pool; its row, if there is one, has to go. */
  leave(hash: Bytes): void
  /** The transaction has left the pool, and whoever took it out sees to its row. */
  forget(hash: Bytes): void
  /** The rows that have to go. */
  listGone(): Bytes[]
  /** Those rows have gone. */
  forgetGone(hashes: readonly Bytes[]): void
}

export function createPoolRows(): PoolRows {
  const kept = new Set<string>()
  const gone = new Map<string, Bytes>()
  return {
    markKept(hash) {
      kept.add(toHex(hash))
      gone.delete(toHex(hash)) // it has come back
    },
    keptAmong: (hashes) => hashes.filter((hash) => kept.has(toHex(hash))),
    leave(hash) {
      if (kept.delete(toHex(hash))) gone.set(toHex(hash), hash)
    },
    forget: (hash) => void kept.delete(toHex(hash)),
    listGone: () => [...gone.values()],
    forgetGone(hashes) {
      for (const hash of hashes) gone.delete(toHex(hash))
    },
  }
}
