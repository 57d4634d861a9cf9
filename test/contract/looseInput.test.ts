import { beforeAll, describe, expect, it } from 'vitest'
import { askFixture, sharedFixture } from '../_helpers/sharedFixture.ts'
import facts from './fixture-facts.json' with { type: 'json' }

beforeAll(sharedFixture, 120_000)

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

describe('a tag may be in either case where blocks of logs or traces are named', () => {
  it.each([
    ['eth_getLogs', (tag: string) => ({ fromBlock: tag, toBlock: tag })],
    ['trace_block', (tag: string) => tag],
    ['trace_filter', (tag: string) => ({ fromBlock: tag, toBlock: 'LATEST' })],
  ])('%s', async (method, paramOf) => {
    for (const tag of ['earliest', 'latest', 'safe', 'finalized']) {
      const answer = await askFixture(method, paramOf(tag))
      expect(answer).toMatchObject({ result: expect.any(Array) })
      for (const spelled of [tag.toUpperCase(), `${tag[0]?.toUpperCase()}${tag.slice(1)}`]) {
        expect(await askFixture(method, paramOf(spelled))).toEqual(answer)
      }
    }
  })
})

describe('the hash of a transaction that has not 32 bytes is the hash of nothing', () => {
  const HASHES = ['', '0x', '1', '0x1', 1, `0x${'0'.repeat(62)}`, `0x${'0'.repeat(65)}`, 'f'.repeat(66)]
  it.each([
    ['debug_traceTransaction', []],
    ['trace_transaction', []],
    ['rsk_getRawTransactionReceiptByHash', []],
  ])('%s returns null', async (method, rest) => {
    for (const hash of HASHES) {
      expect(await askFixture(method, hash, ...rest), `${hash}`).toMatchObject({ result: null })
    }
  })

  it('trace_get and rsk_getTransactionReceiptNodesByHash return null', async () => {
    for (const hash of HASHES.slice(1)) {
      expect(await askFixture('trace_get', hash, ['0x0']), `${hash}`).toMatchObject({ result: null })
      const nodes = await askFixture('rsk_getTransactionReceiptNodesByHash', facts.block1Hash, hash)
      expect(nodes, `${hash}`).toMatchObject({ result: null })
    }
  })

  it('the hash of a block is read likewise by debug_traceBlockByHash', async () => {
    for (const hash of HASHES) expect(await askFixture('debug_traceBlockByHash', hash)).toMatchObject({ result: null })
  })

  it.each(['debug_traceTransaction', 'trace_transaction', 'rsk_getRawTransactionReceiptByHash'])(
    '%s refuses text that is not hexadecimal',
    async (method) => {
      for (const hash of ['0xzz', null, true, [], -1]) {
        expect(await askFixture(method, hash)).toMatchObject({ error: { code: -32602 } })
      }
    },
  )
})

describe('an id that no filter has is not found, whatever its form', () => {
  const IDS = ['', '0x', '0', '1', 0, 1, '0xFF', 'f'.repeat(200), Number.MAX_SAFE_INTEGER]
  it.each(['eth_getFilterChanges', 'eth_getFilterLogs'])('%s', async (method) => {
    for (const id of IDS) {
      expect(await askFixture(method, id)).toMatchObject({ error: { code: -32000, message: 'filter not found' } })
    }
  })

  it('eth_uninstallFilter returns false', async () => {
    for (const id of [...IDS, null])
      expect(await askFixture('eth_uninstallFilter', id)).toMatchObject({ result: false })
  })

  it.each(['x', '0xg', -1, 1.5, true, [], {}])('but %j is no id', async (id) => {
    for (const method of ['eth_getFilterChanges', 'eth_uninstallFilter']) {
      expect(await askFixture(method, id)).toMatchObject({ error: { code: -32602 } })
    }
  })
})

describe("bytes that are no RLP are refused with the reference node's text", () => {
  it.each([
    ['0xf8', "The length of the RLP item length can't possibly fit the data byte array"],
    ['0xb9', "The length of the RLP item length can't possibly fit the data byte array"],
    ['0xfbffffffff', "The length of the RLP item can't be negative"],
    ['0xc9', "The RLP byte array doesn't have enough space to hold an element with the specified length"],
    ['0xf838', "The RLP byte array doesn't have enough space to hold an element with the specified length"],
  ])('%s', async (data, text) => {
    for (const method of ['eth_sendRawTransaction', 'eth_sendRawTransactionSync']) {
      expect(await askFixture(method, data)).toMatchObject({
        error: { code: -32602, message: `Invalid input: ${text}` },
      })
    }
  })
})
