import { JsonRpcProvider, Wallet } from 'ethers'
import { type BaseError, createWalletClient, defineChain, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import type { Compat } from '../../src/chainspec/network.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { COW_ACCOUNTS } from '../../src/chainspec/sandboxAccounts.ts'
import { errorKindOf } from '../../src/client/rpcError.ts'
import { signTransaction, type TransactionFields } from '../../src/primitives/transaction.ts'
import { MINES_AT_ONCE, openTestChain, requireAccount } from '../_helpers/chain.ts'
import { type ServedChain, serveChain } from '../_helpers/chainServer.ts'
import { createTestWallet } from '../_helpers/wallet.ts'

const GWEI = 1_000_000_000n
const POOR_KEY: Hex = `0x${'47'.repeat(32)}`
const POOR = privateKeyToAccount(POOR_KEY).address.toLowerCase()
const TO = `0x${'ab'.repeat(20)}`
const COW = COW_ACCOUNTS[9]?.address ?? ''

const served = new Map<Compat, ServedChain>()
beforeAll(async () => {
  for (const compat of ['rootstock', 'ethereum'] as const) {
    const network = createSandbox(regtest, { compat, minimumGasPriceWei: GWEI })
    const submitting = { ...MINES_AT_ONCE, failsOnRevert: true }
    served.set(
      compat,
      await serveChain(await openTestChain({ network, submitting }), { wallet: await createTestWallet() }),
    )
  }
})
afterAll(async () => {
  for (const { close } of served.values()) await close()
})

const ask = (compat: Compat, method: string, ...params: readonly unknown[]) =>
  served.get(compat)?.ask(method, ...params)

const sign = (key: Uint8Array, fields: Partial<TransactionFields>) => {
  const usual = {
    nonce: 0n,
    gasPrice: 2n * GWEI,
    gasLimit: 21_000n,
    value: 0n,
    data: new Uint8Array(0),
    to: fromHex(TO),
  }
  return toHex(signTransaction({ ...usual, ...fields }, 33, key).encoded)
}
const byPoor = (fields: Partial<TransactionFields>) => sign(fromHex(POOR_KEY), fields)
const byRich = (fields: Partial<TransactionFields>) => sign(requireAccount(0).privateKey, fields)

/** Text of an account without money, as wallets look for it. */
const funds = (address: string, want: bigint, have = 0n) =>
  `insufficient funds for gas * price + value: address ${address} have ${have} want ${want}`
const GAS_COST = 42_000n * GWEI

describe('prices that the next block does not take', () => {
  it.each([
    [
      'a low gas price',
      byRich({ gasPrice: 1n }),
      "transaction's gas price lower than block's minimum",
      'transaction underpriced: gas tip cap 1, minimum needed 1000000000',
    ],
    [
      'a gas price above the cap',
      byRich({ gasPrice: 100n * GWEI }),
      "transaction's gas price exceeds cap",
      "transaction's gas price exceeds cap",
    ],
  ])("the pool's text for %s is the reference node's, with compat ethereum geth's", async (_, raw, reference, geth) => {
    expect(await ask('rootstock', 'eth_sendRawTransaction', raw)).toMatchObject({
      error: { code: -32010, message: reference },
    })
    expect(await ask('ethereum', 'eth_sendRawTransaction', raw)).toMatchObject({
      error: { code: -32000, message: geth },
    })
  })
})

describe('refused transactions', () => {
  beforeAll(async () => {
    for (const compat of served.keys()) {
      await ask(compat, 'eth_sendRawTransaction', byRich({}))
      await ask(compat, 'evm_setAutomine', false)
      await ask(compat, 'eth_sendRawTransaction', byRich({ nonce: 1n }))
    }
  })
  afterAll(async () => {
    for (const compat of served.keys()) {
      await ask(compat, 'evm_mine')
      await ask(compat, 'evm_setAutomine', true)
    }
  })

  it.each([
    ['an account without money', byPoor({}), "the sender account doesn't exist", funds(POOR, GAS_COST)],
    [
      'a nonce that was used',
      byRich({ gasPrice: 3n * GWEI }),
      'transaction nonce too low',
      'nonce too low: next nonce 1, tx nonce 0',
    ],
    [
      'a nonce far ahead',
      byRich({ nonce: 99n }),
      'transaction nonce too high',
      'nonce too high: tx nonce 99, gapped nonce 2',
    ],
    [
      'too little gas',
      byRich({ nonce: 2n, gasLimit: 20_999n }),
      "transaction's basic cost is above the gas limit",
      'intrinsic gas too low: have 20999, want 21000',
    ],
    [
      'a cheap replacement',
      byRich({ nonce: 1n, value: 1n }),
      'gas price not enough to bump transaction',
      'replacement transaction underpriced',
    ],
    [
      'a known transaction',
      byRich({ nonce: 1n }),
      'pending transaction with same hash already exists',
      'already known',
    ],
    [
      'more gas than a block has',
      byRich({ nonce: 2n, gasLimit: 2n ** 40n }),
      expect.stringMatching(/^transaction's gas limit of 1099511627776 is higher/),
      expect.stringMatching(/^exceeds block gas limit/),
    ],
    [
      'long data',
      byRich({ nonce: 2n, data: new Uint8Array(131_072) }),
      expect.stringMatching(/^transaction's size is higher/),
      expect.stringMatching(/^oversized data: transaction size \d+, limit 131072$/),
    ],
  ])("the pool's text for %s is the reference node's, with compat ethereum geth's", async (_, raw, reference, geth) => {
    expect(await ask('rootstock', 'eth_sendRawTransaction', raw)).toMatchObject({
      error: { code: -32010, message: reference },
    })
    expect(await ask('ethereum', 'eth_sendRawTransaction', raw)).toMatchObject({
      error: { code: -32000, message: geth },
    })
  })

  it('a value above the balance has the text of wallets with compat ethereum, from every method that sends', async () => {
    const balance = Object(await ask('ethereum', 'eth_getBalance', COW)).result
    const value = `0x${(BigInt(balance) + 1n).toString(16)}`
    const error = {
      code: -32000,
      message: expect.stringMatching(/^insufficient funds for gas \* price \+ value: address 0x/),
    }
    const request = { from: COW, to: TO, value }
    for (const method of ['eth_sendTransaction', 'eth_sendTransactionSync', 'eth_fillTransaction']) {
      expect(await ask('ethereum', method, request), method).toMatchObject({ error })
    }
    expect(await ask('ethereum', 'eth_sendTransaction', { ...request, gas: '0x5208' })).toMatchObject({ error })
    expect(await ask('ethereum', 'eth_sendUnsignedTransaction', { from: POOR, to: TO, value: '0x1' })).toMatchObject({
      error,
    })
    expect(await ask('ethereum', 'eth_sendUnsignedTransaction', { from: POOR, to: TO, gas: '0x5208' })).toMatchObject({
      error,
    })
    expect(await ask('ethereum', 'eth_sendRawTransactionSync', byPoor({}))).toMatchObject({ error })
  })
})

describe('calls of an account without money', () => {
  const request = { from: POOR, to: TO, value: '0x5' }

  it.each(['eth_call', 'eth_estimateGas', 'eth_createAccessList'])(
    'with compat ethereum, %s refuses a value above the balance',
    async (method) => {
      const error = { code: -32000, message: funds(POOR, 5n) }
      expect(await ask('ethereum', method, request, 'latest')).toMatchObject({ error })
      const reference = await ask('rootstock', method, request, 'latest')
      if (method === 'eth_estimateGas')
        expect(reference).toMatchObject({ error: { message: 'insufficient funds for transfer' } })
      else expect(reference).toHaveProperty('result')
    },
  )

  it('with compat ethereum, eth_call counts an overridden balance, and gas if the call has a limit', async () => {
    const rich = { [POOR]: { balance: '0x5' } }
    expect(await ask('ethereum', 'eth_call', request, 'latest', rich)).toMatchObject({ result: '0x' })
    const priced = { ...request, gas: '0x5208', gasPrice: '0x1' }
    const error = { message: funds(POOR, 21_005n, 5n) }
    expect(await ask('ethereum', 'eth_call', priced, 'latest', rich)).toMatchObject({ error })
    expect(await ask('ethereum', 'eth_call', { from: POOR, to: TO, gasPrice: '0x1' }, 'latest')).toMatchObject({
      result: '0x',
    })
  })

  it('eth_simulateV1 names the account with both values of compat', async () => {
    const error = { code: -38014, message: funds(POOR, 5n) }
    for (const compat of served.keys()) {
      expect(await ask(compat, 'eth_simulateV1', { blockStateCalls: [{ calls: [request] }] }, 'latest')).toMatchObject({
        error,
      })
    }
  })
})

it('the typed client knows the kind of each refusal with compat ethereum', async () => {
  const kindOf = async (raw: string) => {
    const { error } = Object(await ask('ethereum', 'eth_sendRawTransaction', raw))
    return errorKindOf(error.code, error.message)
  }
  expect(await kindOf(byPoor({}))).toBe('insufficientFunds')
  expect(await kindOf(byRich({ value: 9n }))).toBe('transactionRefusedAsEthereum')
})

describe('libraries with compat ethereum', () => {
  it('ethers recognises an account without money, a used nonce and a cheap replacement', async () => {
    const provider = new JsonRpcProvider(served.get('ethereum')?.url, 33, { staticNetwork: true, cacheTimeout: -1 })
    const transaction = { to: TO, gasLimit: 21_000n, gasPrice: 2n * GWEI, nonce: 0, type: 0 }
    const poor = new Wallet(POOR_KEY, provider)
    await expect(poor.sendTransaction(transaction)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    await expect(provider.estimateGas({ from: POOR, to: TO, value: 1n })).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
    await expect(provider.broadcastTransaction(byRich({ value: 9n }))).rejects.toMatchObject({ code: 'NONCE_EXPIRED' })
    provider.destroy()
  })

  it.each([
    ['InsufficientFundsError', POOR_KEY, {}],
    ['IntrinsicGasTooLowError', toHex(requireAccount(1).privateKey), { gas: 20_999n }],
    ['NonceTooHighError', toHex(requireAccount(1).privateKey), { nonce: 99 }],
    ['NonceTooLowError', toHex(requireAccount(0).privateKey), { nonce: 0, value: 9n }],
  ])('viem recognises a %s', async (name, key, fields) => {
    const { url = '' } = served.get('ethereum') ?? {}
    const chain = defineChain({
      id: 33,
      name: 'r',
      nativeCurrency: { name: 'R', symbol: 'R', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
    })
    const wallet = createWalletClient({
      chain,
      account: privateKeyToAccount(key),
      transport: http(url, { retryCount: 0 }),
    })
    const usual = {
      to: '0xabababababababababababababababababababab',
      gas: 21_000n,
      gasPrice: 2n * GWEI,
      type: 'legacy',
      nonce: 0,
    } as const
    const error: BaseError = await wallet.sendTransaction({ ...usual, ...fields }).catch((thrown) => thrown)
    expect(error.walk((cause) => Reflect.get(Object(cause), 'name') === name)).not.toBeNull()
  })
})

describe('failing transactions, with failsOnRevert', () => {
  const ENDLESS = '0x5b600056'
  it.each([
    ['the opcode INVALID', '0xfe', 'invalid opcode: INVALID'],
    ['missing gas', ENDLESS, 'transaction ran out of gas'],
    ['a stack that is too small', '0x56', 'stack underflow (0 <=> 1)'],
    ['a jump beside a JUMPDEST', '0x600056', 'invalid jump destination'],
  ])(
    'a transaction that fails by %s has empty data, and its cause in the text with compat ethereum',
    async (_, data, geth) => {
      const request = { from: COW, data, gas: '0x186a0', gasPrice: '0x77359400' }
      const message = 'VM Exception while processing transaction: transaction reverted'
      for (const method of ['eth_sendTransaction', 'eth_sendTransactionSync', 'eth_sendUnsignedTransaction']) {
        expect(await ask('rootstock', method, request), method).toMatchObject({
          error: { code: -32015, message, data: '0x' },
        })
        expect(await ask('ethereum', method, request), method).toMatchObject({
          error: { code: 3, message: geth, data: '0x' },
        })
      }
    },
  )
})
