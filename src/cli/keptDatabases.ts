import { KEY_MIGRATIONS } from '../apiKeys/migrations.ts'
import { BASE_NAME } from '../chain/base/chainBase.ts'
import { databasePlace, KEPT_DATABASES, type KeptDatabase, nameOf } from '../config/dataFiles.ts'
import type { Config } from '../config/load.ts'
import { hasDatabase, openSql, type StorePlace } from '../storage/engines.ts'
import { CHAIN_MIGRATIONS } from '../storage/migrations/chain.ts'
import { type Migration, requireNewest } from '../storage/migrations/migrate.ts'
import type { Sql } from '../storage/sql.ts'
import type { MetaReader } from '../storage/store.ts'
import { createMetaReader } from '../storage/tables/meta.ts'
import { WALLET_MIGRATIONS } from '../wallet/accountStore.ts'
import { CommandError } from './failure.ts'

/** The settings of the location of databases. */
export type Keeping = Pick<Config, 'store' | 'data' | 'sqliteDriver'>

/** A database and where it is. */
export interface PlacedDatabase {
  readonly database: KeptDatabase
  readonly place: StorePlace
}

const MIGRATIONS: Readonly<Record<KeptDatabase['kind'], readonly Migration[]>> = {
  chain: CHAIN_MIGRATIONS,
  upstream: CHAIN_MIGRATIONS,
  wallet: WALLET_MIGRATIONS,
  keys: KEY_MIGRATIONS,
}

/** Returns the history of a database's tables. */
export const migrationsOf = ({ kind }: KeptDatabase): readonly Migration[] => MIGRATIONS[kind]

/** Returns the existing databases. Rejects with a `StoreError`. */
export async function findDatabases(keeping: Keeping): Promise<PlacedDatabase[]> {
  const found: PlacedDatabase[] = []
  for (const database of KEPT_DATABASES) {
    const place = databasePlace(keeping, database)
    if (await hasDatabase(place)) found.push({ database, place })
  }
  return found
}

/** Returns whether any database exists. Rejects with a `StoreError`. */
export async function hasAnyDatabase(keeping: Keeping): Promise<boolean> {
  // Every start creates the keys, which are last in the list.
  for (const database of KEPT_DATABASES.toReversed()) {
    if (await hasDatabase(databasePlace(keeping, database))) return true
  }
  return false
}

/**
 * Requires that a database has the newest schema and is complete: the state and the history below a fork are at its
 * endpoint, so that a copy would be of no use. Throws a `StoreError` or a `CommandError`.
 */
export async function requireWhole(sql: Sql, database: KeptDatabase): Promise<void> {
  await requireNewest(sql, migrationsOf(database))
  if (database.kind === 'chain') await requireNoFork(createMetaReader(sql), database)
}

/** Requires that a chain begins at its genesis. Throws a `CommandError`. */
export async function requireNoFork(meta: MetaReader, database: KeptDatabase): Promise<void> {
  const base = await meta.get(BASE_NAME)
  if (base === undefined) return
  throw new CommandError(
    `data: must contain no fork for this command, got ${nameOf(database)} with a fork of ${base}, whose state is at its endpoint; choose another directory with --data`,
  )
}

/** Opens a database for writing. Keys are shared with a running node, all others belong to one process. */
export function openToWrite({ database, place }: PlacedDatabase): Promise<Sql> {
  return openSql(place, { isShared: database.kind === 'keys', readers: 1 })
}
