import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openSql, type StorePlace } from '../../src/store/engines.ts'
import { openStore } from '../../src/store/openStore.ts'
import type { Sql } from '../../src/store/sql.ts'
import type { SqlitePlace } from '../../src/store/sqlite/engine.ts'
import type { Store } from '../../src/store/store.ts'
import { findPostgres, newPlace } from '../_helpers/postgres.ts'

/** A database that the store's tests run on. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  /** Where nothing is yet. */
  newPlace(): Promise<StorePlace>
  /** A new store that is closed with the test. */
  openStore(): Promise<Store>
  openSql(): Promise<Sql>
}

/** A new folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Closes `thing` with the test and returns it. */
export function closedAfterTest<T extends { close(): Promise<void> }>(thing: T): T {
  onTestFinished(() => thing.close())
  return thing
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
