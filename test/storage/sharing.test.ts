import { describe, expect, it } from 'vitest'
import { openSql, openSqlForReading, type StorePlace } from '../../src/storage/engines.ts'
import { openStore, openStoreForReading } from '../../src/storage/openStore.ts'
import type { SqlReader } from '../../src/storage/sql.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { ENGINES } from './engines.ts'
import { toArgument } from './placeArguments.ts'
import { startChild } from './startChild.ts'

const openShared = async (place: StorePlace) => closedAfterTest(await openSql(place, { isShared: true }))

for (const engine of ENGINES) {
  describe(`shared access on ${engine.name}`, () => {
    it('a second process is refused while the first lives, and accepted after the first is killed', async () => {
      const place = await engine.newPlace()
      const child = await startChild('holdStore', toArgument(place))
      expect(await child.lines.next()).toMatchObject({ value: 'open' })
      const name = engine.name === 'sqlite' ? 'data folder' : 'database'
      await expect(openStore(place)).rejects.toMatchObject({
        kind: 'storeLocked',
        message: `the ${name} is in use by another process`,
      })
      await child.kill()
      await (await openStore(place)).close()
    })

    it('a second opening in the same process is refused, and the lock remains', async () => {
      const place = await engine.newPlace()
      const store = await openStore(place)
      await expect(openStore(place)).rejects.toMatchObject({ kind: 'storeLocked' })
      const child = await startChild('holdStore', toArgument(place))
      expect(await child.lines.next()).toMatchObject({ value: 'storeLocked' })
      await store.close()
      await (await openStore(place)).close()
    })

    it('stores in different places do not lock each other', async () => {
      closedAfterTest(await openStore(await engine.newPlace()))
      closedAfterTest(await openStore(await engine.newPlace()))
    })

    it('readers can open a store next to its writer, see its commits, and cannot write', async () => {
      const place = await engine.newPlace()
      const store = closedAfterTest(await openStore(place))
      const reading = closedAfterTest(await openStoreForReading(place))
      await store.write(({ meta }) => meta.set('name', 'value'))
      expect(await reading.meta.get('name')).toBe('value')
      const sql = closedAfterTest(await openSqlForReading(place))
      await expect(async () => sql.all('DELETE FROM meta')).rejects.toMatchObject({ kind: 'storeUnavailable' })
      await expect(sql.transaction(async () => 1)).rejects.toMatchObject({ kind: 'storeUnavailable' })
      await expect(sql.writeAll([])).rejects.toMatchObject({ kind: 'storeUnavailable' })
      expect(await reading.meta.get('name')).toBe('value')
    })

    it('a store that does not exist cannot be opened for reading', async () => {
      await expect(openStoreForReading(await engine.newPlace())).rejects.toMatchObject({ kind: 'storeUnavailable' })
    })

    it('a shared database accepts writes of two connections', async () => {
      const place = await engine.newPlace()
      const [a, b] = await Promise.all([openShared(place), openShared(place)])
      await a.transaction((sql) => sql.run('CREATE TABLE items (id INTEGER NOT NULL PRIMARY KEY)'))
      const insert = (id: number) =>
        (id % 2 === 0 ? a : b).transaction((sql) => sql.run('INSERT INTO items (id) VALUES (?)', [id]))
      await Promise.all(Array.from({ length: 20 }, (_, id) => insert(id)))
      expect(await b.first('SELECT count(*) AS n FROM items')).toEqual({ n: 20 })
    })

    it('a new shared database can be opened by four connections at the same time', async () => {
      for (let round = 0; round < 8; round++) {
        const place = await engine.newPlace()
        await Promise.all([openShared(place), openShared(place), openShared(place), openShared(place)])
      }
    })

    it('a read returns while a long transaction writes', async () => {
      const sql = await engine.openSql()
      await sql.transaction((writer) => writer.run('CREATE TABLE items (id INTEGER NOT NULL PRIMARY KEY)'))
      const order: string[] = []
      const numbers =
        'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) SELECT i FROM n'
      await sql.transaction(async (writer) => {
        const writing = writer.run(`INSERT INTO items (id) ${numbers}`).then(() => order.push('written'))
        for (let i = 0; i < 10; i++) expect(await sql.first('SELECT count(*) AS n FROM items')).toEqual({ n: 0 })
        order.push('read')
        await writing
      }, 'long')
      expect(order).toEqual(['read', 'written'])
    })

    it('a long read does not delay a short one', async () => {
      const sql = await engine.openSql()
      const order: string[] = []
      const count =
        'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) SELECT count(*) AS n FROM n'
      const read = async (reader: SqlReader, text: string, name: string) => {
        await reader.first(text)
        order.push(name)
      }
      const long = read(sql.scans, count, 'long')
      await read(sql, 'SELECT 1 AS one', 'short')
      await long
      expect(order).toEqual(['short', 'long'])
    })
  })
}
