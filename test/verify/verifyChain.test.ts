import { describe, expect, it } from 'vitest'
import { readRows } from '../../src/storage/copy/content.ts'
import { readTables } from '../../src/storage/copy/tables.ts'
import { openSql, type StorePlace } from '../../src/storage/engines.ts'
import type { Sql, Statement } from '../../src/storage/sql.ts'
import type { Fault } from '../../src/verify/fault.ts'
import { ENGINES } from '../storage/engines.ts'
import { verifyPlace, writeChain } from './_scene.ts'

const BLOCKS = 30

async function withSql<T>(place: StorePlace, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = await openSql(place)
  return work(sql).finally(() => sql.close())
}

/** Changes a database as a defect would. */
const change = (place: StorePlace, statement: string) =>
  withSql(place, (sql) => sql.transaction((writer) => writer.run(statement)))

const repairAll = (place: StorePlace, faults: readonly Fault[]) =>
  withSql(place, async (sql) => {
    for (const { repair } of faults) await sql.writeAll(repair ?? [])
  })

/** Returns the statements that write the present rows of all tables. */
const readAll = (place: StorePlace) =>
  withSql(place, async (sql) => {
    const statements: Statement[] = []
    for (const table of await readTables(sql)) {
      statements.push({ sql: `DELETE FROM ${table.name}`, values: [] })
      const insert = `INSERT INTO ${table.name} (${table.columns.join(', ')}) VALUES ?`
      for await (const rows of readRows(sql.scans, table)) statements.push({ sql: insert, values: [rows] })
    }
    return statements
  })

const writeAll = (place: StorePlace, statements: readonly Statement[]) =>
  withSql(place, (sql) => sql.writeAll(statements))

const SOME_NODE = 'height = 20 AND tag = (SELECT min(tag) FROM trie_nodes WHERE height = 20)'
const FLIPPED = {
  sqlite: (column: string) => `CAST(${column} || x'00' AS BLOB)`,
  postgres: (column: string) => `${column} || '\\x00'`,
}

/** Damages that can be derived from other rows, with the table that the fault names. */
const DERIVED: readonly (readonly [name: string, table: string, statement: string])[] = [
  ['a block with the number of another one', 'blocks', 'UPDATE blocks SET number = 7 WHERE number = 20'],
  ['a total difficulty', 'blocks', 'UPDATE blocks SET total_difficulty = hash WHERE number = 20'],
  [
    'the sender of a transaction',
    'transactions',
    'UPDATE transactions SET sender = hash WHERE block_number = 20 AND tx_index = 0',
  ],
  [
    'the index of a first log',
    'transactions',
    'UPDATE transactions SET first_log_index = 77 WHERE block_number = 20 AND tx_index = 0',
  ],
  [
    'a hash of the main chain',
    'main_chain',
    'UPDATE main_chain SET hash = (SELECT hash FROM blocks WHERE number = 3) WHERE number = 20',
  ],
  ['missing rows of the main chain', 'main_chain', 'DELETE FROM main_chain WHERE number IN (19, 20, 21)'],
  ['a missing head', 'main_chain', 'DELETE FROM main_chain WHERE number = (SELECT max(number) FROM main_chain)'],
  ['the topic of a log', 'log_entries', 'UPDATE log_entries SET topic0 = NULL WHERE log_index = 0'],
  ['missing logs', 'log_entries', 'DELETE FROM log_entries WHERE block_number < 30'],
  [
    'a log above the head',
    'log_entries',
    'UPDATE log_entries SET block_number = 9999 WHERE log_index = 0 AND block_number = (SELECT min(block_number) FROM log_entries)',
  ],
  ['a value of the flat state', 'state_changes', 'UPDATE state_changes SET value = NULL WHERE height = 20'],
  ['missing changes of the flat state', 'state_changes', 'DELETE FROM state_changes WHERE height = 20'],
  [
    'a key of the flat state',
    'state_changes',
    'UPDATE state_keys SET key = (SELECT hash FROM blocks WHERE number = 0) WHERE id = 3',
  ],
  [
    'a change above the head',
    'state_changes',
    'UPDATE state_changes SET height = 9999 WHERE height = 20 AND key_id = (SELECT max(key_id) FROM state_changes WHERE height = 20)',
  ],
]

describe.each(ENGINES)('on $name', ({ name, newPlace }) => {
  /** Damages that only a backup or another copy of the chain can undo. */
  const others: readonly (readonly [name: string, table: string, statement: string])[] = [
    ['the bytes of a block', 'blocks', `UPDATE blocks SET encoded = ${FLIPPED[name]('encoded')} WHERE number = 20`],
    [
      'the bytes of a receipt',
      'transactions',
      `UPDATE transactions SET receipt = ${FLIPPED[name]('receipt')} WHERE block_number = 20 AND tx_index = 0`,
    ],
    ['a missing transaction', 'transactions', 'DELETE FROM transactions WHERE block_number = 20 AND tx_index = 0'],
    ['a missing block', 'blocks', 'DELETE FROM blocks WHERE number = 20'],
    [
      'the message of a node',
      'trie_nodes',
      `UPDATE trie_nodes SET message = ${FLIPPED[name]('message')} WHERE ${SOME_NODE}`,
    ],
    ['a missing node', 'trie_nodes', `DELETE FROM trie_nodes WHERE ${SOME_NODE}`],
    ['the age of a child', 'trie_nodes', 'UPDATE trie_nodes SET left_age = 3 WHERE height = 20 AND left_age = 0'],
    ['a long value', 'long_values', `UPDATE long_values SET value = ${FLIPPED[name]('value')}`],
    ['missing long values', 'trie_nodes', 'DELETE FROM long_values'],
    ['a transaction of the pool', 'pool', `UPDATE pool SET encoded = ${FLIPPED[name]('encoded')}`],
    ['a hash of a pending transaction', 'arrivals', 'UPDATE arrivals SET hash = (SELECT sender FROM pool)'],
  ]

  it(`damage of a chain on ${name} is named by its table, and rebuilt if other rows determine it`, {
    timeout: 240_000,
  }, async () => {
    const place = await newPlace()
    await writeChain(place, BLOCKS)
    expect(await verifyPlace(place)).toEqual([])
    for (const [what, table, statement] of DERIVED) {
      await change(place, statement)
      const faults = await verifyPlace(place)
      expect(
        faults.map((fault) => fault.table),
        what,
      ).toContain(table)
      expect(
        faults.filter(({ repair }) => repair === undefined),
        what,
      ).toEqual([])
      await repairAll(place, faults)
      await repairAll(place, await verifyPlace(place)) // what depends on the rows that the first one has rebuilt
    }
    expect(await verifyPlace(place)).toEqual([])
    for (const [what, table, statement] of others) {
      const rows = await readAll(place)
      await change(place, statement)
      const faults = await verifyPlace(place)
      const lasting = faults.filter(({ repair }) => repair === undefined)
      expect(
        lasting.map((fault) => fault.table),
        what,
      ).toContain(table)
      await writeAll(place, rows)
    }
  })
})
