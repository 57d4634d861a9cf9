import { beforeAll, describe, expect, it } from 'vitest'
import { askFixture, sharedFixture } from '../_helpers/sharedFixture.ts'
import facts from './fixture-facts.json' with { type: 'json' }

beforeAll(sharedFixture, 120_000)

const ACCOUNT = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'

// The results were read from a running reference node.

describe('the number `0x`', () => {
  it.each(['gasPrice', 'value', 'nonce', 'chainId'])('`0x` as %s of a call is 0', async (member) => {
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
  ])('`0x` as a block, index or address is refused: %s %j', async (method, params, message) => {
    expect(await askFixture(method, ...params)).toMatchObject({ error: { code: -32602, message } })
  })
})

describe('booleans', () => {
  it.each([
    ...[true, 'true', 'True', 'TRUE', 1].map((value) => [value, true]),
    ...[false, 'false', 'False', 'FALSE', 0].map((value) => [value, false]),
  ])('the boolean %j is %j', async (value, meant) => {
    for (const [method, block] of [
      ['eth_getBlockByNumber', '0x1'],
      ['eth_getBlockByHash', facts.block1Hash],
    ] as const) {
      const response = await askFixture(method, block, value)
      expect(response).toEqual(await askFixture(method, block, meant))
      expect(response).toMatchObject({
        result: { transactions: meant ? [{ hash: facts.transferHash }, {}] : [facts.transferHash, expect.any(String)] },
      })
    }
  })

  it.each([['yes'], ['tRUE'], [''], ['1'], [2], [[]], [{}]])('%j is refused as a boolean', async (value) => {
    expect(await askFixture('eth_getBlockByNumber', '0x1', value)).toMatchObject({ error: { code: -32602 } })
  })
})

it.each([
  ['eth_getBalance', [ACCOUNT]],
  ['eth_getTransactionCount', [ACCOUNT]],
  ['eth_estimateGas', [{ to: ACCOUNT }]],
])('%s refuses an empty array as a block', async (method, params) => {
  expect(await askFixture(method, ...params, [])).toMatchObject({ error: { code: -32602, message: 'Invalid input' } })
})

describe('block tags', () => {
  it.each([
    ['eth_getLogs', (tag: string) => ({ fromBlock: tag, toBlock: tag })],
    ['trace_block', (tag: string) => tag],
    ['trace_filter', (tag: string) => ({ fromBlock: tag, toBlock: 'LATEST' })],
  ])('%s accepts block tags in any case', async (method, paramOf) => {
    for (const tag of ['earliest', 'latest', 'safe', 'finalized']) {
      const answer = await askFixture(method, paramOf(tag))
      expect(answer).toMatchObject({ result: expect.any(Array) })
      for (const spelled of [tag.toUpperCase(), `${tag[0]?.toUpperCase()}${tag.slice(1)}`]) {
        expect(await askFixture(method, paramOf(spelled))).toEqual(answer)
      }
    }
  })
})

describe('hashes of other lengths than 32 bytes', () => {
  const HASHES = ['', '0x', '1', '0x1', 1, `0x${'0'.repeat(62)}`, `0x${'0'.repeat(65)}`, 'f'.repeat(66)]
  it.each([
    ['debug_traceTransaction', []],
    ['trace_transaction', []],
    ['rsk_getRawTransactionReceiptByHash', []],
  ])('%s returns null for a hash of another length than 32 bytes', async (method, rest) => {
    for (const hash of HASHES) {
      expect(await askFixture(method, hash, ...rest), `${hash}`).toMatchObject({ result: null })
    }
  })

  it('trace_get and rsk_getTransactionReceiptNodesByHash return null for a hash of another length than 32 bytes', async () => {
    for (const hash of HASHES.slice(1)) {
      expect(await askFixture('trace_get', hash, ['0x0']), `${hash}`).toMatchObject({ result: null })
      const nodes = await askFixture('rsk_getTransactionReceiptNodesByHash', facts.block1Hash, hash)
      expect(nodes, `${hash}`).toMatchObject({ result: null })
    }
  })

  it('debug_traceBlockByHash returns null for a block hash of another length than 32 bytes', async () => {
    for (const hash of HASHES) expect(await askFixture('debug_traceBlockByHash', hash)).toMatchObject({ result: null })
  })

  it.each(['debug_traceTransaction', 'trace_transaction', 'rsk_getRawTransactionReceiptByHash'])(
    '%s refuses a hash that is not hexadecimal',
    async (method) => {
      for (const hash of ['0xzz', null, true, [], -1]) {
        expect(await askFixture(method, hash)).toMatchObject({ error: { code: -32602 } })
      }
    },
  )
})

describe('filter ids', () => {
  const IDS = ['', '0x', '0', '1', 0, 1, '0xFF', 'f'.repeat(200), Number.MAX_SAFE_INTEGER]
  it.each(['eth_getFilterChanges', 'eth_getFilterLogs'])(
    '%s: an unknown filter id of any form is not found',
    async (method) => {
      for (const id of IDS) {
        expect(await askFixture(method, id)).toMatchObject({ error: { code: -32000, message: 'filter not found' } })
      }
    },
  )

  it('eth_uninstallFilter returns false for an unknown filter id', async () => {
    for (const id of [...IDS, null])
      expect(await askFixture('eth_uninstallFilter', id)).toMatchObject({ result: false })
  })

  it.each(['x', '0xg', -1, 1.5, true, [], {}])('%j is refused as a filter id', async (id) => {
    for (const method of ['eth_getFilterChanges', 'eth_uninstallFilter']) {
      expect(await askFixture(method, id)).toMatchObject({ error: { code: -32602 } })
    }
  })
})

describe('invalid RLP', () => {
  it.each([
    ['0xf8', "The length of the RLP item length can't possibly fit the data byte array"],
    ['0xb9', "The length of the RLP item length can't possibly fit the data byte array"],
    ['0xfbffffffff', "The length of the RLP item can't be negative"],
    ['0xc9', "The RLP byte array doesn't have enough space to hold an element with the specified length"],
    ['0xf838', "The RLP byte array doesn't have enough space to hold an element with the specified length"],
  ])("the invalid RLP %s is refused with the reference node's text", async (data, text) => {
    for (const method of ['eth_sendRawTransaction', 'eth_sendRawTransactionSync']) {
      expect(await askFixture(method, data)).toMatchObject({
        error: { code: -32602, message: `Invalid input: ${text}` },
      })
    }
  })
})
