import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { systemClock } from '../../base/clock.ts'
import { keysPlace } from '../../config/dataFiles.ts'
import { type Config, loadConfig } from '../../config.ts'
import { type KeyStore, openKeyStore } from '../../keys/keyStore.ts'
import { requireNoRestore } from '../backup/restoring.ts'
import { explainData, requireData } from '../failure.ts'

/** What a command was given, by the names of its flags. */
export type Flags = Readonly<Record<string, unknown>>

/** The settings that commands for keys take. Other flags of theirs are named as settings are, and say something of one key. */
export const KEY_SETTINGS = ['data', 'store', 'sqliteDriver'] as const

/** Opens the keys for `work`. `makes` says whether a data folder that is not there is made: for what writes the first key. */
export async function withKeys<T>(
  flags: Flags,
  makes: 'folder' | 'nothing',
  work: (keys: KeyStore, config: Config) => Promise<T>,
): Promise<T> {
  const { data, store, sqliteDriver, keysPerOwner, config: file } = flags
  const { config: given } = loadConfig({ flags: { data, store, sqliteDriver, keysPerOwner, config: file } })
  const config = { ...given, data: resolve(given.data) }
  requireNoRestore(config)
  const open = async () => {
    if (makes === 'folder') await mkdir(config.data, { recursive: true })
    else await requireData(config)
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
