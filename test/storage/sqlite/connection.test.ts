import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openConnection } from '../../../src/storage/sqlite/connection.ts'
import { temporaryFolder } from '../../_helpers/temporary.ts'

const OPTIONS = { isReadOnly: false, busyTimeoutMs: 0 }

async function openItems() {
  const path = join(await temporaryFolder(), 'items.sqlite')
  const connection = await openConnection(path, OPTIONS)
  await connection.runAll([{ sql: 'CREATE TABLE items (id INTEGER NOT NULL PRIMARY KEY, note TEXT)', values: [] }])
  return { connection, path }
}

it('a connection returns results synchronously', async () => {
  const { connection } = await openItems()
  expect(connection.run('INSERT INTO items (id, note) VALUES (?, ?)', [1, 'one'])).toBe(1)
  expect(connection.first('SELECT note FROM items WHERE id = ?', [1])).toEqual({ note: 'one' })
  await connection.close()
})

it('rows are inserted with one placeholder, next to other values', async () => {
  const { connection } = await openItems()
  const sql = 'INSERT INTO items (id, note) VALUES ? ON CONFLICT (id) DO UPDATE SET note = excluded.note || ?'
  const rows = [
    [1, 'one'],
    [2, 'two'],
    [1, 'again'],
  ]
  await connection.runAll([{ sql, values: [rows, '!'] }])
  expect(connection.all('SELECT * FROM items ORDER BY id')).toEqual([
    { id: 1, note: 'again!' },
    { id: 2, note: 'two' },
  ])
  await connection.close()
})

it('empty bytes are stored as a blob, from any kind of buffer', async () => {
  const { connection } = await openItems()
  for (const bytes of [new Uint8Array(0), new Uint8Array(new ArrayBuffer(0)), structuredClone(new Uint8Array(0))]) {
    connection.run('INSERT OR REPLACE INTO items (id, note) VALUES (1, ?)', [bytes])
    expect(connection.first('SELECT typeof(note) AS type FROM items WHERE note = ?', [bytes])).toEqual({ type: 'blob' })
  }
  await connection.close()
})

it.each([[0.5], [2 ** 53], ['\0']])('the value %j is refused', async (value) => {
  const { connection } = await openItems()
  expect(() => connection.run('INSERT INTO items (id, note) VALUES (1, ?)', [value])).toThrow(RangeError)
  await connection.close()
})

it('a lock ends with its connection', async () => {
  const { connection, path } = await openItems()
  const other = await openConnection(path, OPTIONS)
  await connection.runAll([{ sql: 'BEGIN EXCLUSIVE', values: [] }])
  expect(() => other.runAll([{ sql: 'BEGIN EXCLUSIVE', values: [] }])).toThrow(
    expect.objectContaining({ kind: 'storeLocked' }),
  )
  await connection.close()
  await other.runAll([{ sql: 'BEGIN EXCLUSIVE', values: [] }])
  await other.close()
})

it('a closed connection refuses statements', async () => {
  const { connection } = await openItems()
  await connection.close()
  expect(() => connection.all('SELECT 1')).toThrow(expect.objectContaining({ kind: 'storeClosed' }))
})
