import { createTestClient, defineChain, http, parseEther, publicActions, walletActions } from 'viem'
import { describe, expect } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { signFrom } from '../_helpers/chain.ts'
import { it, type StartNode } from '../_helpers/it.ts'
import { call } from '../_helpers/wire.ts'

const ACCOUNT = '0x00000000000000000000000000000000deadbeef'
const OTHER = '0x00000000000000000000000000000000deadbee5'

describe.each(['hardhat', 'anvil'] as const)("viem's test client in mode %s", (mode) => {
  async function connect(startNode: StartNode, settings = {}) {
    const { url } = await startNode({ networks: ['regtest'], ...settings })
    const chain = defineChain({
      id: 33,
      name: 'regtest',
      nativeCurrency: { name: 'Rootstock BTC', symbol: 'RBTC', decimals: 18 },
      rpcUrls: { default: { http: [url('regtest')] } },
    })
    return createTestClient({ mode, chain, transport: http(), cacheTime: 0, pollingInterval: 10 })
      .extend(publicActions)
      .extend(walletActions)
  }

  it("viem's test client sets accounts", async ({ startNode }) => {
    const client = await connect(startNode)
    await client.setBalance({ address: ACCOUNT, value: parseEther('2') })
    await client.setNonce({ address: ACCOUNT, nonce: 5 })
    await client.setCode({ address: ACCOUNT, bytecode: '0x60005460005260206000f3' })
    await client.setStorageAt({ address: ACCOUNT, index: 0, value: `0x${'00'.repeat(31)}2a` })
    expect(await client.getBalance({ address: ACCOUNT })).toBe(parseEther('2'))
    expect(await client.getTransactionCount({ address: ACCOUNT })).toBe(5)
    expect((await client.call({ to: ACCOUNT })).data).toBe(`0x${'00'.repeat(31)}2a`)
  })

  it("viem's test client takes a snapshot and reverts to it", async ({ startNode }) => {
    const client = await connect(startNode)
    const id = await client.snapshot()
    await client.mine({ blocks: 3, interval: 60 })
    expect(await client.getBlockNumber()).toBe(8n)
    await client.revert({ id })
    expect(await client.getBlockNumber()).toBe(5n)
  })

  it("viem's test client sends for an account without its key", async ({ startNode }) => {
    const client = await connect(startNode, { mining: 'auto' })
    await client.setBalance({ address: ACCOUNT, value: parseEther('1') })
    await client.impersonateAccount({ address: ACCOUNT })
    const hash = await client.sendTransaction({ account: ACCOUNT, to: OTHER, value: 7n, chain: null })
    const { from, status } = await client.getTransactionReceipt({ hash })
    expect([from, status, await client.getBalance({ address: OTHER })]).toEqual([ACCOUNT, 'success', 7n])
    await client.stopImpersonatingAccount({ address: ACCOUNT })
    const refused = client.sendTransaction({ account: ACCOUNT, to: OTHER, value: 7n, chain: null })
    await expect(refused).rejects.toThrow('Could not find account for address')
  })

  it("viem's test client moves time and sets the next block's", async ({ startNode }) => {
    const client = await connect(startNode)
    const { timestamp } = await client.getBlock()
    await client.setNextBlockTimestamp({ timestamp: timestamp + 1_000n })
    await client.mine({ blocks: 1 })
    await client.increaseTime({ seconds: 500 })
    await client.mine({ blocks: 1 })
    expect((await client.getBlock()).timestamp).toBe(timestamp + 1_500n)
  })

  it("viem's test client turns automatic mining off and drops a transaction", async ({ startNode }) => {
    const client = await connect(startNode, { mining: 'auto' })
    expect(await client.getAutomine()).toBe(true)
    await client.setAutomine(false)
    const serializedTransaction = toHex(signFrom(20, { to: new Uint8Array(20).fill(1) }))
    const hash = await client.sendRawTransaction({ serializedTransaction })
    expect((await client.getTransaction({ hash })).blockNumber).toBeNull()
    await client.dropTransaction({ hash })
    await expect(client.getTransaction({ hash })).rejects.toThrow('could not be found')
  })

  it("viem's test client sets coinbase and price, dumps and loads a state, and resets", async ({ startNode }) => {
    const client = await connect(startNode)
    await client.setBalance({ address: ACCOUNT, value: 3n })
    const state = await client.dumpState()
    await client.setCoinbase({ address: OTHER })
    await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 9n })
    await client.mine({ blocks: 1 })
    const block = await client.getBlock()
    expect([block.miner, Reflect.get(block, 'minimumGasPrice')]).toEqual([OTHER, '0x9'])
    await client.reset()
    expect(await client.getBlockNumber()).toBe(0n)
    expect(await client.getBalance({ address: ACCOUNT })).toBe(0n)
    await client.loadState({ state })
    expect(await client.getBalance({ address: ACCOUNT })).toBe(3n)
  })
})

it("Ganache's names set accounts and mine no block", async ({ startNode }) => {
  const { askResult } = await startNode({ networks: ['regtest'] })
  const height = await askResult('eth_blockNumber')
  const requests: [string, ...string[]][] = [
    ['evm_setAccountBalance', '0x3e8'],
    ['evm_setAccountNonce', '0x5'],
    ['evm_setAccountCode', '0xbaddad42'],
    ['evm_setAccountStorageAt', `0x${'00'.repeat(31)}05`, '0xbaddad42'],
  ]
  for (const [method, ...values] of requests) expect(await askResult(method, ACCOUNT, ...values), method).toBe(true)
  expect(await askResult('eth_getBalance', ACCOUNT)).toBe('0x3e8')
  expect(await askResult('eth_getTransactionCount', ACCOUNT)).toBe('0x5')
  expect(await askResult('eth_getCode', ACCOUNT, 'latest')).toBe('0xbaddad42')
  expect(await askResult('eth_getStorageAt', ACCOUNT, '0x5', 'latest')).toBe(`0x${'00'.repeat(28)}baddad42`)
  expect(await askResult('eth_blockNumber')).toBe(height)
})

it('development methods are refused on chain ids 30 and 31 in every profile', async ({ startNode }) => {
  const { url } = await startNode({ networks: ['mainnet', 'testnet'] })
  for (const network of ['mainnet', 'testnet']) {
    for (const method of ['evm_mine', 'hardhat_reset', 'anvil_reset', 'evm_snapshot']) {
      const { status, body } = await call(url(network), method, [])
      expect([status, body]).toEqual([
        403,
        expect.objectContaining({ error: expect.objectContaining({ code: -32003 }) }),
      ])
    }
  }
})

it('a filter reports logs of reverted blocks again, as removed', async ({ startNode }) => {
  const { askResult } = await startNode({ networks: ['regtest'] })
  const snapshot = await askResult('evm_snapshot')
  const filter = await askResult('eth_newFilter', { fromBlock: 'latest' })
  await askResult('eth_getFilterChanges', filter)
  await askResult('evm_mine') // the pending transactions store a number and log it
  const [log] = [await askResult('eth_getFilterChanges', filter)].flat()
  expect(log).toMatchObject({ blockNumber: '0x6', removed: false })
  expect(await askResult('evm_revert', snapshot)).toBe(true)
  expect(await askResult('eth_getFilterChanges', filter)).toEqual([{ ...Object(log), removed: true }])
  expect(await askResult('eth_getLogs', { fromBlock: '0x6' })).toEqual([])
})

it('cached answers are cleared when their blocks are reverted', async ({ startNode }) => {
  const { askResult } = await startNode({ networks: ['regtest'] })
  const snapshot = await askResult('evm_snapshot')
  await askResult('evm_mine')
  for (let time = 0; time < 2; time++)
    expect(await askResult('eth_getBlockByNumber', '0x6', false)).toMatchObject({ number: '0x6' })
  await askResult('evm_revert', snapshot)
  expect(await askResult('eth_getBlockByNumber', '0x6', false)).toBeNull()
})
