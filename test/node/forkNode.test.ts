import { describe, expect, it } from 'vitest'
import { NETWORKS } from '../../src/chainspec/networks.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { MNEMONIC_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { serveTestFork } from '../_helpers/fork.ts'
import { serveTestChain } from '../_helpers/serveTestChain.ts'
import { postText } from '../_helpers/wire.ts'

const HASH = expect.stringMatching(/^0x[0-9a-f]{64}$/)
const [from, to] = MNEMONIC_ACCOUNTS.map(({ address }) => address)

it.each([
  ['the minimum gas price of its block', {}, '0x3e8'],
  ['another minimum gas price, in steps', { minimumGasPrice: '2000' }, '0x44c'], // ten steps of 1 %, rounded down
])('a fork has %s', async (_, flags, price) => {
  const { url } = await serveTestChain({ network: createSandbox(NETWORKS.mainnet, { minimumGasPriceWei: 1000n }) })
  const { askResult } = await serveTestFork(url, flags)
  await askResult('hardhat_mine', '0xa')
  expect(await askResult('eth_getBlockByNumber', 'latest', false)).toMatchObject({ minimumGasPrice: price })
})

describe.each([
  ['mainnet', '0x1e'],
  ['testnet', '0x1f'],
] as const)('a fork of %s', (name, chainId) => {
  const startFork = async (flags: Readonly<Record<string, unknown>> = {}) => {
    const { url } = await serveTestChain({ network: createSandbox(NETWORKS[name]) })
    return serveTestFork(url, flags)
  }

  it(`a fork of ${name} signs for the accounts of the mnemonic and serves development methods to direct clients`, async () => {
    const { askResult } = await startFork({ balance: '7' })
    expect(await askResult('eth_chainId')).toBe(chainId)
    expect(await askResult('eth_accounts')).toEqual(MNEMONIC_ACCOUNTS.map(({ address }) => address))
    expect(await askResult('eth_getBalance', from, 'latest')).toBe(`0x${(7n * 10n ** 18n).toString(16)}`)
    const hash = await askResult('eth_sendTransaction', { from, to, value: '0x1' })
    expect(hash).toEqual(HASH)
    expect(await askResult('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' })
    expect(await askResult('eth_sign', from, '0x01')).toMatch(/^0x[0-9a-f]{130}$/)
    const snapshot = await askResult('evm_snapshot')
    expect(await askResult('hardhat_setBalance', to, '0x5')).toBe(true)
    expect(await askResult('eth_getBalance', to, 'latest')).toBe('0x5')
    expect(await askResult('evm_revert', snapshot)).toBe(true)
    expect(await askResult('evm_mine')).toBeNull()
    expect(await askResult('eth_call', { from, to, data: '0x' }, 'latest')).toBe('0x')
    expect(await askResult('debug_traceTransaction', hash)).toMatchObject({ reverted: false })
  })

  it(`a fork of ${name} refuses development methods for a request that a proxy has forwarded`, async () => {
    const { url } = await startFork()
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] })
    expect(await postText(url, body, { via: '1.1 proxy' })).toMatchObject({ status: 403 })
  })

  it(`a fork of ${name} has the chain id that is set, also in its signatures`, async () => {
    const { askResult } = await startFork({ forkChainId: '77' })
    expect([await askResult('eth_chainId'), await askResult('net_version')]).toEqual(['0x4d', '77'])
    const hash = await askResult('eth_sendTransaction', { from, to })
    expect(await askResult('eth_getTransactionByHash', hash)).toMatchObject({
      v: expect.stringMatching(/^0x(bd|be)$/), // 35 or 36 + 2 * 77
    })
  })
})
