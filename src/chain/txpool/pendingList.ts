import type { PoolEntry } from './entry.ts'
import type { TxPool } from './txPool.ts'

interface Reading {
  readonly version: number
  readonly rest: Iterator<PoolEntry>
  readonly found: PoolEntry[]
}

/**
 * Returns a pending transaction by its place in the order in which a miner takes them; looked for only as far as is
 * asked.
 */
export function createPendingList(
  pool: Pick<TxPool, 'version' | 'inMiningOrder'>,
): (place: number) => PoolEntry | undefined {
  // Not before somebody asks: an iterator that does not begin keeps all that its map has been since, block after block.
  let reading: Reading | undefined
  return (place) => {
    const version = pool.version()
    if (reading?.version !== version) reading = { version, rest: pool.inMiningOrder(), found: [] }
    const { rest, found } = reading
    while (found.length <= place) {
      const next = rest.next()
      if (next.done === true) return undefined
      found.push(next.value)
    }
    return found[place]
  }
}
