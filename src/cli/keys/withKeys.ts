import { resolve } from 'node:path'
import { type KeyStore, openKeyStore } from '../../apiKeys/keyStore.ts'
import { systemClock } from '../../base/clock.ts'
import { keysPlace } from '../../config/dataFiles.ts'
import { type Config, loadConfig } from '../../config/load.ts'
import { requireNoRestore } from '../backup/restoring.ts'
import { CommandError, describePlace, explainData, requireData } from '../failure.ts'
import { hasAnyDatabase } from '../keptDatabases.ts'

/** Flags of a command by name. */
export type Flags = Readonly<Record<string, unknown>>

/** Settings of the keys commands. Some of their other flags share names with settings, and apply to one key. */
export const KEY_SETTINGS = ['data', 'store', 'sqliteDriver'] as const

/** Opens the keys of a node for `work`. Rejects with a `CommandError` without the data of a node. */
export async function withKeys<T>(flags: Flags, work: (keys: KeyStore, config: Config) => Promise<T>): Promise<T> {
  const { data, store, sqliteDriver, keysPerOwner, config: file } = flags
  const { config: given } = loadConfig({ flags: { data, store, sqliteDriver, keysPerOwner, config: file } })
  const config = { ...given, data: resolve(given.data) }
  requireNoRestore(config)
  const open = async () => {
    await requireData(config)
    await requireNode(config)
    return openKeyStore(keysPlace(config), systemClock)
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
