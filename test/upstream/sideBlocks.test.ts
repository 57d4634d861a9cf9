import { expect } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { requireAccount, signFrom } from '../_helpers/chain.ts'
import { it } from '../_helpers/it.ts'
import { OPEN_NODE, servePublicEndpoint } from '../_helpers/publicEndpoint.ts'
import { serveUpstream } from '../_helpers/upstream.ts'

/** Names the newest block. */
const LATEST = ['latest', false] as const

it.for([
  { of: 'a node that has them by block', methods: [], isFound: true },
  { of: 'a node that has them by transaction only', methods: [/^eth_getBlockReceipts$/], isFound: false },
])('the receipts of a side block of $of are asked for without distrust', async ({ methods, isFound }, { served }) => {
  const signed = toHex(signFrom(0, { to: requireAccount(1).address }))
  const sent = await served.askResult('eth_sendRawTransaction', signed)
  const side = Object(await served.askResult('eth_getBlockByNumber', ...LATEST)).hash
  const receipts = await served.askResult('eth_getBlockReceipts', side)
  await served.askResult('anvil_reorg', 1, [])
  await served.askResult('anvil_mine', '0x1')
  await served.askResult('eth_sendRawTransaction', signed) // again, in a block with another gas used before it
  const endpoint = await servePublicEndpoint(served.url, { ...OPEN_NODE, methods })
  const upstream = await serveUpstream([endpoint.url])
  const receipt = await served.askResult('eth_getTransactionReceipt', sent)
  expect(Object(receipt).blockHash).not.toBe(side)
  const found = await upstream.askResult('eth_getBlockReceipts', side)
  if (isFound) expect(found).toEqual(receipts)
  else expect(found).toMatchObject({ code: -32000 })
  const transaction = await upstream.askResult('eth_getTransactionByBlockHashAndIndex', side, '0x0')
  expect(transaction).toMatchObject({ hash: sent, blockHash: side })
  expect(transaction).toEqual(await served.askResult('eth_getTransactionByBlockHashAndIndex', side, '0x0'))
  expect(await upstream.askResult('eth_getTransactionReceipt', sent)).toEqual(receipt)
  expect(upstream.remote.endpoints()).toMatchObject([{ wrong: undefined }])
})
