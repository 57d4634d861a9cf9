import type { Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../state/mapKey.ts'

/**
 * Which transactions have become pending, so that each is told once for its stay in the pool. What a block takes out
 * from below them makes them queued for a moment: that is no arrival.
 */
export interface PoolArrivals {
  /** The transaction is pending; news only when it was not told before. */
  come(hash: Bytes): void
  /** The transaction has left the pool. */
  leave(hash: Bytes): void
  /** Takes out those to be told that are durable, or will be with the caller's write of `written`, in their order. */
  take(isDurable: (hash: Bytes) => boolean, written: readonly Bytes[]): readonly Bytes[]
  /** The write failed: those that still are in the pool are to be told again. */
  putBack(hashes: readonly Bytes[]): void
}

export function createPoolArrivals(): PoolArrivals {
  const known = new Set<string>()
  const untold = new Map<string, Bytes>()
  return {
    come(hash) {
      const name = mapKey(hash)
      if (known.has(name)) return
      known.add(name)
      untold.set(name, hash)
    },
    leave(hash) {
      const name = mapKey(hash)
      known.delete(name)
      untold.delete(name)
    },
    take(isDurable, written) {
      if (untold.size === 0) return []
      const isWritten = new Set(written.map(mapKey))
      const taken = [...untold.values()].filter((hash) => isDurable(hash) || isWritten.has(mapKey(hash)))
      for (const hash of taken) untold.delete(mapKey(hash))
      return taken
    },
    putBack(hashes) {
      for (const hash of hashes) {
        const name = mapKey(hash)
        if (known.has(name)) untold.set(name, hash)
      }
    },
  }
}
