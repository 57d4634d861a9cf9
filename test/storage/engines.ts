import { join } from 'node:path'
import { openSql, type StorePlace } from '../../src/storage/engines.ts'
import { openStore } from '../../src/storage/openStore.ts'
import type { Sql } from '../../src/storage/sql.ts'
import type { SqlitePlace } from '../../src/storage/sqlite/engine.ts'
import type { Store } from '../../src/storage/store.ts'
import { findPostgres, newPlace } from '../_helpers/postgres.ts'
import { closedAfterTest, temporaryFolder } from '../_helpers/temporary.ts'

/** A database that the store's tests run on. */
export interface Engine<Name extends StorePlace['kind'] = StorePlace['kind']> {
  readonly name: Name
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

function createEngine<Name extends StorePlace['kind']>(name: Name, newPlace: () => Promise<StorePlace>): Engine<Name> {
  return {
    name,
    newPlace,
    openStore: async () => closedAfterTest(await openStore(await newPlace())),
    openSql: async () => closedAfterTest(await openSql(await newPlace())),
  }
}

const postgres = await findPostgres()

/** SQLite, and PostgreSQL where it can start. */
export const ENGINES: readonly Engine<'sqlite' | 'postgres'>[] = [
  createEngine('sqlite', async () => fileIn(await temporaryFolder())),
  ...(postgres === undefined ? [] : [createEngine('postgres', async () => newPlace(postgres))]),
]

/** These, and the memory, whose stores have no SQL and which keeps nothing. */
export const ALL_ENGINES = [createEngine('memory', async () => ({ kind: 'memory' })), ...ENGINES]
