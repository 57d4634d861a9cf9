import type { PoolEntry } from './entry.ts'
import type { TxPool } from './txPool.ts'

/**
 * Returns a pending transaction by its place in the order in which a miner takes them; looked for only as far as is
 * asked.
 */
export function createPendingList(pool: TxPool): (place: number) => PoolEntry | undefined {
  let version: number | undefined
  let rest = pool.inMiningOrder()
  let found: PoolEntry[] = []
  return (place) => {
    if (pool.version() !== version) {
      version = pool.version()
      rest = pool.inMiningOrder()
      found = []
    }
    while (found.length <= place) {
      const next = rest.next()
      if (next.done === true) return undefined
      found.push(next.value)
    }
    return found[place]
  }
}
