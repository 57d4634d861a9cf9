import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import type { Compat } from '../../src/chainspec/network.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { createRemascTransaction } from '../../src/primitives/transaction.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../_helpers/chain.ts'
import { type ServedChain, serveChain } from '../_helpers/chainServer.ts'
import { assemble } from '../_helpers/evmScene.ts'
import { askResult } from '../_helpers/wire.ts'
import { importAll, mine } from './import/_branches.ts'

const REMASC = '0x0000000000000000000000000000000001000008'
/** A price whose fees exceed the minimum payment of REMASC. */
const GAS_PRICE_WEI = 5_000_000_000n
const BLOCKS = 20

const open = (compat: Compat): Promise<Chain> =>
  openTestChain({
    network: createSandbox(regtest, { compat, minimumGasPriceWei: 100_000_000n }),
    submitting: MINES_ON_DEMAND,
  })

/** Mines blocks of one transfer each until REMASC pays, with a log for each payment. */
async function makeBlocks(chain: Chain) {
  const payments = Array.from({ length: BLOCKS }, (_, nonce) => [
    signFrom(0, { nonce: BigInt(nonce), gasPrice: GAS_PRICE_WEI, to: requireAccount(1).address }),
  ])
  return mine(chain, ...payments)
}

const number = `0x${BLOCKS.toString(16)}`
const remascHash = toHex(createRemascTransaction(BLOCKS).hash)

/** Requests for transactions, logs and traces of the newest block, or of the REMASC transaction in it. */
async function askForAll({ url, chain }: ServedChain): Promise<Map<string, unknown>> {
  const hash = toHex(chain.feeds.head().hash)
  const everywhere = { fromBlock: '0x0', address: REMASC }
  const filter = await askResult(url, 'eth_newFilter', everywhere)
  const requests: [string, ...unknown[]][] = [
    ['eth_getBlockByNumber', number, true],
    ['eth_getBlockByNumber', number, false],
    ['eth_getBlockByNumber', 'pending', true],
    ['eth_getBlockByHash', hash, true],
    ['eth_getBlockTransactionCountByNumber', number],
    ['eth_getBlockTransactionCountByHash', hash],
    ['eth_getTransactionByBlockNumberAndIndex', number, '0x1'],
    ['eth_getTransactionByBlockHashAndIndex', hash, '0x1'],
    ['eth_getTransactionByHash', remascHash],
    ['eth_getRawTransactionByBlockNumberAndIndex', number, '0x1'],
    ['eth_getRawTransactionByHash', remascHash],
    ['eth_getTransactionReceipt', remascHash],
    ['eth_getBlockReceipts', number],
    ['rsk_getRawTransactionReceiptByHash', remascHash],
    ['rsk_getTransactionReceiptNodesByHash', hash, remascHash],
    ['eth_getLogs', everywhere],
    ['eth_getLogs', { blockHash: hash, address: REMASC }],
    ['eth_getLogs', everywhere, { limit: 5 }],
    ['eth_getFilterLogs', filter],
    ['debug_traceTransaction', remascHash, { tracer: 'callTracer' }],
    ['debug_traceBlockByNumber', number, { tracer: 'callTracer' }],
    ['debug_traceBlockByHash', hash, { tracer: 'callTracer' }],
    ['trace_transaction', remascHash],
    ['trace_block', number],
    ['trace_get', remascHash, ['0x0']],
    ['trace_filter', { fromBlock: number, toBlock: number }],
    ['trace_filter', { fromBlock: number, toBlock: number, toAddress: [REMASC] }],
  ]
  const answers = new Map<string, unknown>()
  for (const [method, ...params] of requests) {
    const name = `${method} ${JSON.stringify(params).replace(hash, 'HASH')}`
    answers.set(name, await askResult(url, method, ...params))
  }
  const heard = await chain.feeds.logsOfBlock(chain.feeds.head().hash, { removed: false })
  return answers.set(
    'feed',
    heard.map((log) => log.print()),
  )
}

const served = new Map<Compat, ServedChain>()
const answers = new Map<Compat, Map<string, unknown>>()

beforeAll(async () => {
  for (const compat of ['rootstock', 'ethereum'] as const) {
    const chain = await open(compat)
    await makeBlocks(chain)
    const service = await serveChain(chain)
    served.set(compat, service)
    answers.set(compat, await askForAll(service))
  }
  return async () => {
    for (const { close } of served.values()) await close()
  }
})

const of = (compat: Compat) => answers.get(compat) ?? new Map<string, unknown>()

describe('the REMASC transaction', () => {
  it('the REMASC transaction is in every response with compat rootstock', () => {
    const shown = [...of('rootstock')].filter(([name]) => !name.startsWith('eth_getBlockTransactionCount'))
    // Neither null nor an empty list. The contents are tested with the methods.
    for (const [name, answer] of shown) expect(JSON.stringify(answer).length, name).toBeGreaterThan(4)
    expect(of('rootstock').get(`eth_getBlockTransactionCountByNumber ["${number}"]`)).toBe('0x2')
  })

  it('the REMASC transaction is in no response with compat ethereum', () => {
    for (const [name, answer] of of('ethereum')) {
      const text = JSON.stringify(answer)
      expect(text, name).not.toContain(remascHash)
      expect(text, name).not.toContain(REMASC)
    }
  })

  it.each([
    ['eth_getBlockTransactionCountByNumber ["0x14"]', '0x1'],
    ['eth_getBlockTransactionCountByHash ["HASH"]', '0x1'],
    ['eth_getTransactionByBlockNumberAndIndex ["0x14","0x1"]', null],
    ['eth_getTransactionByBlockHashAndIndex ["HASH","0x1"]', null],
    [`eth_getTransactionByHash ["${remascHash}"]`, null],
    ['eth_getRawTransactionByBlockNumberAndIndex ["0x14","0x1"]', '0x'],
    [`eth_getRawTransactionByHash ["${remascHash}"]`, '0x'],
    [`eth_getTransactionReceipt ["${remascHash}"]`, null],
    [`rsk_getRawTransactionReceiptByHash ["${remascHash}"]`, null],
    [`rsk_getTransactionReceiptNodesByHash ["HASH","${remascHash}"]`, null],
    [`eth_getLogs [{"fromBlock":"0x0","address":"${REMASC}"}]`, []],
    [`eth_getLogs [{"blockHash":"HASH","address":"${REMASC}"}]`, []],
    ['feed', []],
    [`debug_traceTransaction ["${remascHash}",{"tracer":"callTracer"}]`, null],
    [`trace_transaction ["${remascHash}"]`, null],
    [`trace_filter [{"fromBlock":"0x14","toBlock":"0x14","toAddress":["${REMASC}"]}]`, []],
  ])('a request for the REMASC transaction with compat ethereum, %s, returns %o', (name, expected) =>
    expect(of('ethereum').get(name)).toEqual(expected),
  )

  it.each([
    ['eth_getBlockByNumber ["0x14",true]', 'transactions', 1],
    ['eth_getBlockByNumber ["0x14",false]', 'transactions', 1],
    ['eth_getBlockByNumber ["pending",true]', 'transactions', 0],
    ['eth_getBlockReceipts ["0x14"]', undefined, 1],
    ['debug_traceBlockByNumber ["0x14",{"tracer":"callTracer"}]', undefined, 1],
    ['trace_filter [{"fromBlock":"0x14","toBlock":"0x14"}]', undefined, 1],
  ])('a block or trace with compat ethereum omits the REMASC transaction: %s, member %s', (name, member, length) => {
    const answer = of('ethereum').get(name)
    expect(answer).toEqual(
      member === undefined ? expect.anything() : expect.objectContaining({ [member]: expect.anything() }),
    )
    expect(Object(member === undefined ? answer : Object(answer)[member])).toHaveLength(length)
  })

  it('logs of imported blocks omit REMASC with compat ethereum', async () => {
    const [ours, theirs] = [await open('ethereum'), await open('ethereum')]
    onTestFinished(async () => {
      await ours.close()
      await theirs.close()
    })
    await importAll(ours, await makeBlocks(theirs))
    const { url, close } = await serveChain(ours)
    expect(await askResult(url, 'eth_getLogs', { fromBlock: '0x0' })).toEqual([])
    expect(await askResult(url, 'eth_blockNumber')).toBe(number)
    await close()
  })
})

const REVERTS = '0x60006000fd'
const ENDLESS = '0x5b600056'

describe('calls with compat ethereum', () => {
  const askEthereum = (...request: [string, ...unknown[]]) => askResult(served.get('ethereum')?.url ?? '', ...request)

  it('an estimate without a block is that of the next block with compat ethereum, and of the newest block without', async () => {
    const head = BigInt(String(await askEthereum('eth_blockNumber')))
    const revertsAt = (number: bigint) => `0x4360${toHex(Uint8Array.of(Number(number))).slice(2)}14600857005b60006000fd`
    expect(await askEthereum('eth_estimateGas', { data: revertsAt(head) })).toMatch(/^0x/)
    expect(await askEthereum('eth_estimateGas', { data: revertsAt(head + 1n) })).toMatchObject({ code: 3 })
    const rootstock = served.get('rootstock')?.url ?? ''
    expect(await askResult(rootstock, 'eth_estimateGas', { data: revertsAt(head) })).toMatchObject({ code: -32015 })
    expect(await askResult(rootstock, 'eth_estimateGas', { data: revertsAt(head + 1n) })).toMatch(/^0x/)
  })

  it.each(['eth_call', 'eth_estimateGas'])(
    'a revert in %s has code 3 and its data with compat ethereum',
    async (method) => {
      const error = { code: 3, message: 'execution reverted', data: '0x' }
      expect(await askEthereum(method, { data: REVERTS }, 'latest')).toMatchObject(error)
    },
  )

  it.each([
    [{ data: ENDLESS, gas: '0xffff' }, 'out of gas'],
    [{ data: '0xfe' }, 'invalid opcode: INVALID'],
    [{ data: '0x', gas: '0x5208' }, 'err: intrinsic gas too low: have 21000, want 53000 (supplied gas 21000)'],
  ])('the call %o fails with compat ethereum: %s', async (request, message) => {
    expect(await askEthereum('eth_call', request, 'latest')).toMatchObject({ code: -32000, message })
    const { url } = served.get('rootstock') ?? { url: '' }
    expect(await askResult(url, 'eth_call', request, 'latest')).toBe('0x')
  })

  it('the struct logger with compat ethereum is that of geth', async () => {
    const request = [{ data: '0x00' }, 'latest'] as const
    const [ofGeth, ofReference] = [{ tracer: 'structLogger' }, { tracer: 'rskTracer' }]
    const asGeth = await askEthereum('debug_traceCall', ...request, ofGeth)
    const asReference = await askEthereum('debug_traceCall', ...request, ofReference)
    expect(asGeth).not.toEqual(asReference)
    expect(await askEthereum('debug_traceCall', ...request)).toEqual(asGeth)
    expect(await askResult(served.get('rootstock')?.url ?? '', 'debug_traceCall', ...request)).toEqual(asReference)
  })
})

describe('traces', () => {
  /** Init code that calls the receiver of the payments without value, and creates a contract that reverts. */
  const DATA = assemble(
    ...[0, 0, 0, 0, 0, BigInt(toHex(requireAccount(1).address)), 9_000, 'f1', '50'],
    ...[`7f${'5f5ffd'.padEnd(64, '0')}`, 0, '52', 3, 0, 0, 'f0', '00'],
  )
  const calling = { data: DATA }

  it.each(['rootstock', 'ethereum'] as const)('callTracer has the form of the node of compat %s', async (compat) => {
    const { url } = served.get(compat) ?? { url: '' }
    const options = { tracer: 'callTracer' }
    const [block] = [await askResult(url, 'debug_traceBlockByNumber', '0x1', options)].flat()
    const isEthereum = compat === 'ethereum'
    expect(block).toMatchObject({ result: { type: 'CALL', gas: isEthereum ? '0x5208' : '0x0' } })
    const { calls } = Object(await askResult(url, 'debug_traceCall', calling, 'latest', options))
    expect(calls).toHaveLength(isEthereum ? 2 : 1)
  })

  it('trace_filter finds an inner call by its receiver with compat ethereum, with numbers of any form', async () => {
    const { url, chain } = served.get('ethereum') ?? {}
    if (url === undefined || chain === undefined) throw new Error('a chain is needed')
    const to = toHex(requireAccount(1).address)
    const filter = { fromBlock: 1, toBlock: null, toAddress: [to], after: '0x1', count: '2' }
    const found = [await askResult(url, 'trace_filter', filter)].flat()
    expect(found).toHaveLength(2)
    expect(found).toMatchObject([{ blockNumber: 2, action: { to } }, { blockNumber: 3 }])
  })

  it('flatCallTracer has the form of geth with both values of compat', async () => {
    for (const { url } of served.values()) {
      const calls = [await askResult(url, 'debug_traceCall', calling, 'latest', { tracer: 'flatCallTracer' })].flat()
      expect(calls).toMatchObject([
        { type: 'create', subtraces: 2, traceAddress: [] },
        { type: 'call', traceAddress: [0] },
        { type: 'create', traceAddress: [1], error: 'execution reverted' },
      ])
    }
  })
})

it('the genesis blocks of the two values of compat differ', async () => {
  const [rootstock, ethereum] = [await open('rootstock'), await open('ethereum')]
  onTestFinished(async () => {
    await rootstock.close()
    await ethereum.close()
  })
  expect(toHex(rootstock.feeds.head().hash)).not.toBe(toHex(ethereum.feeds.head().hash))
})
