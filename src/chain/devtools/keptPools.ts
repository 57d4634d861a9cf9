import type { PoolEntry } from '../txpool/entry.ts'

/** Maximum number of snapshots whose pools are kept, each with as many transactions as the pool may have. */
const MAX_POOLS = 100

/** The transactions that waited in the pool when a snapshot was taken, in the memory of the process. */
export interface KeptPools {
  /** Keeps the transactions of a snapshot, in place of those of the oldest one if there are too many. */
  keep(id: number, waiting: readonly PoolEntry[]): void
  get(id: number): readonly PoolEntry[]
  /** Drops those of the snapshots after this one. */
  dropAfter(id: number): void
}

export function createKeptPools(): KeptPools {
  const pools = new Map<number, readonly PoolEntry[]>()
  return {
    keep(id, waiting) {
      if (waiting.length === 0) return
      pools.set(id, waiting)
      const [oldest] = pools.keys()
      if (pools.size > MAX_POOLS && oldest !== undefined) pools.delete(oldest)
    },
    get: (id) => pools.get(id) ?? [],
    dropAfter(id) {
      for (const later of [...pools.keys()].filter((key) => key > id)) pools.delete(later)
    },
  }
}
