import { expect } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'
import { postText } from '../../_helpers/wire.ts'

const COW3 = '0xcf7cdbbb5f7ba79d3ffe74a0bba13fc0295f6036'

it("eth_pendingTransactions lists the wallet's transactions until they are mined, without those behind a nonce gap", async ({
  node: { ask, node },
}) => {
  await ask('eth_sendTransaction', { from: COW3, nonce: '0x5' })
  expect(await ask('eth_pendingTransactions')).toHaveProperty('result.length', 2)
  const sent = [await ask('eth_sendTransaction', { from: COW3 }), await ask('eth_sendTransaction', { from: COW3 })]
  const pending = await ask('eth_pendingTransactions')
  // The fixture has a transaction of this account with nonce 1, which waits for nonce 0; the wallet sends 0 and 2.
  expect(pending).toHaveProperty('result.length', 5)
  for (const answer of sent) {
    expect(answer).toHaveProperty('result')
    const hash = Reflect.get(answer, 'result')
    expect(pending).toHaveProperty('result', expect.arrayContaining([expect.objectContaining({ hash, from: COW3 })]))
  }
  expect(node.engines.get('regtest')?.reads.headNumber()).toBe(5)
})

it('on a development chain eth_pendingTransactions lists all senders, and for web pages the development accounts', async ({
  startNode,
}) => {
  const { ask, askResult, url } = await startNode({ networks: ['regtest'] })
  const stranger = '0x00000000000000000000000000000000deadbeef'
  const other = '0x00000000000000000000000000000000deadbee5'
  for (const account of [stranger, other]) await ask('hardhat_setBalance', account, '0xde0b6b3a7640000')
  await ask('hardhat_impersonateAccount', stranger)
  const sent = [
    await askResult('eth_sendTransaction', { from: stranger, to: COW3 }),
    await askResult('eth_sendUnsignedTransaction', { from: other, to: COW3 }),
    await askResult('eth_sendRawTransaction', toHex(signFrom(7, { to: fromHex(COW3) }))),
  ]
  const all = await askResult('eth_pendingTransactions')
  expect(all).toEqual(expect.arrayContaining(sent.map((hash) => expect.objectContaining({ hash }))))
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_pendingTransactions', params: [] })
  const reply = await postText(url('regtest'), body, { origin: 'http://localhost:3000' })
  expect(reply.body.result).toEqual(expect.any(Array))
  for (const hash of sent.slice(0, 2)) expect(JSON.stringify(reply.body)).not.toContain(hash)
})
