import { beforeAll, describe, expect, it } from 'vitest'
import { regtest } from '../../src/chainspec/regtest.ts'
import { type Block, decodeBlock } from '../../src/primitives/block.ts'
import { openSql } from '../../src/storage/engines.ts'
import { createStore, openStore } from '../../src/storage/openStore.ts'
import type { Sql } from '../../src/storage/sql.ts'
import type { Store } from '../../src/storage/store.ts'
import type { Fault } from '../../src/verify/fault.ts'
import { verifyChain } from '../../src/verify/verifyChain.ts'
import { openTestChain } from '../_helpers/chain.ts'
import { cutChain } from '../_helpers/cutChain.ts'
import { importGenerated } from '../chain/import/_importGenerated.ts'
import { ENGINES, type Engine } from '../storage/engines.ts'
import { NAME, readAll, verifyOpen } from './_scene.ts'

const [BASE, HEAD] = [9, 18]
/** Blocks below are removed, as from a file that lacks them. */
const LOWEST = 4

let whole: Store
beforeAll(async () => {
  whole = await openStore({ kind: 'memory' })
  await importGenerated({ seed: 11, blocks: 40, network: regtest }, whole)
})

async function blockAt(number: number): Promise<Block> {
  const row = (await whole.blocks.getMain(number)) ?? expect.fail('the chain is long enough')
  return decodeBlock(row.encoded, regtest)
}

/** Writes a chain that begins with the state of block 9, with the blocks from 4 on and some executed ones above. */
async function openCut(place: Awaited<ReturnType<Engine['newPlace']>>): Promise<Sql> {
  const sql = await openSql(place)
  const store = await createStore(sql)
  await cutChain(whole, store, { network: regtest, base: BASE })
  const chain = await openTestChain({ network: regtest, store })
  for (let number = BASE + 1; number <= HEAD; number++)
    expect(await chain.importer.importBlock(await blockAt(number))).toBe('head')
  await chain.importer.close()
  await sql.transaction(async (writer) => {
    await writer.run('DELETE FROM blocks WHERE number > 0 AND number < ?', [LOWEST])
    await writer.run('DELETE FROM main_chain WHERE number > 0 AND number < ?', [LOWEST])
    await writer.run(`UPDATE meta SET value = replace(value, ' 1', ' ${LOWEST}') WHERE name = 'snapshot base'`)
  })
  return sql
}

const SOME_ROW = `height = ${BASE} AND key_id = (SELECT min(key_id) + 3 FROM state_changes WHERE height = ${BASE})`

/** Damage of a chain that begins with a state, with the table of the fault, and whether it can be rebuilt. */
type Damage = readonly [name: string, table: string, isDerived: boolean, statements: readonly string[]]

const OF_THE_STATE: readonly Damage[] = [
  ['a value of the state', 'state_changes', true, [`UPDATE state_changes SET value = NULL WHERE ${SOME_ROW}`]],
  [
    'a value too many',
    'state_changes',
    true,
    [`INSERT INTO state_changes (key_id, height, value) SELECT max(id) + 1, ${BASE}, NULL FROM state_keys`],
  ],
  [
    'a value too many with a key',
    'state_changes',
    true,
    [
      `INSERT INTO state_keys (key) SELECT hash FROM blocks WHERE number = ${BASE}`,
      `INSERT INTO state_changes (key_id, height, value) SELECT max(id), ${BASE}, NULL FROM state_keys`,
    ],
  ],
  [
    'a key of the state',
    'state_changes',
    true,
    ['UPDATE state_keys SET key = (SELECT hash FROM blocks WHERE number = 0) WHERE id = 3'],
  ],
]

const OTHERS: readonly Damage[] = [
  ['a missing state', 'state_changes', true, [`DELETE FROM state_changes WHERE height = ${BASE}`]],
  ['a missing value', 'state_changes', true, [`DELETE FROM state_changes WHERE ${SOME_ROW}`]],
  [
    'a value below the state',
    'state_changes',
    true,
    [`UPDATE state_changes SET height = ${BASE - 1} WHERE ${SOME_ROW}`],
  ],
  [
    'a log of a block that was not executed',
    'log_entries',
    true,
    [
      `UPDATE log_entries SET block_number = ${BASE} WHERE log_index = 0 AND block_number = (SELECT min(block_number) FROM log_entries)`,
    ],
  ],
  [
    'a transaction of a block that was not executed',
    'transactions',
    true,
    [
      `INSERT INTO transactions SELECT (SELECT hash FROM blocks WHERE number = ${LOWEST}), tx_index, hash, block_number, sender,
          encoded, receipt, first_log_index FROM transactions WHERE block_number = ${HEAD} AND tx_index = 0`,
    ],
  ],
  [
    'the total difficulty of the lowest block',
    'blocks',
    true,
    [`UPDATE blocks SET total_difficulty = hash WHERE number = ${LOWEST}`],
  ],
  [
    'a total difficulty above it',
    'blocks',
    true,
    [`UPDATE blocks SET total_difficulty = hash WHERE number = ${LOWEST + 1}`],
  ],
  ['a hole in the main chain', 'main_chain', true, [`DELETE FROM main_chain WHERE number = ${BASE - 2}`]],
  ['the place of the state', 'main_chain', true, [`DELETE FROM main_chain WHERE number = ${BASE}`]],
  ['a missing block', 'blocks', false, [`DELETE FROM blocks WHERE number = ${BASE - 2}`]],
  [
    'the missing lowest block',
    'blocks',
    false,
    [`DELETE FROM blocks WHERE number = ${LOWEST}`, `DELETE FROM main_chain WHERE number = ${LOWEST}`],
  ],
  ['the missing block of the state', 'blocks', false, [`DELETE FROM blocks WHERE number >= ${BASE}`]],
  [
    'a block of the main chain below the lowest one',
    'main_chain',
    false,
    ['INSERT INTO main_chain SELECT 2, hash FROM blocks WHERE number = 0'],
  ],
  ['a missing genesis block', 'main_chain', false, ['DELETE FROM main_chain WHERE number = 0']],
  [
    'a node of the state',
    'trie_nodes',
    false,
    [
      `DELETE FROM trie_nodes WHERE height = ${BASE} AND tag = (SELECT min(tag) FROM trie_nodes WHERE height = ${BASE})`,
    ],
  ],
  ['the row of the base', 'meta', false, ["DELETE FROM meta WHERE name = 'snapshot base'"]],
  ['the form of the row of the base', 'meta', false, ["UPDATE meta SET value = '9' WHERE name = 'snapshot base'"]],
  [
    'an interrupted import',
    'meta',
    false,
    ["UPDATE meta SET value = replace(value, 'complete', 'writing') WHERE name = 'stateImport'"],
  ],
]

describe.each(ENGINES)('on $name', ({ name, newPlace }) => {
  it(`damage of a chain on ${name} that begins with a state is named by its table, and rebuilt if other rows determine it`, async () => {
    const place = await newPlace()
    const sql = await openCut(place)
    expect(await verifyOpen(sql, place)).toEqual([])
    const rows = await readAll(sql)
    const others = name === 'sqlite' ? OTHERS : [] // no SQL of an engine's own
    for (const [what, table, isDerived, statements] of [...OF_THE_STATE, ...others]) {
      for (const statement of statements) await sql.transaction((writer) => writer.run(statement))
      const faults = await verifyOpen(sql, place)
      expect(
        faults.filter(({ repair }) => (repair !== undefined) === isDerived).map((fault) => fault.table),
        what,
      ).toContain(table)
      if (isDerived) await requireRepaired(sql, place, faults, what)
      await sql.writeAll(rows)
    }
    await sql.close()
  })
})

async function requireRepaired(
  sql: Sql,
  place: Awaited<ReturnType<Engine['newPlace']>>,
  faults: readonly Fault[],
  what: string,
): Promise<void> {
  for (const { repair } of faults) await sql.writeAll(repair ?? [])
  expect(await verifyOpen(sql, place), what).toEqual([])
}

it('older blocks that are inserted during the verification are no faults', async () => {
  const sql = await openCut((await ENGINES[0]?.newPlace()) ?? expect.fail('SQLite is an engine'))
  const chain = await openTestChain({ network: regtest, store: await createStore(sql) })
  const faults: Fault[] = []
  let older = LOWEST - 1
  for await (const finding of verifyChain(sql, NAME)) {
    if ('problem' in finding) faults.push(finding)
    else if (older > 1) await chain.older?.insert([await blockAt(older--)])
  }
  expect([faults, older]).toEqual([[], 1])
  await chain.close()
})
