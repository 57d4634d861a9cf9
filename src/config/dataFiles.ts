import { NETWORK_NAMES, type NetworkName } from '../chainspec/network.ts'
import { placeAt, type StorePlace } from '../storage/engines.ts'
import type { Config } from './settings.ts'

type Keeping = Pick<Config, 'store' | 'data' | 'sqliteDriver'> & Partial<Pick<Config, 'readStore'>>
type Genesis = Config['genesis']
type KeepingChains = Keeping & { readonly genesis: Genesis }

/** A database that a node may keep. */
export type KeptDatabase =
  | { readonly kind: 'chain' | 'wallet'; readonly network: NetworkName; readonly genesis: Genesis }
  | { readonly kind: 'keys' }

const GENESES: readonly Genesis[] = ['sandbox', 'real']

/** Every database that there can be in one place, whatever its node is told to serve. */
export const KEPT_DATABASES: readonly KeptDatabase[] = [
  ...(['chain', 'wallet'] as const).flatMap((kind) =>
    NETWORK_NAMES.flatMap((network) => GENESES.map((genesis) => ({ kind, network, genesis }))),
  ),
  { kind: 'keys' },
]

/** The name of a database, which its file or schema is named after; a sandbox and the real chain of a network are two chains. */
export function nameOf(database: KeptDatabase): string {
  switch (database.kind) {
    case 'chain':
      return `${database.network}-${database.genesis}`
    case 'wallet':
      return `wallet-${database.network}-${database.genesis}`
    case 'keys':
      return 'keys'
  }
}

/** Where a database is kept by these settings. */
export function databasePlace(keeping: Keeping, database: KeptDatabase): StorePlace {
  const { store, readStore = 'none', data, sqliteDriver } = keeping
  const place = placeAt(store, nameOf(database), data)
  if (place.kind === 'sqlite') return { ...place, driver: sqliteDriver }
  return readStore === 'none' || readStore.kind !== 'postgres' ? place : { ...place, standby: readStore.address }
}

/** Where a chain is kept by these settings. */
export function chainPlace(config: KeepingChains, network: NetworkName): StorePlace {
  return databasePlace(config, { kind: 'chain', network, genesis: config.genesis })
}

/** Where the wallet of a chain is kept by these settings: beside the chain, which can be deleted without it. */
export function walletPlace(config: KeepingChains, network: NetworkName): StorePlace {
  return databasePlace(config, { kind: 'wallet', network, genesis: config.genesis })
}

/** Where the API keys are kept by these settings. */
export function keysPlace(config: Keeping): StorePlace {
  return databasePlace(config, { kind: 'keys' })
}
