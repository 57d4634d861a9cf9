import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../state/mapKey.ts'

/** Which transactions of the pool have rows in the store, and which of those rows have to be deleted. */
export interface PoolRows {
  /** The store has a row of this transaction. */
  markKept(hash: Bytes): void
  /**
   * Runs `write`, which has to insert the transaction's row and to delete those that it is given, as `deleteRows` does.
   * The row counts as kept from the beginning, since a block may take the transaction while it is written.
   */
  keep<T>(hash: Bytes, leaving: readonly Bytes[], write: (hashes: readonly Bytes[]) => Promise<T>): Promise<T>
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

  function isKept(hash: Bytes): boolean {
    return kept.has(mapKey(hash))
  }

  function markKept(hash: Bytes): void {
    kept.add(mapKey(hash))
    gone.delete(mapKey(hash)) // it has come back
  }

  async function deleteRows<T>(leaving: readonly Bytes[], write: (hashes: readonly Bytes[]) => Promise<T>): Promise<T> {
    const hashes: Bytes[] = []
    const rowless: Bytes[] = []
    for (const hash of leaving) (isKept(hash) ? hashes : rowless).push(hash)
    for (const hash of gone.values()) hashes.push(hash)
    const result = await write(hashes)
    if (gone.size > 0) for (const hash of hashes) gone.delete(mapKey(hash)) // also what has left the pool during the write
    for (const hash of rowless.filter(isKept)) gone.set(mapKey(hash), hash) // its row has come during the write
    return result
  }

  return {
    markKept,
    async keep(hash, leaving, write) {
      markKept(hash)
      try {
        const result = await deleteRows(leaving, write)
        if (!kept.has(mapKey(hash))) gone.set(mapKey(hash), hash) // who took it out may have come before the row
        return result
      } catch (error) {
        kept.delete(mapKey(hash))
        gone.set(mapKey(hash), hash) // a database that has gone away may have kept it
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
