import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { NETWORKS } from '../../../src/chainspec/networks.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { COW_ACCOUNTS, MNEMONIC_ACCOUNTS, PUBLISHED_MNEMONIC } from '../../../src/chainspec/sandboxAccounts.ts'
import { printDevBanner, readCommonBalance } from '../../../src/cli/dev/banner.ts'
import { loadDevConfig } from '../../../src/cli/dev/config.ts'
import { describeFork } from '../../../src/cli/dev/fork.ts'
import { openTestFork } from '../../_helpers/fork.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'
import { makeFolder } from '../_cli.ts'

const OUTPUT = { write: () => undefined, complain: () => undefined, hasColour: false, columns: 120 }
const RICH = 10n ** 30n
const OWN = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

function print(flags: Record<string, unknown> = {}): string {
  return printDevBanner({ config: loadDevConfig(flags, '/data'), port: 4444, balance: RICH }, OUTPUT)
}

it('the banner without a terminal has no private keys, and names their location', () => {
  const { columns: _, ...pipe } = OUTPUT
  const text = printDevBanner({ config: loadDevConfig({}, '/data'), port: 4444 }, pipe)
  expect(text).not.toMatch(/0x[0-9a-f]{64}/)
  expect(text).not.toContain(PUBLISHED_MNEMONIC)
  expect(text).toContain(MNEMONIC_ACCOUNTS[0]?.address)
  expect(text).toContain('  published private keys: docs/guides/wallets.md#funded-accounts\n')
})

it('the banner shows URL, data folder, and accounts with balance and private key', () => {
  const text = print()
  expect(text).toContain('  url       http://127.0.0.1:4444/ and ws://127.0.0.1:4444/, chain id 33\n')
  expect(text).toContain('  data      /data\n')
  expect(text).toContain(
    `Accounts, 1,000,000,000,000 RBTC each, unlocked (keys publicly known: never send real funds)\n`,
  )
  for (const { address, privateKey } of MNEMONIC_ACCOUNTS) expect(text).toContain(`${address}  ${privateKey}\n`)
  expect(text).toContain(`and 10 more\n  the mnemonic "${PUBLISHED_MNEMONIC}",\n  path m/44'/60'/0'/0/0 ...\n`)
  const inMemory = loadDevConfig({}, undefined)
  expect(printDevBanner({ config: inMemory, port: 4444 }, OUTPUT)).toContain('  data      in memory, gone on exit\n')
})

it('the banner shows gas limits and the minimum price', () => {
  const line = (flags?: Record<string, unknown>) => / {2}gas +(.*)\n/.exec(print(flags))?.[1]
  expect(line()).toBe('10,000,000 per block, 6,800,000 per transaction, minimum price 0')
  expect(line({ gasLimit: '20000000' })).toMatch(/^20,000,000 per block, 20,000,000 per transaction/)
  expect(line({ compat: 'ethereum' })).toBe(
    '30,000,000 per block, 30,000,000 per transaction, minimum price 1,250,000,000 wei',
  )
})

it('the banner names the response style, if it is not that of Rootstock', () => {
  const line = (flags?: Record<string, unknown>) => / {2}compat +(.*)\n/.exec(print(flags))?.[1]
  expect(line()).toBeUndefined()
  expect(line({ compat: 'ethereum' })).toBe('ethereum: responses like those of Ethereum nodes')
  expect(line({ compat: 'hardhat' })).toBe('hardhat: as ethereum, and a send fails if its transaction does')
})

it('the banner of a narrow terminal has private keys on lines of their own', () => {
  const text = printDevBanner({ config: loadDevConfig({}, '/data'), port: 4444 }, { ...OUTPUT, columns: 100 })
  for (const { address, privateKey } of MNEMONIC_ACCOUNTS) expect(text).toContain(`${address}\n       ${privateKey}\n`)
  expect(text.split('\n').filter((line) => line.length > 100)).toEqual([])
})

it('the banner shows the contracts of the genesis block, unless the chain is that of regtest', () => {
  const line = (flags?: Record<string, unknown>) => / {2}contracts (.*)\n/.exec(print(flags))?.[1]
  const predeployed = 'deployment proxy, Safe singleton factory, Multicall3, Permit2, ERC-1820'
  const path = join(makeFolder(), 'contracts.json')
  writeFileSync(path, '{"0xc000000000000000000000000000000000000001":{"code":"0x00"}}')
  expect(line()).toBe(predeployed)
  expect(line({ predeploy: path })).toBe(`${predeployed}, 1 of ${path}`)
  expect(line({ predeploy: path, predeploys: false })).toBe(`1 of ${path}`)
  expect(line({ predeploys: false })).toBe('none')
  expect(line({ genesis: 'real' })).toBeUndefined()
})

it('the banner shows the balance of accounts only if all have it', async () => {
  const config = loadDevConfig({}, '/data')
  const read = (lacking?: string) =>
    readCommonBalance(
      { config },
      { getAccount: (address) => (toHex(address) === lacking ? undefined : { nonce: 0n, balance: 5n * 10n ** 18n }) },
    )
  expect(await read()).toBe(5n * 10n ** 18n)
  expect(await read(COW_ACCOUNTS[9]?.address)).toBeUndefined()
  const text = printDevBanner({ config, port: 4444 }, OUTPUT)
  expect(text).toContain('\nAccounts, unlocked (keys')
})

it('the banner does not show a mnemonic of the user', () => {
  const text = print({ mnemonic: OWN, accounts: '1' })
  expect(text).not.toContain('legal winner')
  expect(text).toContain('(0)  0x58a57ed9d8d624cbd12e2c467d34787555bb1b25')
  expect(text).not.toContain('publicly known')
})

const REACH = 'can use this node without an API key, sign with its accounts and change its chain.\n'

it('the banner beyond loopback shows no keys, and warns once', () => {
  const text = print({ host: '0.0.0.0' })
  expect(text).toContain(MNEMONIC_ACCOUNTS[0]?.address)
  expect(text).not.toContain(MNEMONIC_ACCOUNTS[0]?.privateKey)
  expect(text).toContain('RBTC each, unlocked\n')
  expect(text.match(/Warning: .*\n/g)).toEqual([`Warning: anyone who can reach 0.0.0.0 ${REACH}`])
})

it('the banner of a node on loopback warns about the names of other computers', () => {
  const text = print({ allowedHosts: 'node.example,a.localhost,host.docker.internal' })
  expect(text).toContain(`\nWarning: anyone who can reach node.example or host.docker.internal ${REACH}`)
  expect(text).toContain('RBTC each, unlocked')
  expect(print({ allowedHosts: 'a.localhost' })).not.toContain('Warning')
})

it('the banner beyond loopback without owner methods warns about the missing key only', () => {
  const text = print({ host: '0.0.0.0', exposeOwnerMethods: false })
  expect(text).toContain('\nWarning: anyone who can reach 0.0.0.0 can use this node without an API key.\n')
  expect(text).not.toContain('unlocked')
})

it('the banner with the genesis of regtest shows its ten accounts', () => {
  const text = print({ genesis: 'real', blockTime: '1.5' })
  expect(text).toContain(`(0)  ${COW_ACCOUNTS[0]?.address}`)
  expect(text).toContain('(9)')
  expect(text).not.toContain('(10)')
  expect(text).not.toContain('mnemonic')
  expect(text).toContain('  mining    one block every 1.5 s\n')
})

/** Opens a fork of a sandbox of mainnet. */
async function forkMainnet(flags: Record<string, unknown> = {}, served: Record<string, unknown> = {}) {
  const { url } = await serveTestChain({ network: createSandbox(NETWORKS.mainnet) })
  const { fork } = await openTestFork(`${url}?key=s3cret-of-the-url`, { accounts: 2, ...flags })
  const config = loadDevConfig({ accounts: '2', balance: '5', ...served }, '/data')
  return {
    fork,
    text: printDevBanner({ config, port: 4444, fork, balance: 5n * 10n ** 18n }, OUTPUT),
  }
}

it('the banner of a fork shows its block, endpoint and funded accounts, and warns about its chain id', async () => {
  const { fork, text } = await forkMainnet()
  const { block, hash, endpoints } = describeFork(fork)
  expect(text).toMatch(`a fork of mainnet at block ${block} (${hash})\n`)
  expect(endpoints).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)])
  expect(text).toContain(`  endpoint  ${endpoints[0]}\n`)
  expect(text).not.toContain('s3cret')
  expect(text).toContain('ws://127.0.0.1:4444/, chain id 30\n')
  expect(text).toContain('  gas       10,000,000 per block, 10,000,000 per transaction, minimum price 0\n')
  expect(text).toContain('Accounts, 5 RBTC each on this fork, unlocked (keys publicly known')
  expect(text).toContain(`(1)  ${MNEMONIC_ACCOUNTS[1]?.address}`)
  expect(text).not.toContain(COW_ACCOUNTS[0]?.address)
  expect(text).toContain(
    '\nWarning: transactions signed for this fork are valid on the real network with chain id 30 too; use --fork-chain-id for another chain id.\n',
  )
})

it('the banner of a fork of mainnet beyond loopback has both warnings', async () => {
  const { text } = await forkMainnet({}, { host: '0.0.0.0' })
  expect(text).toContain('Accounts, 5 RBTC each on this fork, unlocked\n')
  expect(text.match(/Warning: .*\n/g)).toEqual([
    `Warning: anyone who can reach 0.0.0.0 ${REACH}`,
    expect.stringContaining('valid on the real network with chain id 30 too'),
  ])
})

it('the banner of a fork with another chain id does not warn', async () => {
  const { fork, text } = await forkMainnet({ forkChainId: '77' })
  expect(text).toContain('chain id 77\n')
  expect(text).not.toContain('Warning')
  expect(describeFork(fork)).toEqual({
    network: 'mainnet',
    chainId: 77,
    block: 0,
    hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    fundedAccounts: 2,
    endpoints: [expect.stringContaining('127.0.0.1')],
  })
})
