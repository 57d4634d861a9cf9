import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { chainPlace } from '../../../src/config/dataFiles.ts'
import { parseStoreLocation } from '../../../src/storage/engines.ts'
import { openStoreForReading, type ReadOnlyStore } from '../../../src/storage/openStore.ts'
import type { Cleanup } from '../../_helpers/cleanup.ts'
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
  /** A new place, whose folder is removed with the test unless `cleanup` says otherwise. */
  createPlace(cleanup?: Cleanup): Promise<Place>
}

/** A new folder, which is removed with the test. */
export async function makeFolder(cleanup: Cleanup = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-faults-'))
  cleanup(() => rm(folder, { recursive: true, force: true }))
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
export async function placeOnPostgres(server: string, cleanup?: Cleanup): Promise<Place> {
  const url = new URL(server)
  const database = `faults_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${database}`)
  await client.end()
  url.pathname = `/${database}`
  return placeAtUrl(url.href, undefined, cleanup)
}

/** The regtest sandbox on a server, and on its standby where there is one. */
export async function placeAtUrl(url: string, standbyUrl?: string, cleanup?: Cleanup): Promise<Place> {
  const store = parseStoreLocation(url)
  if (store === undefined) throw new Error('this is no address of a PostgreSQL')
  const readStore = standbyUrl === undefined ? 'none' : (parseStoreLocation(standbyUrl) ?? 'none')
  const data = await makeFolder(cleanup)
  const keeping = { store, readStore, sqliteDriver: 'node', data, genesis: 'sandbox' } as const
  return {
    flags: ['--data', data, '--store', url, ...(standbyUrl === undefined ? [] : ['--read-store', standbyUrl])],
    openForReading: () => openStoreForReading(chainPlace(keeping, 'regtest')),
  }
}

const postgres = await findPostgres()

/** Databases that outlive a killed node: SQLite, and PostgreSQL if it can start. */
export const ENGINES: readonly Engine[] = [
  { name: 'sqlite', createPlace: async (cleanup) => placeIn(await makeFolder(cleanup)) },
  ...(postgres === undefined
    ? []
    : [{ name: 'postgres' as const, createPlace: (cleanup?: Cleanup) => placeOnPostgres(postgres, cleanup) }]),
]

export const hasPostgres = postgres !== undefined

/** Returns a new database on PostgreSQL. Throws if it cannot start. */
export function createPlaceOnPostgres(): Promise<Place> {
  if (postgres === undefined) throw new Error('PostgreSQL cannot start')
  return placeOnPostgres(postgres)
}
