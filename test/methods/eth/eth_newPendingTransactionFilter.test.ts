import { expect } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'

it('eth_newPendingTransactionFilter reports each pending transaction, also those mined at once', async ({
  startNode,
}) => {
  const { askResult } = await startNode({ networks: ['regtest'], mining: 'auto' })
  const id = await askResult('eth_newPendingTransactionFilter')
  const transfer = signFrom(7, { to: requireAccount(8).address, gasPrice: 1n })
  const hash = await askResult('eth_sendRawTransaction', toHex(transfer))
  expect(await askResult('eth_getFilterChanges', id)).toEqual([hash])
  expect(await askResult('eth_getFilterChanges', id)).toEqual([])
})
