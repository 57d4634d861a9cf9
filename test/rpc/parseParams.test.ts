import { describe, expect, it } from 'vitest'
import type { Methods as AdminMethods } from '../../generated/admin/methods.ts'
import { hints, parameters } from '../../generated/admin/params.ts'
import { conditions, paramsValidators } from '../../generated/admin/paramsValidators.ts'
import { type MethodName, methodNames } from '../../generated/methods.ts'
import type { InvalidParamsData } from '../../generated/schemas.ts'
import { createNodeParser, createParamsParser, parseParams } from '../../src/rpc/parseParams.ts'
import { InvalidParams } from '../../src/rpc/refusals.ts'

const ADDRESS = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'
const HASH = `0x${'ab'.repeat(32)}`

const parseAdmin = createParamsParser<AdminMethods>({ hints, parameters, conditions, paramsValidators })

const refusal = (method: MethodName, params: unknown) => refusalOf(() => parseParams(method, params))

function refusalOf(run: () => unknown): InvalidParams {
  try {
    run()
  } catch (error) {
    if (error instanceof InvalidParams) return error
    throw error
  }
  throw new Error('the parameters were taken')
}

it('an address of any spelling is accepted, whatever its checksum', () => {
  const spellings = [ADDRESS, `0x${ADDRESS.slice(2).toUpperCase()}`, ADDRESS.replace('cd2a', 'Cd2A')]
  for (const address of spellings) expect(parseParams('eth_getBalance', [address])).toEqual([address])
})

describe('valid parameters', () => {
  it.each<[MethodName, unknown, unknown[]]>([
    ['eth_chainId', undefined, []],
    ['eth_chainId', null, []],
    ['eth_chainId', [], []],
    ['eth_chainId', {}, []],
    ['eth_getBalance', [ADDRESS], [ADDRESS]],
    ['eth_getBalance', { block: 'latest', address: ADDRESS }, [ADDRESS, 'latest']],
    ['eth_getBalance', [ADDRESS.slice(2).toUpperCase(), 'safe'], [ADDRESS.slice(2).toUpperCase(), 'safe']],
    ['eth_getBalance', [ADDRESS, HASH], [ADDRESS, HASH]],
    ['eth_getBalance', [ADDRESS, '0x00Ff'], [ADDRESS, '0x00Ff']],
    ['eth_call', [{ to: null, gas: '', unknown: 1 }, '5'], [{ gas: '', unknown: 1 }, '5']],
    ['eth_call', [{ unknown: null }, null, null, null], [{ unknown: null }, 'latest']],
    ['eth_call', { call: {}, block: '5', blockOverrides: { time: 1 } }, [{}, '5', undefined, { time: 1 }]],
    ['eth_call', [{}, '5', null, { time: 1, number: null }], [{}, '5', undefined, { time: 1 }]],
    ['eth_getBalance', [ADDRESS, { blockHash: HASH, requireCanonical: null }], [ADDRESS, { blockHash: HASH }]],
    [
      'eth_simulateV1',
      [{ blockStateCalls: [{ calls: [{ to: null, gas: 5 }], stateOverrides: null }], validation: null }, null],
      [{ blockStateCalls: [{ calls: [{ gas: 5 }] }] }],
    ],
    ['eth_call', [{ gas: 100000, value: '12' }, 5], [{ gas: 100000, value: '12' }, 5]],
    ['eth_estimateGas', [{}, null], [{}]],
    ['eth_newFilter', [{ fromBlock: 'Earliest', toBlock: 'LATEST' }], [{ fromBlock: 'Earliest', toBlock: 'LATEST' }]],
    ['eth_getLogs', [{ topics: [null, [HASH, null]], address: [] }], [{ topics: [null, [HASH, null]], address: [] }]],
    ['eth_getLogs', [{ topics: HASH, blockhash: HASH }], [{ topics: HASH, blockhash: HASH }]],
  ])('%s accepts %j', (method, params, expected) => {
    expect(parseParams(method, params)).toEqual(expected)
  })

  it.each<[unknown]>([[true], [false], ['true'], ['FALSE']])('requireCanonical may be %j', (requireCanonical) => {
    const block = { blockHash: HASH, requireCanonical }
    expect(parseParams('eth_getCode', [ADDRESS, block])).toEqual([ADDRESS, block])
  })
})

describe("the reference node's texts", () => {
  it.each<[string, MethodName, unknown[]]>([
    ['Invalid address: null, empty or invalid hex value.', 'eth_getBalance', [null]],
    ['Invalid address: null, empty or invalid hex value.', 'eth_getBalance', ['0x']],
    ['Invalid address: null, empty or invalid hex value.', 'eth_call', [{ to: '' }, 'latest']],
    ['Invalid address format: invalid hex value.', 'eth_getBalance', [`0X${ADDRESS.slice(2)}`]],
    ['Invalid block hash: incorrect length.', 'eth_getBlockByHash', ['invalidhash']],
    ['Invalid block hash format: invalid hex value', 'eth_getBlockByHash', [`0x${'zz'.repeat(32)}`]],
    ['blockHash is null', 'eth_getBlockByHash', [null]],
    ['Invalid transaction hash: incorrect length.', 'eth_getTransactionReceipt', ['0x12']],
    ["Invalid block identifier ''", 'eth_getBalance', [ADDRESS, '']],
    ["Invalid block identifier 'Pending'", 'eth_getBalance', [ADDRESS, 'Pending']],
    ['invalid blocknumber 05', 'eth_getBalance', [ADDRESS, '05']],
    ['Invalid input', 'eth_getBalance', [ADDRESS, -5]],
    ['Invalid input', 'eth_getBalance', [ADDRESS, []]],
    ['Invalid block input', 'eth_getBalance', [ADDRESS, {}]],
    ['Invalid block hash: incorrect length.', 'eth_getBalance', [ADDRESS, { blockHash: '0x12' }]],
    ['Invalid block input', 'eth_getBalance', [ADDRESS, { blockHash: null }]],
    ['Invalid param: null', 'eth_getBalance', [ADDRESS, { blockNumber: null }]],
    ['Invalid param: null', 'eth_call', [{}, { blockHash: HASH, blockNumber: null }]],
    ['invalid blocknumber ', 'eth_getBalance', [ADDRESS, { blockNumber: '' }]],
    ["Invalid block identifier 'Latest'", 'eth_getBalance', [ADDRESS, 'Latest']],
    ["Invalid block identifier 'LATEST'", 'eth_call', [{}, 'LATEST']],
    [
      'Invalid param latest: value must be a valid hex or string number.',
      'eth_getBalance',
      [ADDRESS, { blockNumber: 'latest' }],
    ],
    [
      'Invalid input: requireCanonical must be a String "true" or "false"',
      'eth_getBalance',
      [ADDRESS, { blockHash: HASH, requireCanonical: 'x' }],
    ],
    ['Invalid block identifier: empty or null.', 'eth_getBlockByNumber', ['']],
    ['invalid blocknumber Latest', 'eth_getBlockByNumber', ['Latest']],
    ['invalid blocknumber EARLIEST', 'eth_getTransactionByBlockNumberAndIndex', ['EARLIEST', '0x0']],
    ['invalid blocknumber Pending', 'eth_getUncleCountByBlockNumber', ['Pending']],
    ['invalid blocknumber Safe', 'debug_traceBlockByNumber', ['Safe']],
    ["Invalid block identifier 'foo'", 'eth_getBlockByNumber', ['foo']],
    ["Invalid block identifier '{'", 'eth_getBlockByNumber', [{ number: '0x1' }]],
    ["Invalid block identifier '{'", 'eth_getBlockTransactionCountByNumber', [{}]],
    ["Invalid block identifier '['", 'eth_getUncleByBlockNumberAndIndex', [['0x1'], '0x0']],
    ['Invalid block identifier: empty or null.', 'eth_getLogs', [{ fromBlock: { blockNumber: '0x1' } }]],
    [
      "Unsupported block specifier 'Latest'. Can only be either 'earliest', 'latest', 'pending' or a specific block number (either hex - prepending '0x' or decimal).",
      'eth_estimateGas',
      [{}, 'Latest'],
    ],
    ['Invalid block identifier: empty or null.', 'eth_estimateGas', [{}, '']],
    ["Invalid block identifier 'foo'", 'eth_estimateGas', [{}, 'foo']],
    ['invalid blocknumber 0x', 'eth_getBlocksByNumber', ['0x']],
    ['invalid blocknumber ', 'eth_getBlocksByNumber', ['']],
    ['invalid blocknumber -5', 'eth_getBlockByNumber', [-5]],
    ['invalid banned address null', 'sco_banAddress', [null]],
    ['Invalid data format: invalid hex value.', 'eth_getFilterLogs', ['x']],
    ['Invalid data format: invalid hex value.', 'eth_uninstallFilter', ['x']],
    [`invalid block identifier 0x${'0'.repeat(64)}...`, 'eth_getBlockByNumber', [`0x${'0'.repeat(70)}`]],
    ['index is null', 'eth_getTransactionByBlockHashAndIndex', [HASH, null]],
    ['Invalid index param: value must be a valid hex number.', 'eth_getTransactionByBlockHashAndIndex', [HASH, '']],
    ['Invalid index param: value must be a valid hex number.', 'eth_getUncleByBlockNumberAndIndex', ['0x1', '']],
    [
      'Invalid argument "10": param should be a hex value string.',
      'eth_getTransactionByBlockHashAndIndex',
      [HASH, '10'],
    ],
    [
      'Invalid index param: value must be a valid hex number.',
      'eth_getTransactionByBlockHashAndIndex',
      [HASH, '0x80000000'],
    ],
    [
      `Invalid argument: 0x${'0'.repeat(64)}...`,
      'eth_getTransactionByBlockHashAndIndex',
      [HASH, `0x${'0'.repeat(65)}`],
    ],
    [
      'Number values should not contain letters or hex values should start with 0x.',
      'eth_call',
      [{ gas: 'abc' }, 'latest'],
    ],
    ['Invalid param 0xzz: value must be a valid hex or string number.', 'eth_call', [{ gas: '0xzz' }, 'latest']],
    [`Invalid param: ${'9'.repeat(66)}...`, 'eth_call', [{ value: '9'.repeat(67) }, 'latest']],
    ['Invalid data format: invalid hex value.', 'eth_call', [{ data: 'zz' }, 'latest']],
    ['Invalid topic: incorrect length.', 'eth_getLogs', [{ topics: ['0x12'] }]],
    ['Cannot specify both blockHash and fromBlock/toBlock', 'eth_getLogs', [{ blockhash: HASH, toBlock: '0x1' }]],
    ["Parameter must be hexadecimal encoded with the '0x' prefix.", 'web3_sha3', ['0x']],
  ])("the reference node's text is returned: %s", (text, method, params) => {
    expect(refusal(method, params).message).toBe(text)
  })
})

describe('the data of an error', () => {
  it.each<[MethodName, unknown, Partial<InvalidParamsData>]>([
    ['eth_getBalance', ['0x12'], { parameter: 'address', position: 0, got: '"0x12"' }],
    ['eth_getLogs', [{ topics: [null, ['0x12']] }], { parameter: 'filter', path: 'topics.1.0', got: '"0x12"' }],
    ['eth_getCode', [ADDRESS, { blockHash: 5 }], { parameter: 'block', position: 1, path: 'blockHash', got: '5' }],
    ['eth_getBlockByHash', [HASH, 'yes'], { parameter: 'fullTransactions', expected: 'a boolean', got: '"yes"' }],
    ['eth_getCode', [ADDRESS], { parameter: 'block', position: 1, got: 'nothing' }],
    ['eth_getCode', { block: 'latest' }, { parameter: 'address', position: 0, got: 'nothing' }],
    ['eth_chainId', [1], { parameter: '0', expected: 'no parameters', got: '1' }],
    ['eth_getBalance', { address: ADDRESS, blok: 'latest' }, { parameter: 'blok', expected: 'only address, block' }],
  ])('%s refuses %j with the place of the wrong value', (method, params, data) => {
    expect(refusal(method, params).data).toMatchObject(data)
  })

  it('an error has the general text if the reference node has none', () => {
    const text = 'invalid params: parameter \'fullTransactions\': expected a boolean, got "yes"'
    expect(refusal('eth_getBlockByHash', [HASH, 'yes']).message).toBe(text)
  })

  it('the error for a wrong number of parameters starts as in the reference node', () => {
    for (const params of [[], [ADDRESS, 'latest', 1], { foo: 1 }]) {
      expect(refusal('eth_getBalance', params).message).toMatch(/^method parameters invalid/)
    }
  })
})

describe('hostile parameters', () => {
  const long = 'f'.repeat(300_000)
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown
  const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`m${i}`, i]))
  const values: unknown[] = [
    long,
    deep,
    wide,
    { toString: 1 },
    JSON.parse('{"__proto__":{"x":1},"constructor":1}'),
    -0,
    '\ud800',
  ]

  it('hostile parameters are refused with short texts and no other errors', () => {
    for (const method of methodNames) {
      for (const value of values) {
        for (const params of [[value], [value, value], [ADDRESS, value], [HASH, value], { address: value }, value]) {
          expectTakenOrRefused(method, params)
        }
      }
    }
  })

  it('a parameter named like an inherited property is unknown', () => {
    for (const name of ['__proto__', 'constructor', 'length']) {
      const params = JSON.parse(`{"${name}": "${ADDRESS}"}`) as unknown
      expect(refusal('eth_getBalance', params).data?.parameter).toBe(name)
    }
  })

  it('an unknown member of an object that has no others is named in the error', () => {
    const { message, data } = refusalOf(() => parseAdmin('admin_listKeys', [{ ownr: 'a' }]))
    expect(message).toMatch(/: expected no members but .*, got 'ownr'$/)
    expect(data).toMatchObject({ got: "'ownr'" })
  })

  it('lists that are too long are refused', () => {
    const many = Array.from({ length: 1001 }, () => ADDRESS)
    expect(refusal('eth_getLogs', [{ address: many }]).message).toBe('invalid params: more than 1000 addresses')
    expect(refusal('eth_getLogs', [{ topics: Array(17).fill(null) }]).message).toBe(
      'invalid params: more than 16 topics',
    )
  })

  function expectTakenOrRefused(method: MethodName, params: unknown): void {
    try {
      parseParams(method, params)
    } catch (error) {
      if (!(error instanceof InvalidParams)) throw error
      expect(error.message.length).toBeLessThan(400)
      expect(JSON.stringify(error.data ?? {}).length).toBeLessThan(700)
    }
  }
})

describe('the forms of compat ethereum', () => {
  const parseInEthereum = createNodeParser('ethereum')

  it('a required block with a default may be absent with compat ethereum only', () => {
    expect(parseInEthereum('eth_getCode', [ADDRESS])).toEqual([ADDRESS, 'latest'])
    expect(parseInEthereum('eth_getStorageAt', { address: ADDRESS, position: '0x0' })).toEqual([
      ADDRESS,
      '0x0',
      'latest',
    ])
    expect(refusal('eth_getCode', [ADDRESS]).data).toMatchObject({ parameter: 'block', got: 'nothing' })
    expect(refusalOf(() => parseInEthereum('eth_getCode', [])).data).toMatchObject({ parameter: 'address' })
  })

  it.each<[MethodName, unknown[]]>([
    ['eth_getBalance', [`0X${ADDRESS.slice(2)}`, '0X1']],
    ['eth_getBalance', [ADDRESS, 'LATEST']],
    ['eth_getBlockByNumber', ['5']],
    ['eth_getStorageAt', [ADDRESS, '', 'latest']],
    ['eth_getTransactionByBlockNumberAndIndex', ['0x1', '7']],
    ['web3_sha3', ['0x']],
    ['evm_revert', ['99']],
  ])('%s accepts %j with compat ethereum only', (method, params) => {
    expect(parseInEthereum(method, params)).toEqual(params)
    expect(refusal(method, params)).toBeInstanceOf(InvalidParams)
  })

  it.each<[MethodName, unknown[], string]>([
    ['eth_call', [{ data: '0x123' }, 'latest'], 'hex string of odd length'],
    ['eth_getBalance', [ADDRESS, { blockHash: HASH, blockNumber: '0x1' }], 'cannot unmarshal object'],
    ['eth_getLogs', [{ topics: [null, null, null, null, HASH] }], 'exceed max topics'],
    ['debug_traceTransaction', [HASH, 'callTracer'], 'options'],
    ['eth_uninstallFilter', [null], 'filterId'],
  ])('%s refuses %j with compat ethereum only', (method, params, text) => {
    const { message, data } = refusalOf(() => parseInEthereum(method, params))
    expect(`${message} ${data?.parameter}`).toContain(text)
    expect(() => parseParams(method, params)).not.toThrow()
  })
})
