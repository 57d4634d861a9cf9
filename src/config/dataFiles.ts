import type { NetworkName } from '../network/network.ts'
import { placeAt, type StorePlace } from '../store/engines.ts'
import type { Config } from './settings.ts'

type Keeping = Pick<Config, 'store' | 'data'>

/** Where a chain is kept by these settings; a sandbox and the real chain of a network are two chains. */
export function chainPlace(
  { store, data, genesis }: Keeping & Pick<Config, 'genesis'>,
  network: NetworkName,
): StorePlace {
  return placeAt(store, `${network}-${genesis}`, data)
}

/** Where the wallet of a chain is kept by these settings: beside the chain, which can be deleted without it. */
export function walletPlace(
  { store, data, genesis }: Keeping & Pick<Config, 'genesis'>,
  network: NetworkName,
): StorePlace {
  return placeAt(store, `wallet-${network}-${genesis}`, data)
}

/** Where the API keys are kept by these settings. */
export function keysPlace({ store, data }: Keeping): StorePlace {
  return placeAt(store, 'keys', data)
}
