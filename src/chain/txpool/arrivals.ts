import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'

/**
 * Transactions that have become pending and were not announced. Each is announced once while it is in the pool, also if
 * it becomes queued and pending again.
 */
export interface PoolArrivals {
  /** Notes that the transaction is pending. */
  come(hash: Bytes): void
  /** Notes that the transaction has left the pool. */
  leave(hash: Bytes): void
  /** Takes the hashes to announce, in order: those that are durable, or will be with the caller's write of `written`. */
  take(isDurable: (hash: Bytes) => boolean, written: readonly Bytes[]): readonly Bytes[]
  /** Restores hashes whose write failed, if they are still in the pool. */
  putBack(hashes: readonly Bytes[]): void
}

/** Creates arrivals of an empty pool. */
export function createPoolArrivals(): PoolArrivals {
  const known = new Set<string>()
  const unannounced = new Map<string, Bytes>()
  return {
    come(hash) {
      const key = mapKey(hash)
      if (known.has(key)) return
      known.add(key)
      unannounced.set(key, hash)
    },
    leave(hash) {
      const key = mapKey(hash)
      known.delete(key)
      unannounced.delete(key)
    },
    take(isDurable, written) {
      if (unannounced.size === 0) return []
      const isWritten = new Set(written.map(mapKey))
      const taken = [...unannounced.values()].filter((hash) => isDurable(hash) || isWritten.has(mapKey(hash)))
      for (const hash of taken) unannounced.delete(mapKey(hash))
      return taken
    },
    putBack(hashes) {
      for (const hash of hashes) {
        const key = mapKey(hash)
        if (known.has(key)) unannounced.set(key, hash)
      }
    },
  }
}
