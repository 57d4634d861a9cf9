import type { Store } from '../../storage/store.ts'
import type { Head } from '../canonical/head.ts'

/** How a chain goes along with the other processes that have its data open. */
export interface Sharing {
  /** Whether this process is the one that writes. */
  writes(): boolean
  /** Resolves when all that the store had at the time of the call is in memory. */
  catchUp(): Promise<void>
  /** Tells the others that the main chain will be another one; they have heard it when this resolves, or are not asked. */
  notifyReorganisationStarted(): Promise<void>
  /** And that it may be another one now. */
  notifyReorganisationFinished(): Promise<void>
}

/** For a chain that no other process has open. */
export const NOT_SHARED: Sharing = {
  writes: () => true,
  catchUp: async () => undefined,
  notifyReorganisationStarted: async () => undefined,
  notifyReorganisationFinished: async () => undefined,
}

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
