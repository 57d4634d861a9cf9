import { expect } from 'vitest'
import { it } from '../../_helpers/it.ts'

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
