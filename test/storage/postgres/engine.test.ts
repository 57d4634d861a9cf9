import { describe, expect, it } from 'vitest'
import { openSql } from '../../../src/storage/engines.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { PostgresPlace } from '../../../src/storage/postgres/location.ts'
import { findPostgres, newPlace, requireAddress } from '../../_helpers/postgres.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'

const url = await findPostgres()

describe.runIf(url !== undefined)('PostgreSQL', () => {
  const place = () => newPlace(url ?? '')
  const openHere = async () => closedAfterTest(await openSql(place()))

  it('a text with U+0000 is refused, and the connection remains usable', async () => {
    const sql = await openHere()
    const echo = (text: string) => sql.first("SELECT ? || '' AS text", [text])
    await expect(echo('a\u0000b')).rejects.toMatchObject({ kind: 'storeFailed' })
    expect(await echo('ab')).toEqual({ text: 'ab' })
  })

  it.each([
    ['process', 'off'],
    ['power', 'on'],
  ] as const)('durability %s sets synchronous_commit to %s', async (durability, setting) => {
    const sql = closedAfterTest(await openSql(place(), { durability }))
    const shown = await sql.transaction((writer) => writer.first('SHOW synchronous_commit'))
    expect(shown).toEqual({ synchronous_commit: setting })
  })

  it('every statement has a timeout', async () => {
    const sql = await openHere()
    expect(await sql.first('SHOW statement_timeout')).toEqual({ statement_timeout: '30s' })
    expect(await sql.transaction((writer) => writer.first('SHOW statement_timeout'))).toEqual({
      statement_timeout: '5min',
    })
  })

  it.each<[string, (address: PostgresPlace['address']) => Partial<PostgresPlace['address']>]>([
    ['a wrong password', () => ({ password: 'wrong' })],
    ['no password', () => ({ password: '' })],
    ['a database that is not there', () => ({ database: 'nowhere' })],
    ['a port where nothing listens', () => ({ port: 1 })],
    ['a server without TLS', () => ({ tls: 'verified' })],
  ])('%s makes the store unavailable, without details in the error', async (_name, change) => {
    const address = requireAddress(url ?? '')
    const opening = openStore({ ...place(), address: { ...address, ...change(address) } })
    await expect(opening).rejects.toMatchObject({
      kind: 'storeUnavailable',
      message: 'the database cannot be opened for reading and writing',
    })
  })

  it('a role that may not create a schema can use an existing schema of its own', async () => {
    const [admin, target] = [await openHere(), place()]
    const user = target.schema
    await admin.transaction((sql) => sql.run(`CREATE ROLE "${user}" LOGIN PASSWORD 'p'`))
    const limited = { ...target, address: { ...target.address, user, password: 'p' } }
    await expect(openStore(limited)).rejects.toMatchObject({ kind: 'storeUnavailable' })
    await admin.transaction((sql) => sql.run(`CREATE SCHEMA "${target.schema}" AUTHORIZATION "${user}"`))
    const store = closedAfterTest(await openStore(limited))
    await store.write(({ meta }) => meta.set('name', 'value'))
  })

  it.each(['', 'Scion', 'a"b', 'a; DROP SCHEMA public', 'x'.repeat(64)])(
    '%j is refused as a schema',
    async (schema) => {
      await expect(openSql({ ...place(), schema })).rejects.toThrow(RangeError)
    },
  )
})
