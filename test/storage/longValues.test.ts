import { describe, expect, it } from 'vitest'
import { type Bytes, EMPTY_BYTES, equalBytes, joinBytes } from '../../src/base/bytes.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { openSql } from '../../src/storage/engines.ts'
import { insertRows } from '../../src/storage/insertRows.ts'
import { CHAIN_MIGRATIONS } from '../../src/storage/migrations/chain.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { createStore, openStore } from '../../src/storage/openStore.ts'
import { sizeOf } from '../../src/storage/sizes.ts'
import type { Sql, SqlRows, Statement } from '../../src/storage/sql.ts'
import type { Store } from '../../src/storage/store.ts'
import { expectEqual } from '../_helpers/expectEqual.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { ALL_ENGINES, ENGINES } from './engines.ts'
import { word } from './rows.ts'

const KEY = word('queue')
const ENTRY_BYTES = 52
/** Kinds of error for a damaged value. A delta may or may not be applicable to a wrong base. */
const DAMAGED = /^store(Corrupted|Damaged)$/

/** Returns a queue with a header and `length` requests. Queues of all names have the same first requests. */
function queueOf(length: number, name = ''): Bytes {
  const entries = Array.from({ length }, (_, index) => {
    const hash = word(index < 5 ? `${index}` : `${name}${index}`)
    return joinBytes([hash, hash.subarray(0, ENTRY_BYTES - hash.length)])
  })
  return joinBytes([Uint8Array.of(length >> 8, length & 0xff), ...entries])
}

/** Puts a value at a height into the trie's long values and into the flat state, as a block does. */
async function put(store: Store, height: number, value: Bytes, before?: Bytes): Promise<void> {
  const chain = before === undefined ? [] : await store.nodes.getDeltaChain(keccak256(before))
  const hash = keccak256(value)
  await store.write(({ nodes, state }) => {
    nodes.insertLongValues([{ hash, value, before: chain }])
    state.insertAll(height, [{ key: KEY, value, hash }])
  })
}

/** Stores a queue of each length at the height of the same number, each in place of the one before. */
async function putAll(store: Store, lengths: readonly number[], name = ''): Promise<void> {
  let before: Bytes | undefined
  for (const length of lengths) {
    const value = queueOf(length, name)
    await put(store, length, value, before)
    before = value
  }
}

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

async function expectQueues(store: Store, lengths: readonly number[], name = ''): Promise<void> {
  for (const length of lengths) {
    const value = queueOf(length, name)
    const flat = await store.state.getAt(KEY, length)
    const named = await store.nodes.getLongValue(keccak256(value))
    const found = [flat.since, equalBytes(flat.value ?? EMPTY_BYTES, value), equalBytes(named ?? EMPTY_BYTES, value)]
    expect(found, `at ${length}`).toEqual([length, true, true])
  }
}

/** A store that counts the bytes that it sends to the database. */
async function openCounted(sql: Sql) {
  let count = 0
  const counted: Sql = {
    ...sql,
    writeAll(statements) {
      if (Array.isArray(statements)) for (const statement of statements) count += sizeOf(statement)
      return sql.writeAll(statements)
    },
  }
  return { store: await createStore(counted), written: () => count }
}

async function kindOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'nothing',
    (error: { kind?: unknown }) => error.kind,
  )
}

for (const engine of ALL_ENGINES) {
  describe(`long values of a store on ${engine.name}`, () => {
    it('every version is found at its height and by its hash', async () => {
      const store = await engine.openStore()
      await putAll(store, upTo(80))
      await expectQueues(store, upTo(80))
    })

    it('a short value replaces a long one at the same height, and vice versa', async () => {
      const store = await engine.openStore()
      const values = [queueOf(2), word('short'), queueOf(3), undefined, queueOf(2)]
      for (const value of values) {
        await store.write(({ state }) => state.insertAll(5, [{ key: KEY, value }]))
        expect(await store.state.getAt(KEY, 5)).toEqual({ value, since: 5 })
        expect(await store.state.getKeysAt(KEY, 5)).toEqual(value === undefined ? [] : [KEY])
      }
    })
  })
}

for (const engine of ENGINES) {
  describe(`long values on ${engine.name}`, () => {
    it.each([10, 100, 2_500])('one more request in a queue of %i writes the new bytes only', async (length) => {
      const { store, written } = await openCounted(await engine.openSql())
      await put(store, length, queueOf(length))
      const before = written()
      const later = upTo(length + 20, length + 1)
      for (const more of later) await put(store, more, queueOf(more), queueOf(more - 1))
      expect((written() - before) / later.length).toBeLessThan(1_400) // half of it is the text of the statements
      await expectQueues(store, [length, ...later])
    })

    it('every version is found at its height and by its hash, also after the store is reopened', async () => {
      // Several times the maximum length of a chain of deltas.
      const place = await engine.newPlace()
      const store = await openStore(place)
      await putAll(store, upTo(80))
      await expectQueues(store, upTo(80))
      await store.close()
      await expectQueues(closedAfterTest(await openStore(place)), upTo(80))
    })

    it('the flat state stores hashes of long values, also if they are written without a hash', async () => {
      const sql = await engine.openSql()
      const store = await createStore(sql)
      await putAll(store, upTo(3))
      await store.write(({ state }) => state.insertAll(9, [{ key: KEY, value: queueOf(9) }]))
      expect((await store.state.getAt(KEY, 9)).value).toEqual(queueOf(9))
      expect(await store.nodes.getLongValue(keccak256(queueOf(9)))).toEqual(queueOf(9))
      const rows = await sql.all('SELECT length(value) AS length, is_long FROM state_changes ORDER BY height')
      expect(rows).toEqual([1, 2, 3, 9].map(() => ({ length: 32, is_long: 1 })))
    })

    it('a value of an abandoned branch remains the base of later values', async () => {
      const place = await engine.newPlace()
      const store = await openStore(place)
      await putAll(store, upTo(40))
      await store.write(({ state }) => state.deleteFrom(11))
      let before = queueOf(10)
      for (const length of upTo(60, 11)) {
        await put(store, length, queueOf(length, 'other '), before)
        before = queueOf(length, 'other ')
      }
      await expectQueues(store, upTo(10))
      await expectQueues(store, upTo(60, 11), 'other ')
      for (const length of upTo(40, 11)) {
        expectEqual(await store.nodes.getLongValue(keccak256(queueOf(length))), queueOf(length))
      }
      await store.write(({ state }) => state.deleteFrom(31)) // and back to one that is kept already
      for (const length of upTo(40, 31)) await put(store, length, queueOf(length), queueOf(length - 1))
      await store.close()
      const again = closedAfterTest(await openStore(place))
      await expectQueues(again, upTo(30, 11), 'other ')
      await expectQueues(again, upTo(40, 31))
    })

    it.each([
      ['is another one', 'UPDATE long_values SET value = ? WHERE base IS NULL', [queueOf(8, 'other ')]],
      ['is missing', 'DELETE FROM long_values WHERE base IS NULL AND length(value) > ?', [0]],
      ['is itself', 'UPDATE long_values SET base = hash WHERE base IS NULL AND length(value) > ?', [0]],
      [
        'is one that its delta does not fit',
        'UPDATE long_values SET value = ? WHERE base IS NOT NULL',
        [Uint8Array.of(9, 200)],
      ],
    ])('a value is reported as damaged if its base %s', async (_name, damage, values) => {
      const sql = await engine.openSql()
      const store = await createStore(sql)
      await putAll(store, upTo(9, 8))
      await sql.writeAll([{ sql: damage, values }])
      expect(await kindOf(store.nodes.getLongValue(keccak256(queueOf(9))))).toMatch(DAMAGED)
      expect(await kindOf(Promise.resolve().then(() => store.state.getAt(KEY, 9)))).toMatch(DAMAGED)
    })

    it('a value of the flat state that is stored nowhere is reported as damaged', async () => {
      const sql = await engine.openSql()
      const store = await createStore(sql)
      await put(store, 1, queueOf(1))
      await sql.writeAll([{ sql: 'DELETE FROM long_values', values: [] }])
      expect(await kindOf(Promise.resolve().then(() => store.state.getAt(KEY, 1)))).toBe('storeCorrupted')
    })

    it('rows of version 6, which store long values twice, are read and extended', async () => {
      const place = await engine.newPlace()
      const old = await openSql(place)
      await migrate(old, CHAIN_MIGRATIONS.slice(0, 6))
      const statements: Statement[] = []
      const insert = (table: string, columns: readonly string[], rows: SqlRows) =>
        insertRows((sql, values) => statements.push({ sql, values }), { table, columns }, rows)
      const values = upTo(5).map((length) => queueOf(length))
      insert('state_keys', ['id', 'key'], [[7, KEY]])
      insert(
        'state_changes',
        ['key_id', 'height', 'value'],
        [...values.map((value, index) => [7, index + 1, value]), [7, 6, null], [7, 7, word('short')]],
      )
      insert(
        'long_values',
        ['hash', 'value'],
        values.map((value) => [keccak256(value), value]),
      )
      await old.writeAll(statements)
      await old.close()
      const store = closedAfterTest(await openStore(place))
      await expectQueues(store, upTo(5))
      expect(await store.state.getAt(KEY, 6)).toEqual({ value: undefined, since: 6 })
      expect(await store.state.getAt(KEY, 7)).toEqual({ value: word('short'), since: 7 })
      for (const length of upTo(30, 8)) {
        await put(store, length, queueOf(length), queueOf(length === 8 ? 5 : length - 1))
      }
      await expectQueues(store, [...upTo(5), ...upTo(30, 8)])
    })
  })
}
