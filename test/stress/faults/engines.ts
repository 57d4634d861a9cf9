import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { chainPlace } from '../../../src/config/dataFiles.ts'
import { parseStoreLocation } from '../../../src/store/engines.ts'
import { openStoreForReading, type ReadOnlyStore } from '../../../src/store/openStore.ts'
import { regtestIn } from '../../_helpers/places.ts'
import { findPostgres } from '../../_helpers/postgres.ts'

/** Stored data of one chain, for a node under test and for the check that reads it. */
export interface Place {
  /** Flags of `scion start`. */
  readonly flags: readonly string[]
  openForReading(): Promise<ReadOnlyStore>
}

export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  createPlace(): Promise<Place>
}

/** A new folder that goes with the test. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-faults-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The regtest sandbox in this data folder. */
export function placeIn(folder: string): Place {
  return {
    flags: ['--data', folder],
    openForReading: () => openStoreForReading(regtestIn(folder)),
  }
}

/** The regtest sandbox in a database of its own on this server. */
export async function placeOnPostgres(server: string): Promise<Place> {
  const url = new URL(server)
  const database = `faults_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${database}`)
  await client.end()
  url.pathname = `/${database}`
  return placeAtUrl(url.href)
}

/** The regtest sandbox on a server, and on its standby where there is one. */
export async function placeAtUrl(url: string, standbyUrl?: string): Promise<Place> {
  const store = parseStoreLocation(url)
  if (store === undefined) throw new Error('this is no address of a PostgreSQL')
  const readStore = standbyUrl === undefined ? 'none' : (parseStoreLocation(standbyUrl) ?? 'none')
  const data = await makeFolder()
  const keeping = { store, readStore, sqliteDriver: 'node', data, genesis: 'sandbox' } as const
  return {
    flags: ['--data', data, '--store', url, ...(standbyUrl === undefined ? [] : ['--read-store', standbyUrl])],
    openForReading: () => openStoreForReading(chainPlace(keeping, 'regtest')),
  }
}

const postgres = await findPostgres()

/** Databases that outlive a killed node: SQLite, and PostgreSQL if it can start. */
export const ENGINES: readonly Engine[] = [
  { name: 'sqlite', createPlace: async () => placeIn(await makeFolder()) },
  ...(postgres === undefined ? [] : [{ name: 'postgres' as const, createPlace: () => placeOnPostgres(postgres) }]),
]

export const hasPostgres = postgres !== undefined

/** Returns a new database on PostgreSQL. Throws if it cannot start. */
export function createPlaceOnPostgres(): Promise<Place> {
  if (postgres === undefined) throw new Error('PostgreSQL cannot start')
  return placeOnPostgres(postgres)
}
