import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { COMPATS, type Compat } from '../../src/chainspec/network.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { openTestChain } from '../_helpers/chain.ts'
import { type ServedChain, serveChain } from '../_helpers/chainServer.ts'
import { createTestWallet } from '../_helpers/wallet.ts'

const SENDER = `0x${'11'.repeat(20)}`
const OTHER = `0x${'22'.repeat(20)}`
/** A contract that emits a log with {@link TOPIC}, and one that returns the hash of block 1. */
const LOGGER = `0x${'c1'.repeat(20)}`
const HASHER = `0x${'c2'.repeat(20)}`
const TOPIC = `0x${'ab'.repeat(32)}`
const LOGGER_CODE = `0x7f${TOPIC.slice(2)}60006000a100`
const HASHER_CODE = '0x60014060005260206000f3'
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`

const chains = new Map<Compat, ServedChain>()
const on = (compat: Compat): ServedChain => {
  const chain = chains.get(compat)
  if (chain === undefined) throw new Error(`no chain has ${compat}`)
  return chain
}

/** The block of the log, which follows blocks 1 and 2. */
const LOG_BLOCK = '0x3'

beforeAll(async () => {
  for (const compat of COMPATS) {
    const network = createSandbox(regtest, { compat })
    const chain = await serveChain(await openTestChain({ network }), { wallet: await createTestWallet() })
    chains.set(compat, chain)
    for (let i = 0; i < 2; i++) await chain.ask('evm_mine')
    await chain.ask('hardhat_impersonateAccount', SENDER)
    await chain.ask('hardhat_setBalance', SENDER, word(10 ** 15))
    await chain.ask('hardhat_setCode', LOGGER, LOGGER_CODE)
    await chain.ask('hardhat_setCode', HASHER, HASHER_CODE)
    await chain.ask('hardhat_setStorageAt', LOGGER, 10, word(10))
    await chain.ask('hardhat_setStorageAt', LOGGER, 16, word(16))
    await chain.ask('eth_sendTransaction', { from: SENDER, to: LOGGER, gas: 100_000 })
  }
})
afterAll(async () => {
  for (const chain of chains.values()) await chain.close()
})

const geth = (message: string) => ({ error: { code: -32000, message } })

describe('forms that have another meaning with compat ethereum', () => {
  it.each([
    ['rootstock', 10],
    ['ethereum', 16],
  ] as const)('compat %s: the storage position "10" is slot %i', async (compat, slot) => {
    const { askResult } = on(compat)
    expect(await askResult('eth_getStorageAt', LOGGER, '10', 'latest')).toBe(word(slot))
    expect(await askResult('rsk_getStorageBytesAt', LOGGER, '10')).toBe(`0x${slot.toString(16).padStart(2, '0')}`)
    expect(await askResult('eth_getProof', LOGGER, ['10'])).toMatchObject({ storageProof: [{ key: word(slot) }] })
  })

  it.each([
    ['rootstock', 0],
    ['ethereum', 1],
  ] as const)('compat %s: a null beside other topics matches %i logs', async (compat, count) => {
    const filter = { fromBlock: '0x0', toBlock: 'latest', topics: [[null, word(1)]] }
    expect(await on(compat).askResult('eth_getLogs', filter)).toHaveLength(count)
  })

  it('gas price and fees of EIP-1559 together are refused with compat ethereum only', async () => {
    const request = { from: SENDER, to: OTHER, gasPrice: '0x0', maxPriorityFeePerGas: '0x0' }
    const message = 'both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified'
    for (const method of ['eth_call', 'eth_estimateGas', 'eth_createAccessList', 'debug_traceCall']) {
      expect(await on('rootstock').ask(method, request, 'latest'), method).toHaveProperty('result')
      expect(await on('ethereum').ask(method, request, 'latest'), method).toMatchObject(geth(message))
      expect(await on('ethereum').ask(method, { ...request, gasPrice: null }, 'latest')).toHaveProperty('result')
    }
    expect(await on('ethereum').ask('eth_sendTransaction', request)).toMatchObject(geth(message))
  })

  it('a transaction with different data and input is refused with compat ethereum only', async () => {
    const request = { from: SENDER, to: OTHER, data: '0x12', input: '0x34' }
    const message = 'both "data" and "input" are set and not equal. Please use "input" to pass transaction call data'
    const [first, second] = [on('rootstock'), on('ethereum')]
    const hash = await first.askResult('eth_sendTransaction', request)
    expect(await first.askResult('eth_getTransactionByHash', hash)).toMatchObject({ input: '0x34' })
    for (const method of ['eth_sendTransaction', 'eth_fillTransaction', 'eth_sendUnsignedTransaction']) {
      expect(await second.ask(method, request), method).toMatchObject(geth(message))
      expect(await second.ask(method, { ...request, input: '0x12' }), method).toHaveProperty('result')
    }
  })

  it('a contract creation without data is refused with compat ethereum only', async () => {
    for (const request of [{ from: SENDER }, { from: SENDER, to: null, data: '0x' }]) {
      const message = 'contract creation without any data provided'
      expect(await on('rootstock').ask('eth_sendTransaction', request)).toHaveProperty('result')
      expect(await on('ethereum').ask('eth_sendTransaction', request)).toMatchObject(geth(message))
      expect(await on('ethereum').ask('eth_fillTransaction', request)).toMatchObject(geth(message))
    }
  })

  it("a transaction for another chain has rskj's error, and geth's with compat ethereum", async () => {
    const request = { from: SENDER, to: OTHER, chainId: 999 }
    const inRskj = { error: { code: -32602, message: 'Invalid chainId: 999' } }
    expect(await on('rootstock').ask('eth_sendTransaction', request)).toMatchObject(inRskj)
    const message = "chainId does not match node's (have=999, want=33)"
    expect(await on('ethereum').ask('eth_sendTransaction', request)).toMatchObject(geth(message))
  })

  it.each([
    [[75, 25], 'invalid reward percentile: #0:75.000000 >= #1:25.000000'],
    [[101], 'invalid reward percentile: 101.000000'],
    [['-1'], 'invalid reward percentile: -1.000000'],
  ])("the percentiles %j have geth's error with compat ethereum", async (percentiles, message) => {
    expect(await on('rootstock').ask('eth_feeHistory', 1, 'latest', percentiles)).toMatchObject({
      error: { code: -32602 },
    })
    expect(await on('ethereum').ask('eth_feeHistory', 1, 'latest', percentiles)).toMatchObject(geth(message))
  })

  it('the timeout of a tracer must be a duration of Go with compat ethereum only', async () => {
    const trace = (compat: Compat, timeout: unknown) =>
      on(compat).ask('debug_traceCall', { to: OTHER }, 'latest', { tracer: 'callTracer', timeout })
    for (const timeout of ['5s', '1m30s', '1.5h', '0', '-2us']) {
      expect(await trace('ethereum', timeout)).toHaveProperty('result')
    }
    expect(await trace('ethereum', 'soon')).toMatchObject(geth('time: invalid duration "soon"'))
    expect(await trace('ethereum', 5)).toMatchObject({ error: { code: -32602 } })
    for (const timeout of ['soon', 5, {}]) expect(await trace('rootstock', timeout)).toHaveProperty('result')
  })

  it('trace_filter matches one of both lists of addresses with compat ethereum, or both by mode', async () => {
    const filter = { fromBlock: LOG_BLOCK, toBlock: LOG_BLOCK, fromAddress: [SENDER], toAddress: [OTHER] }
    const count = async (compat: Compat, mode?: string) =>
      Object(await on(compat).askResult('trace_filter', { ...filter, mode })).length
    expect([await count('ethereum'), await count('ethereum', 'union')]).toEqual([1, 1])
    expect([await count('ethereum', 'intersection'), await count('rootstock', 'union')]).toEqual([0, 0])
  })

  it.each([
    ['rootstock', { result: false }],
    ['ethereum', geth('subscription not found')],
  ] as const)('compat %s: eth_unsubscribe of an unknown id, as text or number', async (compat, expected) => {
    for (const id of ['0x12', '12', 12, '0xFF']) {
      expect(await overSocket(compat, (send) => send('eth_unsubscribe', id))).toMatchObject(expected)
    }
  })
})

describe('overrides and contexts of calls', () => {
  const hashOf = (compat: Compat, overrides: object) =>
    on(compat).askResult('eth_call', { to: HASHER }, 'latest', {}, overrides)

  it.each(COMPATS)('compat %s: the block override blockHash replaces results of BLOCKHASH', async (compat) => {
    for (const number of ['0x1', '1', '0x01']) {
      expect(await hashOf(compat, { blockHash: { [number]: word(7) } })).toBe(word(7))
    }
    const { hash } = Object(await on(compat).askResult('eth_getBlockByNumber', '0x1'))
    expect(await hashOf(compat, { blockHash: { '0x2': word(7) } })).toBe(hash)
    const bundle = { transactions: [{ to: HASHER }], blockOverride: { blockHash: { '0x1': word(8) } } }
    expect(await on(compat).askResult('eth_callMany', [bundle])).toEqual([[{ value: word(8) }]])
  })

  it('block overrides have the names of other nodes, of which the first in the document counts', async () => {
    const TIME = '0x4260005260206000f3'
    const call = (overrides: object) =>
      on('rootstock').askResult('eth_call', { to: OTHER }, 'latest', { [OTHER]: { code: TIME } }, overrides)
    expect(await call({ timestamp: 9_999_999_999 })).toBe(word(9_999_999_999))
    expect(await call({ timestamp: 1, time: '9999999999' })).toBe(word(9_999_999_999))
    expect(await call({ blockNumber: '0x64', miner: OTHER, unknown: true })).not.toHaveProperty('code')
  })

  it('debug_traceCall with txIndex runs before the rest of the block', async () => {
    const { askResult } = on('rootstock')
    await askResult('evm_setAutomine', false)
    const from = `0x${'33'.repeat(20)}`
    await askResult('hardhat_setBalance', from, word(10 ** 15))
    await askResult('hardhat_impersonateAccount', from)
    for (const value of [1, 2]) await askResult('eth_sendTransaction', { from, to: OTHER, value, gas: 21_000 })
    await askResult('evm_mine')
    await askResult('evm_setAutomine', true)
    const BALANCE = '0x3160005260206000f3'
    const code = `0x73${OTHER.slice(2)}${BALANCE.slice(2)}`
    const balance = async (txIndex?: unknown) => {
      const options = { tracer: 'callTracer', stateOverrides: { [HASHER]: { code } }, txIndex }
      return Number(Object(await askResult('debug_traceCall', { to: HASHER }, 'latest', options)).output)
    }
    const [before, between, after] = [await balance(0), await balance('0x1'), await balance()]
    expect([Number(between) - Number(before), Number(after) - Number(between)]).toEqual([1, 2])
  })

  it('debug_storageRangeAt accepts every form of a block', async () => {
    const { askResult } = on('rootstock')
    const { number, hash } = Object(await askResult('eth_getBlockByNumber', 'latest'))
    const range = (block: unknown) => askResult('debug_storageRangeAt', block, 99, LOGGER, '0x', 10)
    const expected = await range(hash)
    expect(Object.keys(Object(expected).storage)).toHaveLength(2)
    for (const block of ['latest', number, Number(number), { blockHash: hash }, { blockNumber: number }]) {
      expect(await range(block)).toEqual(expected)
    }
  })
})

describe('controls', () => {
  it('evm_setTime without a time sets the clock to the time of the system', async () => {
    const { askResult } = on('ethereum')
    expect(await askResult('evm_setTime', 4_000_000_000)).toBeGreaterThan(10 ** 9)
    expect(await askResult('evm_setTime')).toBe(0)
  })

  it.each([['0x'], [''], [null], [{}], [{ timestamp: null, unknown: 1 }]])(
    'evm_mine %j mines a block at the time of the clock',
    async (options) => {
      const { askResult } = on('rootstock')
      const before = Number(await askResult('eth_blockNumber'))
      expect(await askResult('evm_mine', options)).toBeNull()
      expect(Number(await askResult('eth_blockNumber'))).toBe(before + 1)
    },
  )

  it('evm_setIntervalMining accepts the smallest and the largest of random intervals', async () => {
    const { ask, askResult } = on('rootstock')
    expect(await askResult('evm_setIntervalMining', ['0xea60', 3_600_000])).toBe(true)
    expect(await askResult('anvil_getIntervalMining')).toBe(60)
    expect(await askResult('evm_setIntervalMining', '0')).toBe(true)
    expect(await askResult('anvil_getIntervalMining')).toBeNull()
    for (const interval of [
      [2000, 1000],
      [0, 1000],
      [5, 1000],
    ]) {
      expect(await ask('evm_setIntervalMining', interval)).toMatchObject({ error: { code: -32000 } })
    }
  })

  it('a snapshot can be named by a JSON number, and its id need not be in an array', async () => {
    const { askResult, url } = on('rootstock')
    const id = Number(await askResult('evm_snapshot'))
    const body = (params: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evm_revert', params })
    const post = async (params: unknown) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(url, { method: 'POST', headers, body: body(params) })).json()
    }
    expect(await post(id)).toMatchObject({ result: true })
    expect(await post([99_999])).toMatchObject({ result: false })
  })
})

describe('subscriptions', () => {
  it('a subscription to logs ignores fromBlock, and notifies new logs only', async () => {
    const numbers = await overSocket('rootstock', async (send, notified) => {
      await send('eth_subscribe', 'logs', { fromBlock: '0x0', toBlock: 'latest', address: LOGGER })
      await send('eth_sendTransaction', { from: SENDER, to: LOGGER, gas: 100_000 })
      return [Object(await notified()).blockNumber, await on('rootstock').askResult('eth_blockNumber')]
    })
    expect(numbers[0]).toBe(numbers[1])
  })

  it('transactionReceipts notifies the receipts of a block, or those of chosen transactions', async () => {
    await overSocket('ethereum', async (send, notified) => {
      await send('eth_subscribe', 'transactionReceipts')
      const { result: hash } = Object(await send('eth_sendTransaction', { from: SENDER, to: OTHER, gas: 21_000 }))
      const receipt = await on('ethereum').askResult('eth_getTransactionReceipt', hash)
      expect(await notified()).toEqual([receipt])
    })
    const hash = await overSocket('ethereum', async (send, notified) => {
      const { result: chosen } = Object(await send('eth_fillTransaction', { from: SENDER, to: OTHER, gas: 21_000 }))
      expect(chosen).toHaveProperty('raw')
      const known = Object(await on('ethereum').askResult('eth_getBlockByNumber', LOG_BLOCK)).transactions[0]
      await send('eth_subscribe', 'transactionReceipts', { transactionHashes: [known], startBlock: '0x1' })
      return Object(await notified())[0].transactionHash === known
    })
    expect(hash).toBe(true)
  })

  it('transactionReceipts is an unknown kind without compat ethereum', async () => {
    expect(await overSocket('rootstock', (send) => send('eth_subscribe', 'transactionReceipts'))).toMatchObject({
      error: { code: -32602 },
    })
  })
})

type Send = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/** Runs a conversation over a WebSocket; `notified` resolves with the result of the next notification. */
async function overSocket<T>(
  compat: Compat,
  run: (send: Send, notified: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const socket = new WebSocket(on(compat).url.replace('http', 'ws'))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const answers = new Map<number, (response: unknown) => void>()
  const notifications: unknown[] = []
  let wake: () => void = () => undefined
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    if (message.id !== undefined) answers.get(message.id)?.(message)
    else notifications.push(message.params.result)
    wake()
  })
  const send: Send = (method, ...params) =>
    new Promise((resolve) => {
      const id = answers.size
      answers.set(id, resolve)
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    })
  const notified = async (): Promise<unknown> => {
    while (notifications.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return notifications.shift()
  }
  try {
    return await run(send, notified)
  } finally {
    socket.terminate()
  }
}
