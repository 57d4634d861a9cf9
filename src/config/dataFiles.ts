import type { NetworkName } from '../network/network.ts'
import { placeAt, type StorePlace } from '../store/engines.ts'
import type { Config } from './settings.ts'

type Keeping = Pick<Config, 'store' | 'data' | 'sqliteDriver'>
type KeepingChains = Keeping & Pick<Config, 'genesis'>

/** Where a chain is kept by these settings; a sandbox and the real chain of a network are two chains. */
export function chainPlace(config: KeepingChains, network: NetworkName): StorePlace {
  return placeOf(config, `${network}-${config.genesis}`)
}

/** Where the wallet of a chain is kept by these settings: beside the chain, which can be deleted without it. */
export function walletPlace(config: KeepingChains, network: NetworkName): StorePlace {
  return placeOf(config, `wallet-${network}-${config.genesis}`)
}

/** Where the API keys are kept by these settings. */
export function keysPlace(config: Keeping): StorePlace {
  return placeOf(config, 'keys')
}

function placeOf({ store, data, sqliteDriver }: Keeping, name: string): StorePlace {
  const place = placeAt(store, name, data)
  return place.kind === 'sqlite' ? { ...place, driver: sqliteDriver } : place
}
