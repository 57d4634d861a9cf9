import { afterAll, describe, expect, it } from 'vitest'
import { openSql } from '../../../src/storage/engines.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { openPostgresConnection } from '../../../src/storage/postgres/connection.ts'
import type { Store } from '../../../src/storage/store.ts'
import { findPostgres, newPlace, requireAddress } from '../../_helpers/postgres.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'
import { startPostgres } from '../../_setup/startPostgres.ts'

// A separate server, because its restarts must not affect other test files.
const server = (await findPostgres()) === undefined ? undefined : await startPostgres()
afterAll(() => server?.stop())

describe.runIf(server !== undefined)('restarts of the server', () => {
  const openHere = async () => {
    const place = newPlace(server?.url ?? '')
    return { place, store: closedAfterTest(await openStore(place)) }
  }
  const restart = async () => {
    await server?.halt()
    await server?.resume()
  }
  const whileGone = async (work: () => Promise<void>) => {
    await server?.halt()
    await work()
    await server?.resume()
  }
  const runAsAdmin = async (sql: string) => {
    const address = requireAddress(server?.url ?? '')
    const connection = await openPostgresConnection(address, { prepare: 'SELECT 1', answerTimeoutMs: 5_000 })
    await connection.exec(sql)
    await connection.close()
  }

  it('a store is unavailable during an outage of the server, works after it, and can be closed during it', async () => {
    const { store } = await openHere()
    await store.write(({ meta }) => meta.set('name', 'before'))
    const other = await openStore(newPlace(server?.url ?? ''))
    await other.meta.get('name')
    await whileGone(async () => {
      await expect(store.meta.get('name')).rejects.toMatchObject({ kind: 'storeUnavailable' })
      const writing = store.write(({ meta }) => meta.set('name', 'meanwhile'))
      await expect(writing).rejects.toMatchObject({ kind: 'storeUnavailable' })
      await other.close()
    })
    expect(await store.meta.get('name')).toBe('before')
    await store.write(({ meta }) => meta.set('name', 'after'))
    expect(await store.meta.get('name')).toBe('after')
  })

  it('a transaction during a restart of the server fails as a whole', async () => {
    const sql = closedAfterTest(await openSql(newPlace(server?.url ?? '')))
    const insert = 'INSERT INTO items (id) VALUES (?)'
    await sql.transaction((writer) => writer.run('CREATE TABLE items (id bigint NOT NULL PRIMARY KEY)'))
    const writing = sql.transaction(async (writer) => {
      await writer.run(insert, [1])
      await restart()
      await writer.run(insert, [2])
    })
    await expect(writing).rejects.toMatchObject({ kind: 'storeUnavailable' })
    await sql.writeAll([{ sql: insert, values: [3] }])
    expect(await sql.all('SELECT id FROM items')).toEqual([{ id: 3 }])
  })

  it('a read during a restart of the server fails, and the next one works', async () => {
    const sql = closedAfterTest(await openSql(newPlace(server?.url ?? '')))
    await sql.first('SELECT 1 AS one')
    const reading = sql.first('SELECT pg_sleep(60)')
    const failing = expect(reading).rejects.toMatchObject({ kind: 'storeUnavailable' })
    await restart()
    await failing
    expect(await sql.first('SELECT 1 AS one')).toEqual({ one: 1 })
  })

  it('a process that lost its lock to another one writes nothing more', async () => {
    const { place, store } = await openHere()
    await store.write(({ meta }) => meta.set('name', 'ours'))
    await restart()
    const other = await openStore(place)
    const write = () => store.write(({ meta }) => meta.set('name', 'ours again'))
    await expect(write()).rejects.toMatchObject({ kind: 'storeLocked' })
    await other.write(({ meta }) => meta.set('name', 'theirs'))
    await other.close()
    for (let i = 0; i < 2; i++) await expect(write()).rejects.toMatchObject({ kind: 'storeChanged' })
    expect(await store.meta.get('name')).toBe('theirs')
  })

  it('a process stops writing if the server lost its acknowledged writes, or kept unacknowledged ones', async () => {
    const changes = ['-', '+']
    const opened = await Promise.all(changes.map(openHere))
    const writeTo = (store: Store) => store.write(({ meta }) => meta.set('name', 'value'))
    for (const { store } of opened) await writeTo(store)
    await restart()
    for (const [index, { place, store }] of opened.entries()) {
      await runAsAdmin(`UPDATE "${place.schema}".writer_lease SET commits = commits ${changes[index]} 1`)
      await expect(writeTo(store)).rejects.toMatchObject({ kind: 'storeChanged' })
      await store.close()
      await (await openStore(place)).close() // a new start begins from what is there
    }
  })
})
