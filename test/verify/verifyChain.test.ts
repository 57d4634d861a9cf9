import { describe, expect, it } from 'vitest'
import { openSql } from '../../src/storage/engines.ts'
import type { Sql } from '../../src/storage/sql.ts'
import type { Fault } from '../../src/verify/fault.ts'
import { ENGINES } from '../storage/engines.ts'
import { readAll, verifyOpen, writeChain } from './_scene.ts'

const BLOCKS = 24

/** Changes a database as a defect would. */
const change = (sql: Sql, statement: string) => sql.transaction((writer) => writer.run(statement))

async function repairAll(sql: Sql, faults: readonly Fault[]): Promise<void> {
  for (const { repair } of faults) await sql.writeAll(repair ?? [])
}

const SOME_NODE = 'height = 14 AND tag = (SELECT min(tag) FROM trie_nodes WHERE height = 14)'
const FLIPPED = {
  sqlite: (column: string) => `CAST(${column} || x'00' AS BLOB)`,
  postgres: (column: string) => `${column} || '\\x00'`,
}

/** Damages that can be derived from other rows, with the table that the fault names. */
const DERIVED: readonly (readonly [name: string, table: string, statement: string])[] = [
  ['a block with the number of another one', 'blocks', 'UPDATE blocks SET number = 7 WHERE number = 14'],
  ['a total difficulty', 'blocks', 'UPDATE blocks SET total_difficulty = hash WHERE number = 14'],
  [
    'the sender of a transaction',
    'transactions',
    'UPDATE transactions SET sender = hash WHERE block_number = 14 AND tx_index = 0',
  ],
  [
    'the index of a first log',
    'transactions',
    'UPDATE transactions SET first_log_index = 77 WHERE block_number = 14 AND tx_index = 0',
  ],
  [
    'a hash of the main chain',
    'main_chain',
    'UPDATE main_chain SET hash = (SELECT hash FROM blocks WHERE number = 3) WHERE number = 14',
  ],
  ['missing rows of the main chain', 'main_chain', 'DELETE FROM main_chain WHERE number IN (13, 14, 15)'],
  ['a missing head', 'main_chain', 'DELETE FROM main_chain WHERE number = (SELECT max(number) FROM main_chain)'],
  ['the topic of a log', 'log_entries', 'UPDATE log_entries SET topic0 = NULL WHERE log_index = 0'],
  ['missing logs', 'log_entries', 'DELETE FROM log_entries WHERE block_number < 14'],
  [
    'a log above the head',
    'log_entries',
    'UPDATE log_entries SET block_number = 9999 WHERE log_index = 0 AND block_number = (SELECT min(block_number) FROM log_entries)',
  ],
  ['a value of the flat state', 'state_changes', 'UPDATE state_changes SET value = NULL WHERE height = 14'],
  ['missing changes of the flat state', 'state_changes', 'DELETE FROM state_changes WHERE height = 14'],
  [
    'a key of the flat state',
    'state_changes',
    'UPDATE state_keys SET key = (SELECT hash FROM blocks WHERE number = 0) WHERE id = 3',
  ],
  [
    'a change above the head',
    'state_changes',
    'UPDATE state_changes SET height = 9999 WHERE height = 14 AND key_id = (SELECT max(key_id) FROM state_changes WHERE height = 14)',
  ],
]

describe.each(ENGINES)('on $name', ({ name, newPlace }) => {
  /** Damages that only a backup or another copy of the chain can undo. */
  const others: readonly (readonly [name: string, table: string, statement: string])[] = [
    ['the bytes of a block', 'blocks', `UPDATE blocks SET encoded = ${FLIPPED[name]('encoded')} WHERE number = 14`],
    [
      'the bytes of a receipt',
      'transactions',
      `UPDATE transactions SET receipt = ${FLIPPED[name]('receipt')} WHERE block_number = 14 AND tx_index = 0`,
    ],
    ['a missing transaction', 'transactions', 'DELETE FROM transactions WHERE block_number = 14 AND tx_index = 0'],
    ['a missing block', 'blocks', 'DELETE FROM blocks WHERE number = 14'],
    [
      'the message of a node',
      'trie_nodes',
      `UPDATE trie_nodes SET message = ${FLIPPED[name]('message')} WHERE ${SOME_NODE}`,
    ],
    ['a missing node', 'trie_nodes', `DELETE FROM trie_nodes WHERE ${SOME_NODE}`],
    ['the age of a child', 'trie_nodes', 'UPDATE trie_nodes SET left_age = 3 WHERE height = 14 AND left_age = 0'],
    ['a long value', 'long_values', `UPDATE long_values SET value = ${FLIPPED[name]('value')}`],
    ['missing long values', 'trie_nodes', 'DELETE FROM long_values'],
    ['a transaction of the pool', 'pool', `UPDATE pool SET encoded = ${FLIPPED[name]('encoded')}`],
    ['a hash of a pending transaction', 'arrivals', 'UPDATE arrivals SET hash = (SELECT sender FROM pool)'],
  ]

  it(`damage of a chain on ${name} is named by its table, and rebuilt if other rows determine it`, async () => {
    const place = await newPlace()
    await writeChain(place, BLOCKS)
    const sql = await openSql(place)
    expect(await verifyOpen(sql, place)).toEqual([])
    for (const [what, table, statement] of DERIVED) {
      await change(sql, statement)
      const faults = await verifyOpen(sql, place)
      expect(faults, what).toContainEqual(expect.objectContaining({ table, repair: expect.anything() }))
      expect(
        faults.filter(({ repair }) => repair === undefined),
        what,
      ).toEqual([])
      await repairAll(sql, faults)
    }
    await repairAll(sql, await verifyOpen(sql, place)) // rows that depend on those that were rebuilt
    expect(await verifyOpen(sql, place)).toEqual([])
    const rows = await readAll(sql)
    for (const [what, table, statement] of others) {
      await change(sql, statement)
      const lasting = (await verifyOpen(sql, place)).filter(({ repair }) => repair === undefined)
      expect(
        lasting.map((fault) => fault.table),
        what,
      ).toContain(table)
      await sql.writeAll(rows)
    }
    await sql.close()
  })
})
