import { join } from 'node:path'
import { openSql, type StorePlace } from '../../src/storage/engines.ts'
import { openStore } from '../../src/storage/openStore.ts'
import type { Sql } from '../../src/storage/sql.ts'
import type { SqlitePlace } from '../../src/storage/sqlite/engine.ts'
import type { Store } from '../../src/storage/store.ts'
import { findPostgres, newPlace } from '../_helpers/postgres.ts'
import { closedAfterTest, temporaryFolder } from '../_helpers/temporary.ts'

/** A database that the store's tests run on. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  /** Returns an empty place. */
  newPlace(): Promise<StorePlace>
  /** A new store that is closed with the test. */
  openStore(): Promise<Store>
  openSql(): Promise<Sql>
}

/** The place of a SQLite file in this folder. */
export function fileIn(folder: string): SqlitePlace {
  return { kind: 'sqlite', path: join(folder, 'chain.sqlite') }
}

function createEngine(name: Engine['name'], newPlace: () => Promise<StorePlace>): Engine {
  return {
    name,
    newPlace,
    openStore: async () => closedAfterTest(await openStore(await newPlace())),
    openSql: async () => closedAfterTest(await openSql(await newPlace())),
  }
}

const postgres = await findPostgres()

/** SQLite, and PostgreSQL where it can start. */
export const ENGINES: readonly Engine[] = [
  createEngine('sqlite', async () => fileIn(await temporaryFolder())),
  ...(postgres === undefined ? [] : [createEngine('postgres', async () => newPlace(postgres))]),
]
