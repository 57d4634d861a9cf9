import { join, resolve } from 'node:path'
import type { NetworkName } from '../network/network.ts'
import type { StorePlace } from '../store/openStore.ts'
import type { Config } from './settings.ts'

type Keeping = Pick<Config, 'store' | 'data'>

/** The file of a chain in a directory; a sandbox and the real chain of a network are two chains. */
export function chainFileIn(directory: string, network: NetworkName, genesis: Config['genesis']): string {
  return join(directory, `${network}-${genesis}.sqlite`)
}

/** The file of the API keys in a directory. */
export function keysFileIn(directory: string): string {
  return join(directory, 'keys.sqlite')
}

/** Where a chain is kept by these settings. */
export function chainPlace(
  { store, data, genesis }: Keeping & Pick<Config, 'genesis'>,
  network: NetworkName,
): StorePlace {
  if (store.kind === 'postgres') return { address: store.address, schema: `scion_${network}_${genesis}` }
  return chainFileIn(resolve(store.directory ?? data), network, genesis)
}

/** Where the API keys are kept by these settings. */
export function keysPlace({ store, data }: Keeping): StorePlace {
  if (store.kind === 'postgres') return { address: store.address, schema: 'scion_keys' }
  return keysFileIn(resolve(store.directory ?? data))
}
