import type { Store } from '../../storage/store.ts'
import type { Head } from '../canonical/head.ts'

/** Coordinates a chain with the other processes that have its store open. */
export interface Sharing {
  /** Returns true if this process is the writer. */
  writes(): boolean
  /** Resolves when everything that the store had at the time of the call is in memory. */
  catchUp(): Promise<void>
  /** Notifies replicas that a reorganisation starts. Resolves when each live replica has received it. */
  notifyReorganisationStarted(): Promise<void>
  /** Notifies replicas that the reorganisation has finished or failed: they read everything again. */
  notifyReorganisationFinished(): Promise<void>
}

/** The sharing of a chain that one process has open. */
export const NOT_SHARED: Sharing = {
  writes: () => true,
  catchUp: async () => undefined,
  notifyReorganisationStarted: async () => undefined,
  notifyReorganisationFinished: async () => undefined,
}

/**
 * Returns a view of `store` for a chain that other processes write. A row above the head that is found by hash is
 * returned only once this process has followed to its height, so that a client never sees a block that the rest of this
 * process does not have.
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
