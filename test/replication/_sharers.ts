import { onTestFinished } from 'vitest'
import type { ChainSetup } from '../../src/chain/openChain.ts'
import { openSharedChain, type SharedChain, type SharedChainSetup } from '../../src/replication/sharedChain.ts'
import { openSharedStore, type SharedStore } from '../../src/replication/sharedStore.ts'
import type { PostgresPlace } from '../../src/storage/postgres/location.ts'
import { openTestChain } from '../_helpers/chain.ts'

/** The chain and store of one of several processes that share a chain. */
export interface Sharer extends SharedChain {
  readonly store: SharedStore
  close(): Promise<void>
}

/** Opens a chain that other processes may have open: the first one is the writer. */
export async function openSharer(
  place: PostgresPlace,
  chainSetup: Partial<ChainSetup> = {},
  more: Partial<SharedChainSetup> = {},
): Promise<Sharer> {
  const store = await openSharedStore(place)
  const shared = await openSharedChain({
    store,
    standby: true,
    openChain: (sharing) => openTestChain({ ...chainSetup, store, sharing }),
    onFailure: (error) => process.emitWarning(error instanceof Error ? error : String(error)),
    ...more,
  })
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await shared.chain.close()
  }
  onTestFinished(close)
  return { ...shared, store, close }
}
