import { resolve } from 'node:path'
import { type KeyStore, openKeyStore, openKeyStoreForReading, type ReadOnlyKeyStore } from '../../apiKeys/keyStore.ts'
import { systemClock } from '../../base/clock.ts'
import { keysPlace } from '../../config/dataFiles.ts'
import { type Config, loadConfig } from '../../config/load.ts'
import { hasDatabase } from '../../storage/engines.ts'
import { requireNoRestore } from '../backup/restoring.ts'
import { CommandError, describePlace, explainData, requireData } from '../failure.ts'
import { hasAnyDatabase } from '../keptDatabases.ts'

/** Flags of a command by name. */
export type Flags = Readonly<Record<string, unknown>>

/** Settings of the keys commands. Some of their other flags share names with settings, and apply to one key. */
export const KEY_SETTINGS = ['data', 'store', 'sqliteDriver'] as const

type Work<Store, T> = (keys: Store, config: Config) => Promise<T>

/** Opens the keys of a node for `work`. Rejects with a `CommandError` without the data of a node. */
export function withKeys<T>(flags: Flags, work: Work<KeyStore, T>): Promise<T> {
  return withStore(flags, (config) => openKeyStore(keysPlace(config), systemClock), work)
}

/** Opens the keys of a node for `work` that changes nothing, also on a read-only disk. */
export function readKeys<T>(flags: Flags, work: Work<ReadOnlyKeyStore, T>): Promise<T> {
  return withStore(flags, openToRead, work)
}

/** Opens the keys for reading. A node that is not started yet, after an import, has none. */
async function openToRead(config: Config): Promise<ReadOnlyKeyStore> {
  const place = keysPlace(config)
  if (await hasDatabase(place)) return openKeyStoreForReading(place, systemClock)
  return openKeyStore({ kind: 'memory' }, systemClock)
}

async function withStore<Store extends Pick<KeyStore, 'close'>, T>(
  flags: Flags,
  openKeys: (config: Config) => Promise<Store>,
  work: Work<Store, T>,
): Promise<T> {
  const { data, store, sqliteDriver, keysPerOwner, config: file } = flags
  const { config: given } = loadConfig({ flags: { data, store, sqliteDriver, keysPerOwner, config: file } })
  const config = { ...given, data: resolve(given.data) }
  requireNoRestore(config)
  const open = async () => {
    await requireData(config)
    await requireNode(config)
    return openKeys(config)
  }
  const keys = await open().catch((error: unknown) => {
    throw explainData(error, config)
  })
  try {
    return await work(keys, config)
  } finally {
    await keys.close()
  }
}

/** Rejects with a `CommandError` if no node has been started there. */
async function requireNode(config: Config): Promise<void> {
  if (await hasAnyDatabase(config)) return
  const [setting, place] = describePlace(config)
  const remedy = `choose that of your node with --${setting}, or start the node first`
  throw new CommandError(`${setting}: must contain the data of a node, got ${place} without any; ${remedy}`)
}
