import { describe, expect, it } from 'vitest'
import { openSql } from '../../src/storage/engines.ts'
import { createStore } from '../../src/storage/openStore.ts'
import type { Sql, SqlValue } from '../../src/storage/sql.ts'
import { closedAfterTest, temporaryFolder } from '../_helpers/temporary.ts'
import { ENGINES, fileIn } from './engines.ts'
import { address, logQuery, PLACE_TEMPLATE, word } from './rows.ts'

/** Opens a store whose queries return no rows, and collects their plans from `explain`. */
async function openWith(sql: Sql, explain: (text: string, values?: readonly SqlValue[]) => Promise<string>) {
  const plans: string[] = []
  const all: Sql['all'] = async (text, values) => {
    plans.push(await explain(text, values))
    return []
  }
  const first: Sql['first'] = async (text, values) => (await all(text, values))[0]
  return { store: await createStore({ ...sql, all, first, scans: { all, first } }), plans }
}

/** Opens a store on SQLite, and collects the plans of its queries. */
async function openExplained() {
  const sql = closedAfterTest(await openSql(fileIn(await temporaryFolder())))
  return openWith(sql, async (text, values) => {
    const rows = await sql.all(`EXPLAIN QUERY PLAN ${text}`, values)
    return rows.map((row) => row.detail).join('; ')
  })
}

describe('query plans of sqlite', () => {
  it('the newest value at a height is one index seek', async () => {
    const { store, plans } = await openExplained()
    await store.state.getAt(word('key'), 5)
    const key = 'SEARCH state_keys USING COVERING INDEX sqlite_autoindex_state_keys_1 (key=?)'
    const newest = 'SEARCH state_changes USING PRIMARY KEY (key_id=? AND height<?)'
    expect(plans).toEqual([`${newest}; SCALAR SUBQUERY 1; ${key}`])
  })

  it('keys below a prefix are one index range', async () => {
    const { store, plans } = await openExplained()
    await store.state.getKeysAt(word('key'), 5)
    expect(plans.join()).toMatch(/^SEARCH k USING COVERING INDEX sqlite_autoindex_state_keys_1 \(key>\? AND key<\?\)/)
    expect(plans.join()).not.toContain('SCAN')
    expect(plans.join()).not.toContain('TEMP B-TREE')
  })

  it.each([
    ['any address and topic', {}, 'PRIMARY KEY ('],
    ['an address', { addresses: [address('a')] }, 'INDEX log_entries_address (<expr>=? AND '],
    ['a topic', { topics: [[word('t')]] }, 'INDEX log_entries_topic0 (<expr>=? AND '],
    [
      'an address and a topic',
      { addresses: [address('a')], topics: [[word('t')]] },
      'INDEX log_entries_address_topic0 (<expr>=? AND <expr>=? AND ',
    ],
  ])('logs of %s are one index range without sorting', async (_name, query, plan) => {
    const { store, plans } = await openExplained()
    await store.logs.find(logQuery(query), 1_000, PLACE_TEMPLATE)
    const search = `SEARCH log_entries USING ${plan}block_number>? AND block_number<?)`
    const steps = plans.join('; ').split('; ')
    const far = search.replace('USING INDEX', 'USING COVERING INDEX')
    const searches = steps.filter((step) => step.includes('log_entries'))
    expect(searches).toEqual([far, search, search]) // for the end of the search, for the length, and for the text
    expect(plans.join()).not.toContain('TEMP B-TREE')
  })

  it('the next page of logs begins at the end of the previous page', async () => {
    const { store, plans } = await openExplained()
    await store.logs.find(
      logQuery({ addresses: [address('a')], after: { blockNumber: 2, index: 3 } }),
      1_000,
      PLACE_TEMPLATE,
    )
    const place = '(block_number,log_index)>(?,?) AND block_number<?'
    expect(plans.join()).toContain(`SEARCH log_entries USING INDEX log_entries_address (<expr>=? AND ${place})`)
    expect(plans.join()).not.toContain('TEMP B-TREE')
  })

  it('lookups never scan a table', async () => {
    const { store, plans } = await openExplained()
    await store.blocks.getByHash(word('b'))
    await store.blocks.getMain(1)
    await store.blocks.getHead()
    await store.blocks.getAllAt(1)
    await store.transactions.getByHash(word('t'))
    await store.transactions.getByBlock(word('b'))
    await store.nodes.get({ hash: word('n'), height: 1 })
    await store.nodes.getLongValue(word('n'))
    await store.answers.get(word('q'))
    const alternatives = { addresses: [address('a'), address('b')], topics: [[word('t'), word('u')]] }
    await store.logs.find(logQuery(alternatives), 1_000, PLACE_TEMPLATE)
    // The logs are measured and joined over a subquery, which is a range already.
    expect(plans.filter((plan) => /SCAN (?!page|measured)/.test(plan))).toEqual([
      'SCAN m; SEARCH b USING INDEX sqlite_autoindex_blocks_1 (hash=?)',
    ])
  })
})

describe.each(ENGINES.filter(({ name }) => name === 'postgres'))('query plans of $name', (engine) => {
  /** The same on PostgreSQL. Scans and sorts are disabled, because the planner prefers them for empty tables. */
  const openExplained = async () => {
    const sql = await engine.openSql()
    return openWith(sql, (text, values) =>
      sql.transaction(async (writer) => {
        for (const way of ['seqscan', 'bitmapscan', 'sort']) await writer.run(`SET LOCAL enable_${way} = off`)
        const rows = await writer.all(`EXPLAIN (COSTS OFF) ${text}`, values)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      }),
    )
  }

  it('the newest value at a height is one index seek', async () => {
    const { store, plans } = await openExplained()
    await store.state.getAt(word('key'), 5)
    expect(plans.join()).toMatch(
      /^Limit\n[\s\S]*Index Scan using state_keys_key_key on state_keys\n[\s\S]*Index Scan Backward using state_changes_pkey on state_changes\n +Index Cond: \(.*key.*height/,
    )
  })

  it('keys below a prefix are one index range', async () => {
    const { store, plans } = await openExplained()
    await store.state.getKeysAt(word('key'), 5)
    expect(plans.join()).not.toMatch(/Seq Scan|Sort/)
  })

  it.each([
    ['any address and topic', {}, 'log_entries_pkey'],
    ['an address', { addresses: [address('a')] }, 'log_entries_address'],
    ['a topic', { topics: [[word('t')]] }, 'log_entries_topic0'],
    ['an address and a topic', { addresses: [address('a')], topics: [[word('t')]] }, 'log_entries_address_topic0'],
  ])('logs of %s are one index range without sorting', async (_name, query, index) => {
    const { store, plans } = await openExplained()
    await store.logs.find(logQuery(query), 1_000, PLACE_TEMPLATE)
    const range = new RegExp(
      `Limit\n +-> +Index (?:Only )?Scan using ${index} on log_entries( log_entries_1)?\n +Index Cond: `,
      'g',
    )
    expect(plans.join().match(range)).toHaveLength(3) // for the end of the search, for the length, and for the text
    expect(plans.join()).not.toMatch(/Seq Scan|Sort/)
  })

  it('the next page of logs begins at the end of the previous page', async () => {
    const { store, plans } = await openExplained()
    await store.logs.find(
      logQuery({ addresses: [address('a')], after: { blockNumber: 2, index: 3 } }),
      1_000,
      PLACE_TEMPLATE,
    )
    expect(plans.join()).toMatch(/Index Cond: .*ROW\(block_number, log_index\) > ROW\('2'::bigint, '3'::bigint\)/)
    expect(plans.join()).not.toMatch(/Seq Scan|Sort/)
  })

  it('lookups never scan a table', async () => {
    const { store, plans } = await openExplained()
    await store.blocks.getByHash(word('b'))
    await store.blocks.getMain(1)
    await store.blocks.getHead()
    await store.blocks.getAllAt(1)
    await store.transactions.getByHash(word('t'))
    await store.transactions.getByBlock(word('b'))
    await store.nodes.get({ hash: word('n'), height: 1 })
    await store.nodes.getLongValue(word('n'))
    await store.answers.get(word('q'))
    expect(plans).toHaveLength(9)
    expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([])
  })
})
