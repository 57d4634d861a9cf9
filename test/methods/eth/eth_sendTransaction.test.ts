import { JsonRpcProvider } from 'ethers'
import { createPublicClient, createWalletClient, defineChain, http, parseEther } from 'viem'
import { describe, expect } from 'vitest'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { COW_ACCOUNTS } from '../../../src/chainspec/sandboxAccounts.ts'
import { it } from '../../_helpers/it.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'
import { openTestWallet } from '../../_helpers/wallet.ts'
import { call } from '../../_helpers/wire.ts'

const [, , , , , , , , COW8, COW9] = COW_ACCOUNTS.map(({ address }) => address)
if (COW8 === undefined || COW9 === undefined) throw new Error('ten accounts are needed')

it('eth_sendTransaction fills in missing members and returns after mining', async ({ startNode }) => {
  const { ask } = await startNode({ networks: ['regtest'], mining: 'auto' })
  const sent = await ask('eth_sendTransaction', { from: COW9, to: COW8, gasLimit: '50000', data: null, value: '' })
  const hash = Reflect.get(sent, 'result')
  expect(await ask('eth_getTransactionByHash', hash)).toMatchObject({
    result: {
      from: COW9,
      to: COW8,
      gas: '0xc350',
      gasPrice: '0x0',
      value: '0x0',
      input: '0x',
      nonce: '0x0',
      type: '0x0',
    },
  })
  expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ result: { status: '0x1' } })
})

it('eth_sendTransaction estimates gas and price with compat ethereum', async () => {
  const network = createSandbox(regtest, { compat: 'ethereum', minimumGasPriceWei: 1_000_000_000n })
  const { ask } = await serveTestChain({ network }, { wallet: await openTestWallet() })
  const price = Reflect.get(await ask('eth_gasPrice'), 'result')
  const creation = { from: COW9, data: '0x6127105ff3' } // returns 10,000 bytes of code, for two million gas
  const gas = Reflect.get(await ask('eth_estimateGas', creation), 'result')
  expect(Number(gas)).toBeGreaterThan(2_000_000)
  const hash = Reflect.get(await ask('eth_sendTransaction', creation), 'result')
  expect(await ask('eth_getTransactionByHash', hash)).toMatchObject({ result: { gas, gasPrice: price } })
  expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ result: { status: '0x1' } })

  const given = { from: COW9, to: COW8, gas: '0x6000', gasPrice: '0x12a05f200' }
  const other = Reflect.get(await ask('eth_sendTransaction', given), 'result')
  expect(await ask('eth_getTransactionByHash', other)).toMatchObject({ result: given })

  const reverts = { from: COW9, data: '0x60006000fd' }
  expect(await ask('eth_sendTransaction', reverts)).toMatchObject({ error: { code: 3, data: '0x' } })
})

it.each([
  ['default', 'rootstock'],
  ['ethereum', 'ethereum'],
] as const)('on a development chain a missing price is what the next block requires (%s)', async (_, compat) => {
  const network = createSandbox(regtest, { compat, minimumGasPriceWei: 60_000_000n })
  const { ask, askResult } = await serveTestChain({ network, isDevelopment: true }, { wallet: await openTestWallet() })
  const sends = [
    () => askResult('eth_sendTransaction', { from: COW9, to: COW8 }),
    () => askResult('eth_sendUnsignedTransaction', { from: COW8, to: COW9 }),
  ]
  const mined = async (price: string) => {
    expect([await askResult('eth_gasPrice'), await askResult('eth_maxPriorityFeePerGas')]).toEqual([price, price])
    expect(await askResult('eth_fillTransaction', { from: COW9, to: COW8 })).toMatchObject({ tx: { gasPrice: price } })
    for (const send of sends) {
      const hash = await send()
      expect(await askResult('eth_getTransactionReceipt', hash)).toMatchObject({ effectiveGasPrice: price })
    }
  }
  await mined('0x3938700')
  await ask('hardhat_setNextBlockBaseFeePerGas', '0x77359400')
  await mined('0x77359400')
  await ask('anvil_setNextBlockBaseFeePerGas', '0x0')
  await mined('0x0')
})

it('on a development chain whose minimum price rises, each of many transactions has the price of its block', async () => {
  const network = { ...createSandbox(regtest, { minimumGasPriceWei: 1_000n }), targetMinimumGasPrice: 10_000n }
  const { askResult } = await serveTestChain({ network, isDevelopment: true }, { wallet: await openTestWallet() })
  const sends = Array.from({ length: 30 }, () => askResult('eth_sendTransaction', { from: COW9, to: COW8 }))
  const hashes = await Promise.all(sends)
  for (const hash of hashes) expect(hash).toEqual(expect.stringMatching(/^0x[0-9a-f]{64}$/))
  expect(await askResult('eth_getTransactionCount', COW9, 'latest')).toBe('0x1e')
})

describe('chain ids of eth_sendTransaction', () => {
  it.for(['0x21', '33', 33, '0x0', 0, null, ''])(
    'eth_sendTransaction accepts chain id %o',
    async (chainId, { node }) => {
      expect(await node.ask('eth_sendTransaction', { from: COW9, chainId })).toHaveProperty('result')
    },
  )
})

it('a batch of eth_sendTransaction of one account gets consecutive nonces', async ({ startNode }) => {
  const { url } = await startNode({ networks: ['regtest'] })
  const one = (id: number) => ({
    jsonrpc: '2.0',
    id,
    method: 'eth_sendTransaction',
    params: [{ from: COW9, to: COW8 }],
  })
  const body = JSON.stringify([1, 2, 3, 4, 5, 6].map(one))
  await fetch(url('regtest'), { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const pending = (await call(url('regtest'), 'eth_pendingTransactions')).body
  const nonces = Object(pending.result)
    .filter(({ from }: { from: string }) => from === COW9)
    .map(({ nonce }: { nonce: string }) => Number(nonce))
  expect(nonces).toEqual([0, 1, 2, 3, 4, 5])
})

it('viem sends with an account of the node', async ({ startNode }) => {
  const { url } = await startNode({ networks: ['regtest'], mining: 'auto' })
  const chain = defineChain({
    id: 33,
    name: 'regtest',
    nativeCurrency: { name: 'Rootstock BTC', symbol: 'RBTC', decimals: 18 },
    rpcUrls: { default: { http: [url('regtest')] } },
  })
  const wallet = createWalletClient({ chain, transport: http() })
  const reader = createPublicClient({ chain, transport: http() })
  const addresses = await wallet.getAddresses()
  expect(addresses.map((address) => address.toLowerCase())).toContain(COW9)
  const before = await reader.getBalance({ address: COW8 })
  const hash = await wallet.sendTransaction({ account: COW9, to: COW8, value: parseEther('1') })
  expect((await reader.getTransactionReceipt({ hash })).status).toBe('success')
  expect((await reader.getBalance({ address: COW8 })) - before).toBe(parseEther('1'))
})

it('ethers sends with an account of the node', async ({ startNode }) => {
  const { url } = await startNode({ networks: ['regtest'], mining: 'auto' })
  const provider = new JsonRpcProvider(url('regtest'), undefined, { cacheTimeout: -1, pollingInterval: 10 })
  try {
    const signer = await provider.getSigner(COW9)
    const sent = await signer.sendTransaction({ to: COW8, value: 1n })
    expect((await sent.wait())?.status).toBe(1)
  } finally {
    provider.destroy()
  }
})
