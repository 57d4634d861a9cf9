import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { NETWORK_NAMES, type NetworkName } from '../chainspec/network.ts'
import { placeAt, type StorePlace } from '../storage/engines.ts'
import type { Config } from './settings.ts'

type DataSettings = Pick<Config, 'store' | 'data' | 'sqliteDriver'> & Partial<Pick<Config, 'readStore'>>
type Genesis = Config['genesis']
type KeepingChains = DataSettings & { readonly genesis: Genesis }

/** A database of a node. */
export type KeptDatabase =
  | { readonly kind: 'chain' | 'wallet'; readonly network: NetworkName; readonly genesis: Genesis }
  | { readonly kind: 'upstream'; readonly network: NetworkName }
  | { readonly kind: 'keys' }

const GENESES: readonly Genesis[] = ['sandbox', 'real']

/** All databases that may exist in one location, whatever the node serves. */
export const KEPT_DATABASES: readonly KeptDatabase[] = [
  ...(['chain', 'wallet'] as const).flatMap((kind) =>
    NETWORK_NAMES.flatMap((network) => GENESES.map((genesis) => ({ kind, network, genesis }))),
  ),
  ...NETWORK_NAMES.map((network) => ({ kind: 'upstream', network }) as const),
  { kind: 'keys' },
]

/**
 * Returns the name of a database, which is that of its file or schema. A network's sandbox and real chain are two
 * chains.
 */
export function nameOf(database: KeptDatabase): string {
  switch (database.kind) {
    case 'chain':
      return `${database.network}-${database.genesis}`
    case 'wallet':
      return `wallet-${database.network}-${database.genesis}`
    case 'upstream':
      return `upstream-${database.network}`
    case 'keys':
      return 'keys'
  }
}

/** Returns the file in the data directory with the time of the last complete backup, in RFC 3339. */
export const lastBackupFile = (data: string): string => join(data, 'last-backup')

/** Returns the location of a database. */
export function databasePlace(keeping: DataSettings, database: KeptDatabase): StorePlace {
  const { store, readStore = 'none', data, sqliteDriver } = keeping
  const place = placeAt(store, nameOf(database), data)
  if (place.kind === 'sqlite') return { ...place, driver: sqliteDriver }
  if (place.kind !== 'postgres' || readStore === 'none' || readStore.kind !== 'postgres') return place
  return { ...place, standby: readStore.address }
}

/** Returns the location of a chain. */
export function chainPlace(config: KeepingChains, network: NetworkName): StorePlace {
  return databasePlace(config, { kind: 'chain', network, genesis: config.genesis })
}

/** Returns the location of what is stored for a network of other nodes, such as its filters. */
export function upstreamPlace(config: DataSettings, network: NetworkName): StorePlace {
  return databasePlace(config, { kind: 'upstream', network })
}

/** Returns the location of a chain's wallet, a database of its own so that the chain can be deleted without it. */
export function walletPlace(config: KeepingChains, network: NetworkName): StorePlace {
  return databasePlace(config, { kind: 'wallet', network, genesis: config.genesis })
}

/** Returns the location of the API keys. */
export function keysPlace(config: DataSettings): StorePlace {
  return databasePlace(config, { kind: 'keys' })
}

/** Returns the folder of the kept answers of forks, which the forks of all projects of a user share. */
export function forkCacheFolder(
  { cache }: Pick<Config, 'cache'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  if (cache !== 'none') return join(resolve(cache), 'forks')
  const { XDG_CACHE_HOME: caches = '' } = environment
  return join(caches === '' ? join(homedir(), '.cache') : caches, 'scion', 'forks')
}
