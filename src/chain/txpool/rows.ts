import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'

/** The transactions of the pool that have rows in the store, and the rows that must be deleted. */
export interface PoolRows {
  /** Notes that the store has a row of this transaction. */
  markKept(hash: Bytes): void
  /**
   * Runs `write`, which must insert the transaction's row and delete the given rows, as in `deleteRows`. The row counts
   * as written from the start, since a block may mine the transaction during the write.
   */
  persist<T>(hash: Bytes, leaving: readonly Bytes[], write: (hashes: readonly Bytes[]) => Promise<T>): Promise<T>
  isKept(hash: Bytes): boolean
  /** Notes that the transaction has left the pool: its row, if there is one, must be deleted. */
  leave(hash: Bytes): void
  /** Notes that the transaction has left the pool and that the caller deletes its row. */
  forget(hash: Bytes): void
  /**
   * Runs `write`, which must delete the rows of the given hashes: of transactions that have left the pool, and of those
   * among `leaving` that have rows. If it rejects, the next call gets the same rows again.
   */
  deleteRows<T>(leaving: readonly Bytes[], write: (hashes: readonly Bytes[]) => Promise<T>): Promise<T>
}

/** Creates the index of an empty pool. */
export function createPoolRows(): PoolRows {
  const kept = new Set<string>()
  const gone = new Map<string, Bytes>()

  function isKept(hash: Bytes): boolean {
    return kept.has(mapKey(hash))
  }

  function markKept(hash: Bytes): void {
    kept.add(mapKey(hash))
    gone.delete(mapKey(hash)) // it has returned
  }

  async function deleteRows<T>(leaving: readonly Bytes[], write: (hashes: readonly Bytes[]) => Promise<T>): Promise<T> {
    const hashes: Bytes[] = []
    const rowless: Bytes[] = []
    for (const hash of leaving) (isKept(hash) ? hashes : rowless).push(hash)
    for (const hash of gone.values()) hashes.push(hash)
    const result = await write(hashes)
    if (gone.size > 0) for (const hash of hashes) gone.delete(mapKey(hash)) // also what has left the pool during the write
    for (const hash of rowless.filter(isKept)) gone.set(mapKey(hash), hash) // its row was written meanwhile
    return result
  }

  return {
    markKept,
    async persist(hash, leaving, write) {
      markKept(hash)
      try {
        const result = await deleteRows(leaving, write)
        if (!kept.has(mapKey(hash))) gone.set(mapKey(hash), hash) // it left the pool during the write
        return result
      } catch (error) {
        kept.delete(mapKey(hash))
        gone.set(mapKey(hash), hash) // the row may exist despite the error
        throw error
      }
    },
    isKept,
    leave(hash) {
      if (kept.delete(mapKey(hash))) gone.set(mapKey(hash), hash)
    },
    forget: (hash) => void kept.delete(mapKey(hash)),
    deleteRows,
  }
}
