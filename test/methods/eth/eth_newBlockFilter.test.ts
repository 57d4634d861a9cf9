import { expect } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'

it('eth_newBlockFilter reports each new block, for any spelling of its id', async ({ startNode }) => {
  const { askResult } = await startNode({ networks: ['regtest'], mining: 'auto' })
  const id = `${await askResult('eth_newBlockFilter')}`
  expect(await askResult('eth_getFilterChanges', id)).toEqual([])
  const transfer = signFrom(7, { to: requireAccount(8).address, gasPrice: 1n })
  const hash = await askResult('eth_sendRawTransaction', toHex(transfer))
  expect(await askResult('eth_getTransactionReceipt', hash)).toMatchObject({ blockHash: expect.any(String) })
  const newest = await askResult('eth_getBlockByNumber', 'latest')
  const spelled = `000${id.slice(2).toUpperCase()}`
  expect(newest).toMatchObject({ hash: expect.any(String) })
  const returned = await askResult('eth_getFilterChanges', spelled)
  expect([returned]).toEqual([[Reflect.get(Object(newest), 'hash')]])
  expect(await askResult('eth_getFilterChanges', id)).toEqual([])
})
