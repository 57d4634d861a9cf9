import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import type { JsonValue } from '../../src/remote/json.ts'
import { MINES_AT_ONCE, requireAccount, signFrom } from '../_helpers/chain.ts'
import { serveTestChain } from '../_helpers/serveTestChain.ts'
import { serveUpstream } from '../_helpers/upstream.ts'
import { startEndpoint } from './_endpoint.ts'

/** Methods that the reference node lacks. */
const ABSENT = new Set([
  ...['eth_maxPriorityFeePerGas', 'eth_getAccountInfo', 'eth_feeHistory', 'eth_blobBaseFee'],
  ...['eth_getBlockReceipts', 'eth_getHeaderByNumber'],
])
const ACCOUNT = toHex(requireAccount(0).address)

/** Serves a chain with three transfers through an endpoint that has the methods of the reference node only. */
async function serveReference() {
  const behind = await serveTestChain({ submitting: MINES_AT_ONCE })
  for (let nonce = 0n; nonce < 3n; nonce++) {
    const signed = signFrom(0, { nonce, to: new Uint8Array(20).fill(9), gasPrice: 10n ** 9n + nonce })
    await behind.askResult('eth_sendRawTransaction', toHex(signed))
  }
  const endpoint = await startEndpoint(behind.url)
  const error = { code: -32601, message: 'method not found' }
  endpoint.falsify = (result, method): JsonValue => (ABSENT.has(method) ? { error } : result)
  const upstream = await serveUpstream([endpoint.url])
  return { behind, endpoint, upstream }
}

/** Questions that are answered from other methods of the node, or from checked blocks. */
const ANSWERED: readonly (readonly [method: string, params: readonly unknown[]])[] = [
  ['eth_maxPriorityFeePerGas', []],
  ['eth_getAccountInfo', [ACCOUNT, 'latest']],
  ['eth_getAccountInfo', [ACCOUNT, '0x2']],
  ['eth_getAccountInfo', [ACCOUNT, 'pending']],
  ['eth_feeHistory', ['0x3', 'latest', [25, 75]]],
  ['eth_feeHistory', ['0x3', 'latest']],
  ['eth_feeHistory', ['0x2', 'pending', [50]]],
  ['eth_blobBaseFee', []],
  ['eth_getBlockReceipts', ['latest']],
  ['eth_getBlockReceipts', ['pending']],
  ['eth_getHeaderByNumber', ['0x2']],
]

it('methods that the reference node lacks are answered in front of it', async () => {
  const { behind, upstream } = await serveReference()
  for (const [method, params] of ANSWERED) {
    const expected = await behind.askResult(method, ...params)
    expect(await upstream.askResult(method, ...params), JSON.stringify([method, params])).toEqual(expected)
  }
})

it('a fee history without percentiles reads no receipts', async () => {
  const { endpoint, upstream } = await serveReference()
  endpoint.questions.length = 0
  await upstream.askResult('eth_feeHistory', '0x4', 'latest')
  expect(endpoint.questions.filter((question) => question.includes('Receipt'))).toEqual([])
})

it('a call at the hash of a block sends the hash in an object, as the reference node reads it', async () => {
  const { endpoint, upstream, behind } = await serveReference()
  const { hash } = Object(await behind.askResult('eth_getBlockByNumber', '0x2', false))
  endpoint.questions.length = 0
  expect(await upstream.askResult('eth_getCode', ACCOUNT, hash)).toBe('0x')
  const asked = endpoint.questions.filter((question) => question.includes('eth_getCode'))
  expect(asked).toEqual([JSON.stringify(['eth_getCode', [ACCOUNT, { blockHash: hash }]])])
})

it('a fee history with percentiles has at most 64 blocks, as nodes are asked for the receipts of each', async () => {
  const { url, askResult } = await serveTestChain()
  await askResult('anvil_mine', '0x50')
  const upstream = await serveUpstream([url])
  const history = Object(await upstream.askResult('eth_feeHistory', '0x48', 'latest', [50]))
  expect([history.oldestBlock, history.reward.length]).toEqual(['0x11', 64])
  const unpriced = Object(await upstream.askResult('eth_feeHistory', '0x48', 'latest'))
  expect(unpriced.gasUsedRatio).toHaveLength(72)
})
