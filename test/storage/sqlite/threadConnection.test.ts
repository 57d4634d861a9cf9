import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createThreadConnection } from '../../../src/storage/sqlite/drivers.ts'
import { temporaryFolder } from '../../_helpers/temporary.ts'

const OPTIONS = { isReadOnly: false, busyTimeoutMs: 0 }

async function openItems() {
  const connection = createThreadConnection(join(await temporaryFolder(), 'items.sqlite'), OPTIONS)
  await connection.runAll([
    { sql: 'CREATE TABLE items (id INTEGER NOT NULL PRIMARY KEY, data BLOB, note TEXT)', values: [] },
  ])
  return connection
}

it('a connection in a thread returns the same as one in the main thread', async () => {
  const items = await openItems()
  const insert = 'INSERT INTO items (id, data, note) VALUES (?, ?, ?)'
  expect(await items.run(insert, [1, Uint8Array.of(1, 2), null])).toBe(1)
  expect(await items.all('SELECT * FROM items')).toEqual([{ id: 1, data: Uint8Array.of(1, 2), note: null }])
  expect(await items.first('SELECT note FROM items WHERE id = ?', [2])).toBeUndefined()
  await items.close()
})

it('a connection in a thread accepts views of larger buffers, and returns long bytes complete', async () => {
  const items = await openItems()
  const buffer = new Uint8Array(20_000).fill(7)
  const rows = [
    [1, buffer.subarray(5, 10), null],
    [2, buffer.subarray(0, 10_000), null],
  ]
  await items.runAll([{ sql: 'INSERT INTO items (id, data, note) VALUES ?', values: [rows] }])
  const found = await items.all('SELECT data FROM items ORDER BY id')
  expect(found).toEqual([{ data: buffer.slice(5, 10) }, { data: buffer.slice(0, 10_000) }])
  await items.close()
})

it('statements run in the order of their calls', async () => {
  const items = await openItems()
  const insert = 'INSERT INTO items (id) VALUES (?)'
  const counts = Array.from({ length: 20 }, (_, id) => [
    items.run(insert, [id]),
    items.first('SELECT count(*) AS n FROM items'),
  ])
  const found = await Promise.all(counts.flat())
  expect(found.filter((_, index) => index % 2 === 1)).toEqual(Array.from({ length: 20 }, (_, id) => ({ n: id + 1 })))
  await items.close()
})

it('an error keeps its kind, and the connection remains usable', async () => {
  const items = await openItems()
  await expect(items.all('SELECT * FROM nothing')).rejects.toMatchObject({ kind: 'storeFailed' })
  expect(await items.first('SELECT 1 AS one')).toEqual({ one: 1 })
  await items.close()
})

it('a file that is not a database is reported as corrupted', async () => {
  const path = join(await temporaryFolder(), 'text.sqlite')
  await writeFile(path, 'this is no database '.repeat(100))
  const connection = createThreadConnection(path, OPTIONS)
  await expect(connection.all('SELECT * FROM sqlite_master')).rejects.toMatchObject({ kind: 'storeCorrupted' })
  await connection.close()
})

it('close waits for earlier statements and refuses later ones', async () => {
  const items = await openItems()
  const counting = items.first(
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) SELECT count(*) AS n FROM n',
  )
  await items.close()
  expect(await counting).toEqual({ n: 100_000 })
  await expect(items.all('SELECT 1')).rejects.toMatchObject({ kind: 'storeClosed' })
})
