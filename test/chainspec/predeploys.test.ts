import {
  concatHex,
  getContractAddress,
  type Hex,
  keccak256,
  recoverTransactionAddress,
  type SerializeTransactionFn,
  serializeTransaction,
  size,
} from 'viem'
import { expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { writeGenesis } from '../../src/chain/canonical/genesis.ts'
import { NETWORK_NAMES } from '../../src/chainspec/network.ts'
import { NETWORKS } from '../../src/chainspec/networks.ts'
import { PREDEPLOY_RULES, PREDEPLOYS } from '../../src/chainspec/predeploys.ts'
import { RULES } from '../../src/chainspec/rules.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { withoutRules } from '../../src/chainspec/withoutRules.ts'
import { createMemoryWorld } from '../_helpers/memoryWorld.ts'
import { readPage } from '../docs/_guide.ts'

const GWEI = 10n ** 9n
const TWOS: Hex = `0x${'22'.repeat(32)}`
const NUMBER_1820: Hex = `0x${'1820'.repeat(16)}`
/** The bytes that solc puts before the code of a contract without a constructor. */
const solcPrefix = (length: Hex): Hex =>
  `0x608060405234801561001057600080fd5b5061${length.slice(2)}806100206000396000f3fe`
const YUL_PREFIX = '0x604580600e600039806000f350fe'

interface Presigned {
  readonly prefix: Hex
  readonly fields: { readonly gas: bigint; readonly gasPrice: bigint; readonly chainId?: number }
  readonly signature: Parameters<SerializeTransactionFn>[1]
}

/** The published transactions that create the contracts on any chain, without the code. */
const PRESIGNED: Readonly<Record<string, Presigned>> = {
  'deployment proxy': {
    prefix: YUL_PREFIX,
    fields: { gas: 100_000n, gasPrice: 100n * GWEI },
    signature: { v: 27n, r: TWOS, s: TWOS },
  },
  'Safe singleton factory': {
    prefix: YUL_PREFIX,
    fields: { gas: 101_207n, gasPrice: 65_800_000n, chainId: 30 },
    signature: {
      v: 95n,
      r: '0x2b1659a525a1a94b34165aa4b1b38ebd6b177a8bb66a4be9086c9be96fb68abe',
      s: '0x6d5a5afe2f0d7f845bf765963aa2ef597abbf8867cbe3e4819920b4a6ca8b5c4',
    },
  },
  Multicall3: {
    prefix: solcPrefix('0x0ee0'),
    fields: { gas: 1_000_000n, gasPrice: 100n * GWEI },
    signature: {
      v: 28n,
      r: '0xedce47092c0f398cebf3ffc267f05c8e7076e3b89445e0fe50f6332273d4569b',
      s: '0x1b0b9d000e19b24c5869b0fc3b22b0d6fa47cd63316875cbbd577d76e6fde086',
    },
  },
  'ERC-1820': {
    prefix: solcPrefix('0x09c5'),
    fields: { gas: 800_000n, gasPrice: 100n * GWEI },
    signature: { v: 27n, r: NUMBER_1820, s: NUMBER_1820 },
  },
}

/** The Permit2 of all chains: created by the deployment proxy with this salt. */
const PERMIT2_SALT = '0x0000000000000000000000000000000000000000d3af2663da51c10215000000'

it.each(PREDEPLOYS.map((contract) => [contract.name, contract] as const))(
  'the bytes of %s give its address',
  async (name, { address, kind, bytes, nonce }) => {
    const known = PRESIGNED[name]
    if (known === undefined) {
      const [proxy] = PREDEPLOYS
      if (proxy === undefined) throw new Error('the deployment proxy is missing')
      const created = getContractAddress({
        opcode: 'CREATE2',
        from: toHex(proxy.address),
        salt: PERMIT2_SALT,
        bytecode: toHex(bytes),
      })
      expect([name, kind, nonce, created.toLowerCase()]).toEqual(['Permit2', 'initCode', 1n, toHex(address)])
      return
    }
    const { prefix, fields, signature } = known
    const data = concatHex([prefix, toHex(bytes)])
    const serializedTransaction = serializeTransaction({ type: 'legacy', nonce: 0, data, ...fields }, signature)
    const from = await recoverTransactionAddress({ serializedTransaction })
    expect(getContractAddress({ from, nonce: 0n }).toLowerCase()).toBe(toHex(address))
    expect([kind, nonce]).toEqual(['code', 0n])
  },
)

it.each(NETWORK_NAMES)(
  'the constructor of Permit2 runs on a sandbox of %s, unless a listed rule is disabled',
  async (name) => {
    const sandbox = createSandbox(NETWORKS[name], { contracts: PREDEPLOYS })
    const failing: string[] = []
    for (const rule of RULES) {
      const written = writeGenesis(withoutRules(sandbox, [rule]), createMemoryWorld())
      await written.catch((error: unknown) => failing.push(`${rule} ${Object(error).kind}`))
    }
    expect(failing).toEqual(PREDEPLOY_RULES.map((rule) => `${rule} failedInitCode`))
  },
)

it('a predeploy has the code that other chains have', () => {
  const hashes = PREDEPLOYS.map(({ name, bytes }) => [name, size(toHex(bytes)), keccak256(toHex(bytes))])
  expect(hashes).toEqual([
    ['deployment proxy', 69, '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989'],
    ['Safe singleton factory', 69, '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989'],
    ['Multicall3', 3_808, '0xd5c15df687b16f2ff992fc8d767b4216323184a2bbc6ee2f9c398c318e770891'],
    ['Permit2', 9_345, '0xe2be1e05eedf35dacd66c65c862f8150ff9ab4b6b24b9bbe62be71b6b16cf0f8'],
    ['ERC-1820', 2_501, '0xf0aa940bb32e37c5f7268b53acc48c7cdd148cd0fc196f30faa00a4d66c0443a'],
  ])
})

it('docs/dependencies.md has source and licence of each predeploy, and docs/guides/dev.md has its address', async () => {
  const [, section = ''] = (await readPage('docs/dependencies.md')).split('\n## Contracts in sandboxes\n')
  const rows = [...section.matchAll(/^\| ([^|]+) \| (https:\/\/[^|]+) \| ([^|]+) \|$/gm)]
  expect(rows.map(([, name]) => name)).toEqual(PREDEPLOYS.map(({ name }) => name))
  for (const [, , , licence] of rows) expect(licence).toMatch(/MIT|Unlicense|CC0/)
  const guide = await readPage('docs/guides/dev.md')
  for (const { name, address } of PREDEPLOYS)
    expect(guide.toLowerCase()).toContain(`| ${name.toLowerCase()} | \`${toHex(address)}\``)
})
