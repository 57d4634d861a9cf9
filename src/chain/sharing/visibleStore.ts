import type { Store } from '../../storage/store.ts'
import type { Head } from '../canonical/head.ts'
import type { Sharing } from './sharing.ts'

/**
 * The same store, for a chain that other processes write: what is found by hash in a block above the head is told once this
 * process has followed there, so that nobody hears of a block which this process does not have.
 */
export function visibleStore(store: Store, head: Head, { catchUp }: Sharing): Store {
  const { blocks, transactions } = store
  const followTo = async (number: number | undefined) => {
    if (number !== undefined && number > head.current().block.header.number) await catchUp()
  }
  return {
    ...store,
    blocks: {
      ...blocks,
      async getByHash(hash) {
        const row = await blocks.getByHash(hash)
        await followTo(row?.number)
        return row
      },
    },
    transactions: {
      ...transactions,
      async getByHash(hash) {
        const row = await transactions.getByHash(hash)
        await followTo(row?.blockNumber)
        return row
      },
    },
  }
}
