import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'

/**
 * Which transactions have become pending, so that each is told once for its stay in the pool. What a block takes out
 * from below them makes them queued for a moment: that is no arrival.
 */
export interface PoolArrivals {
  /** The transaction is pending; news only when it was not told before. */
  come(hash: Bytes): void
  /** The transaction has left the pool. */
  leave(hash: Bytes): void
  /** Takes out those to be told that `isDurable` says will be durable with the caller's write, in their order. */
  take(isDurable: (hash: Bytes) => boolean): readonly Bytes[]
  /** The write failed: those that still are in the pool are to be told again. */
  putBack(hashes: readonly Bytes[]): void
}

export function createPoolArrivals(): PoolArrivals {
  const known = new Set<string>()
  const untold = new Map<string, Bytes>()
  return {
    come(hash) {
      const name = toHex(hash)
      if (known.has(name)) return
      known.add(name)
      untold.set(name, hash)
    },
    leave(hash) {
      known.delete(toHex(hash))
      untold.delete(toHex(hash))
    },
    take(isDurable) {
      const taken = [...untold.values()].filter(isDurable)
      for (const hash of taken) untold.delete(toHex(hash))
      return taken
    },
    putBack(hashes) {
      for (const hash of hashes) if (known.has(toHex(hash))) untold.set(toHex(hash), hash)
    },
  }
}
