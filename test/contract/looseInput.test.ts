import { beforeAll, describe, expect, test } from 'vitest'
import type { Fixture } from '../../scripts/fixture/startFixture.ts'
import { toHex } from '../../src/base/hex.ts'
import { keccak256 } from '../../src/base/keccak.ts'
import { requireAccount, signFrom } from '../_helpers/chain.ts'
import { useFixture } from '../_helpers/fixture.ts'
import { loosen } from '../_helpers/looseRlp.ts'
import { call } from '../_helpers/wire.ts'
import facts from './fixture-facts.json' with { type: 'json' }

const start = useFixture()
const ACCOUNT = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'
let fixture: Fixture
beforeAll(async () => {
  fixture = await start({ networks: ['regtest'] })
})

const ask = async (method: string, ...params: readonly unknown[]) =>
  (await call(fixture.url('regtest'), method, params)).body

/** What the reference node does with each of these was seen on a running one. */
describe('the number `0x` is 0', () => {
  test.each(['gasPrice', 'value', 'nonce', 'chainId'])('as %s of a call', async (member) => {
    expect(await ask('eth_call', { to: ACCOUNT, [member]: '0x' }, 'latest')).toMatchObject({ result: '0x' })
    expect(await ask('eth_estimateGas', { to: ACCOUNT, [member]: '0x' })).toMatchObject({ result: '0x5208' })
  })

  test('as gas of a call, which is too little', async () => {
    const data = '0x602a60005260206000f3'
    expect(await ask('eth_call', { data, gas: '0x' }, 'latest')).toMatchObject({ result: '0x' })
    expect(await ask('eth_call', { data, gas: '' }, 'latest')).toMatchObject({ result: expect.stringMatching(/2a$/) })
  })

  test('as a storage position', async () => {
    const at = (position: string) => ask('eth_getStorageAt', facts.registerAddress, position, 'latest')
    expect(await at('0x')).toEqual(await at('0x0'))
    expect(await at('0x')).not.toEqual(await at('0x5'))
    expect(await at('')).toMatchObject({ error: { code: -32602 } })
  })

  test.each([
    ['eth_getBalance', [ACCOUNT, '0x'], "Invalid block identifier '0x'"],
    ['eth_getBlockByNumber', ['0x'], "Invalid block identifier '0x'"],
    ['eth_getLogs', [{ fromBlock: '0x' }], "Invalid block identifier '0x'"],
    ['eth_getBalance', [ACCOUNT, { blockNumber: '0x' }], 'invalid blocknumber 0x'],
    ['eth_call', [{ to: ACCOUNT }, { blockNumber: '0x' }], 'invalid blocknumber 0x'],
    ['eth_getTransactionByBlockNumberAndIndex', ['0x0', '0x'], expect.stringContaining('Invalid index param')],
    ['eth_call', [{ to: '0x' }, 'latest'], 'Invalid address: null, empty or invalid hex value.'],
  ])('but no block, no index and no address: %s %j', async (method, params, message) => {
    expect(await ask(method, ...params)).toMatchObject({ error: { code: -32602, message } })
  })
})

describe('a boolean may be text or a number', () => {
  test.each([
    ...[true, 'true', 'True', 'TRUE', 1].map((value) => [value, true]),
    ...[false, 'false', 'False', 'FALSE', 0].map((value) => [value, false]),
  ])('%j is %j', async (value, meant) => {
    for (const [method, block] of [
      ['eth_getBlockByNumber', '0x1'],
      ['eth_getBlockByHash', facts.block1Hash],
    ] as const) {
      const answer = await ask(method, block, value)
      expect(answer).toEqual(await ask(method, block, meant))
      expect(answer).toMatchObject({
        result: { transactions: meant ? [{ hash: facts.transferHash }, {}] : [facts.transferHash, expect.any(String)] },
      })
    }
  })

  test.each([['yes'], ['tRUE'], [''], ['1'], [2], [[]], [{}]])('%j is none', async (value) => {
    expect(await ask('eth_getBlockByNumber', '0x1', value)).toMatchObject({ error: { code: -32602 } })
  })
})

test.each([
  ['eth_getBalance', [ACCOUNT]],
  ['eth_getTransactionCount', [ACCOUNT]],
  ['eth_estimateGas', [{ to: ACCOUNT }]],
])('%s takes no empty array for a block', async (method, params) => {
  expect(await ask(method, ...params, [])).toMatchObject({ error: { code: -32602, message: 'Invalid input' } })
})

describe('a raw transaction whose lengths are longer than they need to be', () => {
  test('is taken, encoded anew, and mined under the hash of that', async () => {
    const { url } = await start({ networks: ['regtest'], mining: 'auto' })
    const signed = signFrom(7, { to: requireAccount(8).address, gasPrice: 1n })
    const hash = toHex(keccak256(signed))
    const askIt = async (method: string, param: string) => (await call(url('regtest'), method, [param])).body
    expect(await askIt('eth_sendRawTransaction', toHex(loosen(signed)))).toMatchObject({ result: hash })
    expect(await askIt('eth_getTransactionReceipt', hash)).toMatchObject({ result: { status: '0x1' } })
    expect(await askIt('eth_sendRawTransaction', toHex(signed))).toMatchObject({ error: { code: -32010 } })
  })
})
