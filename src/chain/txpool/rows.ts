import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'

/** Which transactions of the pool have rows in the store, and which of those rows have to be deleted. */
export interface PoolRows {
  /** The store has a row of this transaction. */
  markKept(hash: Bytes): void
  isKept(hash: Bytes): boolean
  /** The transaction has left the pool; its row, if there is one, has to be deleted. */
  leave(hash: Bytes): void
  /** The transaction has left the pool, and the caller that took it out deletes its row. */
  forget(hash: Bytes): void
  /**
   * Runs `write`, which has to delete the rows of the hashes that it is given: of what has left the pool, and of those
   * among `leaving` that have rows. When it rejects, the rows are given to the next one, too.
   */
  deleteRows<T>(leaving: readonly Bytes[], write: (hashes: readonly Bytes[]) => Promise<T>): Promise<T>
}

export function createPoolRows(): PoolRows {
  const kept = new Set<string>()
  const gone = new Map<string, Bytes>()
  return {
    markKept(hash) {
      kept.add(toHex(hash))
      gone.delete(toHex(hash)) // it has come back
    },
    isKept: (hash) => kept.has(toHex(hash)),
    leave(hash) {
      if (kept.delete(toHex(hash))) gone.set(toHex(hash), hash)
    },
    forget: (hash) => void kept.delete(toHex(hash)),
    async deleteRows(leaving, write) {
      const hashes = [...leaving.filter((hash) => kept.has(toHex(hash))), ...gone.values()]
      const result = await write(hashes)
      for (const hash of hashes) gone.delete(toHex(hash)) // also what has left the pool during the write
      return result
    },
  }
}
