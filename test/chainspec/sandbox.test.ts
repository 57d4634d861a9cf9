import { keccak256, toHex } from 'viem'
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import * as hex from '../../src/base/hex.ts'
import { NETWORKS } from '../../src/chainspec/networks.ts'
import { PREDEPLOYS } from '../../src/chainspec/predeploys.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { NEVER } from '../../src/chainspec/ruleHeights.ts'
import { RULES } from '../../src/chainspec/rules.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { createSandbox, readSandboxOptions, type SandboxOptions } from '../../src/chainspec/sandbox.ts'
import {
  COW_ACCOUNTS,
  DEVELOPMENT_COINBASE,
  MNEMONIC_ACCOUNTS,
  SANDBOX_ACCOUNTS,
} from '../../src/chainspec/sandboxAccounts.ts'
import { createGenesisBlock } from '../../src/primitives/genesis.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'

describe('accounts', () => {
  it.each(COW_ACCOUNTS.map((account, index) => [index, account] as const))(
    'sandbox account cow %i has its derived key and address',
    (index, account) => {
      const seed = index === 0 ? 'cow' : `cow${index}`
      expect(account.privateKey).toBe(keccak256(toHex(seed)))
      expect(account.address).toBe(privateKeyToAddress(account.privateKey).toLowerCase())
    },
  )

  it.each(MNEMONIC_ACCOUNTS.map((account, index) => [index, account] as const))(
    'sandbox account %i of the mnemonic has its derived key and address',
    (index, account) => {
      const derived = mnemonicToAccount(MNEMONIC, { addressIndex: index })
      expect(account.address).toBe(derived.address.toLowerCase())
      expect(account.privateKey).toBe(toHex(derived.getHdKey().privateKey ?? new Uint8Array(0)))
    },
  )

  it("the development coinbase is the address of regtest's miner", () => {
    const address = privateKeyToAddress(keccak256(toHex('regtest_miner_secret_please_change')))
    expect(hex.toHex(DEVELOPMENT_COINBASE)).toBe(address.toLowerCase())
  })
})

describe.each(Object.values(NETWORKS).map((network) => [network.name, network] as const))(
  'sandbox of %s',
  (name, network) => {
    const sandbox = createSandbox(network)

    it(`the sandbox of ${name} has its chain id and labs address, and a short REMASC maturity`, () => {
      expect(sandbox).toMatchObject({ name: network.name, chainId: network.chainId, genesisKind: 'sandbox' })
      expect(sandbox.remasc).toEqual({ ...network.remasc, maturity: 10, syntheticSpan: 5 })
    })

    it(`the sandbox of ${name} has the rules of its network at the heights of regtest`, () => {
      for (const rule of RULES) {
        const expected = network.ruleHeights[rule] === NEVER ? NEVER : regtest.ruleHeights[rule]
        expect(sandbox.ruleHeights[rule], rule).toBe(expected)
      }
    })

    it(`the sandbox of ${name} has the difficulty constants of regtest and no timestamp limits`, () => {
      expect(sandbox.difficulty).toEqual(regtest.difficulty)
      expect(sandbox.timestampLimits).toBeUndefined()
      expect(sandbox.genesis.gasLimit).toBe(10_000_000n)
    })

    it(`the sandbox of ${name} funds the Bridge and thirty accounts`, () => {
      const funded = sandbox.genesis.balances.filter(({ balanceWei }) => balanceWei > 0n)
      const addresses = funded.map(({ address }) => hex.toHex(address))
      expect(addresses).toEqual([
        '0x0000000000000000000000000000000001000006',
        ...SANDBOX_ACCOUNTS.map(({ address }) => address),
      ])
    })
  },
)

it('rules without a height on mainnet are inactive in its sandbox', () => {
  const rules = rulesAt(createSandbox(NETWORKS.mainnet), 1)
  expect(
    ['rskip144', 'rskip351', 'rskip535', 'rskip97'].filter((rule) =>
      RULES.some((known) => known === rule && rules.has(known)),
    ),
  ).toEqual([])
  expect(rules.has('rskip446')).toBe(true)
})

describe('sandbox options', () => {
  const usual = createSandbox(regtest)
  const root = new Uint8Array(32)
  const options: SandboxOptions[] = [
    { minimumGasPriceWei: 1n },
    { chainId: 50 },
    { gasLimit: 30_000_000n },
    { hasUnlimitedCode: true },
    { chainId: 109, hasUnlimitedCode: true },
    { contracts: PREDEPLOYS },
    { contracts: PREDEPLOYS.slice(1, 2) },
    { chainId: 50, hasUnlimitedCode: true, compat: 'ethereum', contracts: PREDEPLOYS },
  ]

  it.each(options)('the extra data of the genesis block shows the sandbox options %o', (option) => {
    const { chainId, hasUnlimitedCode = false, compat = 'rootstock', contracts = [] } = option
    expect(readSandboxOptions(createSandbox(regtest, option).genesis.extraData)).toEqual({
      ...(chainId !== undefined && { chainId }),
      ...{ hasUnlimitedCode, compat, hasContracts: contracts.length > 0 },
    })
  })

  it('each sandbox option changes the genesis hash', () => {
    const hashes = [usual, ...options.map((option) => createSandbox(regtest, option))].map((network) =>
      hex.toHex(createGenesisBlock(network, root).hash),
    )
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  it('sandbox options equal to the defaults do not change the sandbox', () => {
    const same = { chainId: 33, minimumGasPriceWei: 0n, hasUnlimitedCode: false, gasLimit: undefined }
    expect(createSandbox(regtest, { ...same, accounts: MNEMONIC_ACCOUNTS, balanceWei: 10n ** 30n })).toEqual(usual)
  })

  it('sandbox accounts that occur twice are funded once, with the configured balance', () => {
    const accounts = [...COW_ACCOUNTS.slice(0, 1), ...MNEMONIC_ACCOUNTS.slice(0, 1)]
    const { balances } = createSandbox(regtest, { accounts, balanceWei: 7n }).genesis
    expect(balances).toHaveLength(1 + COW_ACCOUNTS.length + 1)
    expect(balances.slice(1).every(({ balanceWei }) => balanceWei === 7n)).toBe(true)
  })
})
