import { describe, expect, it } from 'vitest'
import { toWord } from '../../../src/base/integer.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { openSql } from '../../../src/storage/engines.ts'
import { CHAIN_MIGRATIONS } from '../../../src/storage/migrations/chain.ts'
import { migrate } from '../../../src/storage/migrations/migrate.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { LogTemplate, Store } from '../../../src/storage/store.ts'
import { expectEqual } from '../../_helpers/expectEqual.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'
import { ENGINES, type Engine } from '../engines.ts'
import { toArgument } from '../placeArguments.ts'
import { logQuery, word } from '../rows.ts'
import { startChild } from '../startChild.ts'
import { createOldChain, LONG_VALUE, type OldChain, writeOldChain } from './version5.ts'

const ALL = Number.MAX_SAFE_INTEGER
/** A template with all members of a log. */
const WHOLE: LogTemplate = [
  { hexNumber: 'blockNumber' },
  ' ',
  { hexNumber: 'logIndex' },
  ' ',
  { hexNumber: 'transactionIndex' },
  ' ',
  { hex: 'blockHash' },
  { hex: 'transactionHash' },
  { hex: 'address' },
  { eachTopic: ['(', ')'] },
  { hex: 'data' },
]

const hex = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('hex')

function tell({ blocks, transactions, logs }: OldChain): string[] {
  return logs.map((log) => {
    const block = blocks[log.blockNumber]
    const transaction = transactions.find(
      ({ blockHash, index }) => index === log.transactionIndex && hex(blockHash) === hex(block?.hash),
    )
    const place = [log.blockNumber, log.index, log.transactionIndex].map((number) => number.toString(16)).join(' ')
    const topics = log.topics.map((topic) => `(${hex(topic)})`).join()
    return `${place} ${hex(block?.hash)}${hex(transaction?.hash)}${hex(log.address)}${topics}${hex(log.data)}`
  })
}

async function expectChain(store: Store, chain: OldChain): Promise<void> {
  const { blocks, transactions, nodes, state } = chain
  for (const block of blocks) {
    expectEqual(await store.blocks.getByHash(block.hash), block)
    const inBlock = transactions.filter(({ blockHash }) => hex(blockHash) === hex(block.hash))
    expectEqual(await store.transactions.getByBlock(block.hash), inBlock)
    for (const row of inBlock) {
      const isMain = hex(await store.blocks.getMainHash(row.blockNumber)) === hex(row.blockHash)
      expectEqual(await store.transactions.getByHash(row.hash), isMain ? row : undefined)
    }
  }
  expect((await store.blocks.getAllAt(33)).map(({ hash }) => hash)).toEqual([word('b33'), word('side')])
  for (const { height, ...node } of nodes) expectEqual(await store.nodes.get({ hash: node.hash, height }), node)
  const print = async ({ key, height }: (typeof state)[number]) => {
    const { value, since } = await store.state.getAt(key, height)
    return `${hex(key)} since ${since}: ${value && hex(value)}`
  }
  const found = await Promise.all(state.map(print))
  expectEqual(
    found,
    state.map(({ key, height, value }) => `${hex(key)} since ${height}: ${value && hex(value)}`),
  )
  const { json } = await store.logs.find(logQuery({}), ALL, WHOLE)
  expect(new TextDecoder().decode(json)).toBe(tell(chain).join())
}

/** Returns a new place with a chain of version 5. */
async function newOldPlace(engine: Engine, chain: OldChain) {
  const place = await engine.newPlace()
  const sql = await openSql(place)
  await writeOldChain(sql, chain)
  await sql.close()
  return place
}

for (const engine of ENGINES) {
  describe(`the migration of version 5 on ${engine.name}`, () => {
    it.each([
      ['rootstock', true],
      ['ethereum, without the logs of last transactions', false],
    ])('a migrated chain has the same content: %s', async (_name, showsLastTransaction) => {
      const chain = createOldChain(showsLastTransaction)
      const store = closedAfterTest(await openStore(await newOldPlace(engine, chain)))
      await expectChain(store, chain)
      expectEqual(await store.nodes.getLongValue(keccak256(LONG_VALUE)), LONG_VALUE)
      expect((await store.pool.getAll()).map(({ hash }) => hash)).toEqual([word('tx')])
      expect(await store.meta.get('name')).toBe('value')
      expect(await store.arrivals.getLast()).toBe(5)
      expect((await store.snapshots.get(1))?.stateRoot).toEqual(word('root'))
    })

    it('a migrated chain can be extended and reverted', async () => {
      const chain = createOldChain(true)
      const store = closedAfterTest(await openStore(await newOldPlace(engine, chain)))
      const [known] = chain.state
      if (known === undefined) throw new Error('there is no state')
      await store.write(({ state }) => {
        state.insertAll(100, [
          { key: known.key, value: word('new') },
          { key: word('fresh'), value: word('value') },
        ])
      })
      expect(await store.state.getAt(known.key, 100)).toEqual({ value: word('new'), since: 100 })
      expect((await store.state.getAt(word('fresh'), 100)).value).toEqual(word('value'))
      await store.write(({ state, logs }) => {
        state.deleteFrom(100)
        logs.deleteFrom(0)
      })
      await expectChain(store, { ...chain, logs: [] })
    })

    it('a chain is unchanged if its migration fails or is killed', async () => {
      const chain = createOldChain(true)
      const place = await newOldPlace(engine, chain)
      const child = await startChild('migrateForever', toArgument(place))
      expect((await child.lines.next()).value).toBe('all is copied')
      await child.kill()

      const damaged = await openSql(place)
      const version = () => damaged.first('SELECT max(version) AS version FROM schema_version')
      const setIndex = (index: number) =>
        damaged.writeAll([
          {
            sql: 'UPDATE logs SET log_index = ? WHERE block_number = ? AND log_index = ?',
            values: [index, 69, 105 - index],
          },
        ])
      expect(await version()).toEqual({ version: 5 })
      await setIndex(100) // of which the receipt knows nothing
      await expect(migrate(damaged, CHAIN_MIGRATIONS)).rejects.toMatchObject({ kind: 'storeCorrupted' })
      expect(await version()).toEqual({ version: 5 })
      await setIndex(5)
      await damaged.close()
      await expectChain(closedAfterTest(await openStore(place)), chain)
    })

    it('a migrated block is stored in a few bytes', async () => {
      const sql = closedAfterTest(await openSql(await newOldPlace(engine, createOldChain(true))))
      await migrate(sql, CHAIN_MIGRATIONS)
      const row = await sql.first('SELECT total_difficulty, length(encoded) AS length FROM blocks WHERE number = 12')
      expect(row).toEqual({ total_difficulty: toWord(12n).slice(31), length: expect.any(Number) })
      expect(Number(row?.length)).toBeLessThan(30)
    })
  })
}
