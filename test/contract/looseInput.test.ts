import { describe, expect, it } from 'vitest'
import { askFixture } from '../_helpers/sharedFixture.ts'
import facts from './fixture-facts.json' with { type: 'json' }

const ACCOUNT = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'

/** What the reference node does with each of these was seen on a running one. */
describe('the number `0x` is 0', () => {
  it.each(['gasPrice', 'value', 'nonce', 'chainId'])('as %s of a call', async (member) => {
    expect(await askFixture('eth_call', { to: ACCOUNT, [member]: '0x' }, 'latest')).toMatchObject({ result: '0x' })
    expect(await askFixture('eth_estimateGas', { to: ACCOUNT, [member]: '0x' })).toMatchObject({ result: '0x5208' })
  })

  it.each([
    ['eth_getBalance', [ACCOUNT, '0x'], "Invalid block identifier '0x'"],
    ['eth_getBlockByNumber', ['0x'], "Invalid block identifier '0x'"],
    ['eth_getLogs', [{ fromBlock: '0x' }], "Invalid block identifier '0x'"],
    ['eth_getBalance', [ACCOUNT, { blockNumber: '0x' }], 'invalid blocknumber 0x'],
    ['eth_call', [{ to: ACCOUNT }, { blockNumber: '0x' }], 'invalid blocknumber 0x'],
    ['eth_getTransactionByBlockNumberAndIndex', ['0x0', '0x'], expect.stringContaining('Invalid index param')],
    ['eth_call', [{ to: '0x' }, 'latest'], 'Invalid address: null, empty or invalid hex value.'],
  ])('but no block, no index and no address: %s %j', async (method, params, message) => {
    expect(await askFixture(method, ...params)).toMatchObject({ error: { code: -32602, message } })
  })
})

describe('a boolean may be text or a number', () => {
  it.each([
    ...[true, 'true', 'True', 'TRUE', 1].map((value) => [value, true]),
    ...[false, 'false', 'False', 'FALSE', 0].map((value) => [value, false]),
  ])('%j is %j', async (value, meant) => {
    for (const [method, block] of [
      ['eth_getBlockByNumber', '0x1'],
      ['eth_getBlockByHash', facts.block1Hash],
    ] as const) {
      const answer = await askFixture(method, block, value)
      expect(answer).toEqual(await askFixture(method, block, meant))
      expect(answer).toMatchObject({
        result: { transactions: meant ? [{ hash: facts.transferHash }, {}] : [facts.transferHash, expect.any(String)] },
      })
    }
  })

  it.each([['yes'], ['tRUE'], [''], ['1'], [2], [[]], [{}]])('%j is none', async (value) => {
    expect(await askFixture('eth_getBlockByNumber', '0x1', value)).toMatchObject({ error: { code: -32602 } })
  })
})

it.each([
  ['eth_getBalance', [ACCOUNT]],
  ['eth_getTransactionCount', [ACCOUNT]],
  ['eth_estimateGas', [{ to: ACCOUNT }]],
])('%s takes no empty array for a block', async (method, params) => {
  expect(await askFixture(method, ...params, [])).toMatchObject({ error: { code: -32602, message: 'Invalid input' } })
})
