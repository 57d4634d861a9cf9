import type { PoolEntry } from './entry.ts'
import type { TxPool } from './txPool.ts'

interface Reading {
  readonly version: number
  readonly rest: Iterator<PoolEntry>
  readonly found: PoolEntry[]
}

/** Returns a function that finds a pending transaction by its index in the order of mining, which it sorts lazily. */
export function createPendingList(
  pool: Pick<TxPool, 'version' | 'inMiningOrder'>,
): (index: number) => PoolEntry | undefined {
  // Created by the first call: an iterator that is not started retains all later versions of its map.
  let reading: Reading | undefined
  return (index) => {
    const version = pool.version()
    if (reading?.version !== version) reading = { version, rest: pool.inMiningOrder(), found: [] }
    const { rest, found } = reading
    while (found.length <= index) {
      const next = rest.next()
      if (next.done === true) return undefined
      found.push(next.value)
    }
    return found[index]
  }
}
