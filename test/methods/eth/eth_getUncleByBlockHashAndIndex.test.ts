import { expect } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { decodeTransaction } from '../../../src/primitives/transaction.ts'
import { signFrom } from '../../_helpers/chain.ts'
import { createBuilder } from '../../_helpers/generator/builder.ts'
import { it } from '../../_helpers/it.ts'

it("eth_getUncleByBlockHashAndIndex returns the whole block if it is known, else its header's members; the same by number", async ({
  served: { chain, askResult },
}) => {
  const builder = await createBuilder(chain.network)
  const { genesis: parent } = builder
  const main = await builder.build({ parent })
  const sent = decodeTransaction(signFrom(1, { to: new Uint8Array(20).fill(5) }))
  const side = await builder.build({ parent, transactions: [sent], extraData: Uint8Array.of(1) })
  const unsent = builder.buildUncle(parent, { extraData: Uint8Array.of(2), timestamp: 9 })
  const last = await builder.build({ parent: main, uncles: [side.block.header, unsent] })
  for (const { block } of [main, side, last]) await chain.importer.importBlock(block)
  const askAt = (index: string) => askResult('eth_getUncleByBlockHashAndIndex', toHex(last.block.hash), index)
  expect(await askAt('0x0')).toEqual(await askResult('eth_getBlockByHash', toHex(side.block.hash), false))
  expect(await askAt('0x0')).toMatchObject({
    transactions: side.block.transactions.map(({ hash }) => toHex(hash)),
    totalDifficulty: '0x2',
  })
  expect(await askAt('0x1')).toMatchObject({
    number: '0x1',
    parentHash: toHex(parent.block.hash),
    miner: toHex(unsent.coinbase),
    timestamp: '0x9',
    transactions: [],
    uncles: [],
    transactionsRoot: toHex(unsent.transactionsRoot),
    sha3Uncles: toHex(unsent.unclesHash),
    totalDifficulty: '0x0',
    cumulativeDifficulty: '0x1',
  })
  expect(await askAt('0x2')).toBeNull()
  expect(await askAt('0x7fffffff')).toBeNull()
  for (const index of ['0x0', '0x1', '0x2']) {
    expect(await askResult('eth_getUncleByBlockNumberAndIndex', '0x2', index)).toEqual(await askAt(index))
  }
})
