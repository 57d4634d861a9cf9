import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { parseStoreLocation } from '../../src/storage/engines.ts'
import { openPostgresConnection } from '../../src/storage/postgres/connection.ts'
import type { PostgresAddress, PostgresPlace } from '../../src/storage/postgres/location.ts'

/** The address in a URL that must be one. */
export function requireAddress(url: string): PostgresAddress {
  const location = parseStoreLocation(url)
  if (location?.kind !== 'postgres') throw new Error('this is no address of a PostgreSQL')
  return location.address
}

/** Returns the URL of this run's PostgreSQL; undefined if it cannot start, which is an error in CI. */
export async function findPostgres(): Promise<string | undefined> {
  const answer = await fetch(inject('postgresStarter'))
  const text = await answer.text()
  if (answer.ok) return text
  if (process.env.CI === 'true') throw new Error(`PostgreSQL cannot start: ${text}`)
  return undefined
}

/** A schema that nobody has used. */
export function newPlace(url: string): PostgresPlace {
  return { kind: 'postgres', address: requireAddress(url), schema: `test_${randomUUID().replaceAll('-', '')}` }
}

/** The URL of a new database on the server of `url`. */
export async function createDatabase(url: string): Promise<string> {
  const name = `scion_${randomUUID().replaceAll('-', '')}`
  const admin = await openPostgresConnection(requireAddress(url), { prepare: 'SELECT 1', answerTimeoutMs: 30_000 })
  await admin.exec(`CREATE DATABASE ${name}`)
  await admin.close()
  return url.replace(/[^/]+$/, name)
}
