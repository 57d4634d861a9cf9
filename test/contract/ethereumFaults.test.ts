import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { openTestChain, signFrom } from '../_helpers/chain.ts'
import { type ServedChain, serveChain } from '../_helpers/chainServer.ts'

const ACCOUNT = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'
const UNKNOWN = `0x${'0b'.repeat(32)}`
const PANIC = `0x4e487b71${'12'.padStart(64, '0')}`

let served: ServedChain
beforeAll(async () => {
  served = await serveChain(await openTestChain({ network: createSandbox(regtest, { compat: 'ethereum' }) }))
})
afterAll(() => served.close())

/** Returns code that reverts with the payload. */
const reverting = (payload: string) => {
  const bytes = payload.slice(2)
  const length = (bytes.length / 2).toString(16).padStart(2, '0')
  return `0x60${length}600c60003960${length}6000fd${bytes}`
}

describe('compat ethereum: unknown blocks', () => {
  it.each([
    ['eth_getBalance', ACCOUNT],
    ['eth_getTransactionCount', ACCOUNT],
    ['eth_getCode', ACCOUNT],
    ['eth_getStorageAt', ACCOUNT, '0x0'],
    ['eth_getProof', ACCOUNT, []],
    ['eth_call', { to: ACCOUNT }],
    ['eth_estimateGas', { to: ACCOUNT }],
    ['eth_createAccessList', { to: ACCOUNT }],
  ])("compat ethereum: %s has geth's error for an unknown block", async (method, ...params) => {
    const refused = (message: string) => ({ error: { code: -32000, message } })
    expect(await served.ask(method, ...params, '0x63')).toMatchObject(refused('header not found'))
    expect(await served.ask(method, ...params, { blockNumber: '0x63' })).toMatchObject(refused('header not found'))
    expect(await served.ask(method, ...params, UNKNOWN)).toMatchObject(refused('header for hash not found'))
    expect(await served.ask(method, ...params, { blockHash: UNKNOWN })).toMatchObject(
      refused('header for hash not found'),
    )
  })

  it("compat ethereum: eth_feeHistory has geth's error for an unknown block", async () => {
    const message = 'request beyond head block: requested 99, head 0'
    expect(await served.ask('eth_feeHistory', '0x1', '0x63', [])).toMatchObject({ error: { code: -32000, message } })
  })

  it.each([
    ['eth_getBlockByNumber', '0x63', false],
    ['eth_getBlockByHash', UNKNOWN, false],
    ['eth_getBlockReceipts', '0x63'],
    ['eth_getBlockTransactionCountByNumber', '0x63'],
    ['debug_traceTransaction', UNKNOWN],
    ['trace_transaction', UNKNOWN],
  ])('compat ethereum: %s returns null for an unknown block or transaction', async (method, ...params) => {
    expect(await served.ask(method, ...params)).toMatchObject({ result: null })
  })
})

describe('compat ethereum: invalid parameters', () => {
  it.each([
    ['eth_getBlockByNumber', ['newest', false], 'invalid argument 0: hex string without 0x prefix'],
    ['eth_getBlockByNumber', ['', false], 'invalid argument 0: empty hex string'],
    ['eth_getBlockByNumber', ['0x', false], 'invalid argument 0: hex string "0x"'],
    ['eth_getBlockByNumber', ['0xzz', false], 'invalid argument 0: invalid hex string'],
    ['eth_getBlockByNumber', [{}, false], 'invalid argument 0: hex string without 0x prefix'],
    ['eth_getBlockByNumber', [], 'missing value for required argument 0'],
    ['eth_getBlockByNumber', [null, false], 'missing value for required argument 0'],
    [
      'eth_getBlockByNumber',
      ['0x0', 7],
      'invalid argument 1: json: cannot unmarshal number into Go value of type bool',
    ],
    [
      'eth_getBlockByHash',
      ['1', false],
      'invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go value of type common.Hash',
    ],
    ['eth_getBlockByHash', ['0x12', false], 'invalid argument 0: hex string has length 2, want 64 for common.Hash'],
    [
      'eth_getBlockByHash',
      ['0x123', false],
      'invalid argument 0: json: cannot unmarshal hex string of odd length into Go value of type common.Hash',
    ],
    [
      'eth_getBlockByHash',
      [5, false],
      'invalid argument 0: json: cannot unmarshal non-string into Go value of type common.Hash',
    ],
    ['eth_getBalance', [ACCOUNT, 'newest'], 'invalid argument 1: hex string without 0x prefix'],
    ['eth_getBalance', [ACCOUNT, true], 'invalid argument 1: json: cannot unmarshal bool into Go value of type string'],
    ['eth_getBalance', ['0x12', 'latest'], 'invalid argument 0: hex string has length 2, want 40 for common.Address'],
    ['eth_call', [{ to: ACCOUNT }, 'newest'], 'invalid argument 1: hex string without 0x prefix'],
    ['eth_getLogs', [{ fromBlock: 'newest' }], 'invalid argument 0: hex string without 0x prefix'],
    ['eth_getLogs', [{ blockHash: '0x12' }], 'invalid argument 0: hex string has length 2, want 64 for common.Hash'],
    ['debug_traceBlockByNumber', ['newest'], 'invalid argument 0: hex string without 0x prefix'],
  ])("compat ethereum: %s %j has geth's error for the parameter", async (method, params, message) => {
    expect(await served.ask(method, ...params)).toMatchObject({ error: { code: -32602, message } })
  })

  it("compat ethereum: an invalid parameter keeps Scion's error data", async () => {
    const data = { parameter: 'block', position: 0, got: '"newest"' }
    expect(await served.ask('eth_getBlockByNumber', 'newest', false)).toMatchObject({ error: { data } })
  })
})

describe('compat ethereum: failing calls', () => {
  it.each([
    ['an undefined opcode', '0xef', 'invalid opcode: opcode 0xef not defined'],
    ['INVALID', '0xfe', 'invalid opcode: INVALID'],
    ['a stack that is too small', '0x01', 'stack underflow (0 <=> 2)'],
    ['a jump beside a JUMPDEST', '0x600056', 'invalid jump destination'],
    ['return data that is too short', '0x6001600060003e', 'return data out of bounds'],
  ])(
    "compat ethereum: %s has geth's text in calls, estimates, access lists and simulated blocks",
    async (_, data, message) => {
      expect(await served.ask('eth_call', { data }, 'latest')).toMatchObject({ error: { code: -32000, message } })
      expect(await served.ask('eth_estimateGas', { data })).toMatchObject({ error: { code: -32000, message } })
      expect(await served.ask('eth_createAccessList', { data })).toMatchObject({ result: { error: message } })
      const simulated = await served.ask('eth_simulateV1', { blockStateCalls: [{ calls: [{ data }] }] }, 'latest')
      expect(simulated).toMatchObject({ result: [{ calls: [{ error: { code: -32015, message } }] }] })
    },
  )

  it("compat ethereum: out of gas has geth's texts", async () => {
    const endless = '0x5b600056'
    const refused = (message: string) => ({ error: { code: -32000, message } })
    expect(await served.ask('eth_call', { data: endless, gas: '0xffff' }, 'latest')).toMatchObject(
      refused('out of gas'),
    )
    expect(await served.ask('eth_call', { to: ACCOUNT, gas: '0x1' }, 'latest')).toMatchObject(
      refused('err: intrinsic gas too low: have 1, want 21000 (supplied gas 1)'),
    )
    expect(await served.ask('eth_estimateGas', { data: endless })).toMatchObject(
      refused('gas required exceeds allowance (6800000)'),
    )
  })

  it('compat ethereum: a panic of Solidity is named in the message', async () => {
    const message = 'execution reverted: division or modulo by zero'
    expect(await served.ask('eth_call', { data: reverting(PANIC) }, 'latest')).toMatchObject({
      error: { code: 3, message, data: PANIC },
    })
  })
})

/** Init code that calls an account without code twice. */
const TWO_CALLS = `0x${'6000600060006000600060dd5af150'.repeat(2)}00`

it('compat ethereum: trace_get finds an action by its trace address within the transaction', async () => {
  const { chain } = served
  const send = async (nonce: bigint, data: string) => {
    const signed = signFrom(0, { nonce, gasPrice: 1n, gasLimit: 200_000n, data: fromHex(data) })
    return served.ask('eth_sendRawTransaction', toHex(signed))
  }
  await send(0n, '0x00')
  const { result: hash } = Object(await send(1n, TWO_CALLS))
  const block = { blockNumber: chain.reads.headNumber() }
  const address = (...positions: string[]) => served.ask('trace_get', hash, positions)
  expect(await address()).toMatchObject({
    result: { ...block, transactionHash: hash, traceAddress: [], type: 'create' },
  })
  expect(await address('0x0')).toMatchObject({ result: { transactionHash: hash, traceAddress: [0], type: 'call' } })
  expect(await address('0x1')).toMatchObject({ result: { transactionHash: hash, traceAddress: [1], type: 'call' } })
  expect(await address('0x2')).toMatchObject({ result: null })
  expect(await address('0x0', '0x0')).toMatchObject({ result: null })
})
