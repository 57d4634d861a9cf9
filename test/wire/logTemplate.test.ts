import { describe, expect, it } from 'vitest'
import { LOG_TEMPLATE, toWireLog } from '../../src/wire/log.ts'
import { ALL_ENGINES } from '../storage/engines.ts'
import { address, blockRow, logQuery, transactionRow, word } from '../storage/rows.ts'

const LOGS = [0, 1, 2, 3, 4].map((count) => ({
  address: address(`emitter ${count}`),
  topics: ['A', 'B', 'C', 'D'].slice(0, count).map(word),
  data: new Uint8Array(count * 15).fill(count),
}))

describe.each(ALL_ENGINES)('logs printed by the template on $name', (engine) => {
  it('the template prints every log as toWireLog does', async () => {
    const store = await engine.openStore()
    const [block, side] = [blockRow('block', 1_000_000), blockRow('side', 1_000_000)]
    const places = LOGS.map((log, index) => ({ ...log, index: index * 9, transactionIndex: index === 4 ? 17 : 0 }))
    await store.write(({ blocks, transactions, logs }) => {
      for (const row of [side, block]) {
        blocks.insert(row)
        transactions.insertAll([0, 17].map((index) => transactionRow(`${row === side} ${index}`, row, index)))
      }
      // A block with a transaction at the same place.
      transactions.insertAll([transactionRow('elsewhere', blockRow('before', 999_999), 17)])
      blocks.setMain(block.number, block.hash)
      logs.insertAll(places.map((log) => ({ ...log, blockNumber: block.number })))
    })
    const texts = places.map(({ index, transactionIndex, ...log }) => {
      const place = { blockHash: block.hash, blockNumber: block.number, index: transactionIndex }
      return JSON.stringify(toWireLog(log, word(`false ${transactionIndex}`), place, index))
    })
    const found = await store.logs.find(logQuery({}), Number.MAX_SAFE_INTEGER, LOG_TEMPLATE)
    expect(new TextDecoder().decode(found.json)).toBe(texts.join())
    expect(found.characters).toBe(texts.join('').length)
  })
})
