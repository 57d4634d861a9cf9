import { KEY_MIGRATIONS } from '../apiKeys/migrations.ts'
import { databasePlace, KEPT_DATABASES, type KeptDatabase } from '../config/dataFiles.ts'
import type { Config } from '../config/load.ts'
import { hasDatabase, openSql, type StorePlace } from '../storage/engines.ts'
import { CHAIN_MIGRATIONS } from '../storage/migrations/chain.ts'
import type { Migration } from '../storage/migrations/migrate.ts'
import type { Sql } from '../storage/sql.ts'
import { WALLET_MIGRATIONS } from '../wallet/accountStore.ts'

/** Where databases are kept. */
export type Keeping = Pick<Config, 'store' | 'data' | 'sqliteDriver'>

/** A database and where it is. */
export interface PlacedDatabase {
  readonly database: KeptDatabase
  readonly place: StorePlace
}

const MIGRATIONS: Readonly<Record<KeptDatabase['kind'], readonly Migration[]>> = {
  chain: CHAIN_MIGRATIONS,
  wallet: WALLET_MIGRATIONS,
  keys: KEY_MIGRATIONS,
}

/** The history of a database's tables. */
export const migrationsOf = ({ kind }: KeptDatabase): readonly Migration[] => MIGRATIONS[kind]

/** The databases that are there; rejects with a `StoreError`. */
export async function findDatabases(keeping: Keeping): Promise<PlacedDatabase[]> {
  const found: PlacedDatabase[] = []
  for (const database of KEPT_DATABASES) {
    const place = databasePlace(keeping, database)
    if (await hasDatabase(place)) found.push({ database, place })
  }
  return found
}

/** Whether a node, or an import, has made at least one database there; rejects with a `StoreError`. */
export async function hasAnyDatabase(keeping: Keeping): Promise<boolean> {
  // Every start makes the keys, which come last in the list.
  for (const database of KEPT_DATABASES.toReversed()) {
    if (await hasDatabase(databasePlace(keeping, database))) return true
  }
  return false
}

/** Opens a database as its owner does: keys are shared with a running node, all else is one process's alone. */
export function openToWrite({ database, place }: PlacedDatabase): Promise<Sql> {
  return openSql(place, { isShared: database.kind === 'keys', readers: 1 })
}
