import { expect, it } from 'vitest'
import { COW_ACCOUNTS, MNEMONIC_ACCOUNTS, PUBLISHED_MNEMONIC } from '../../../src/chainspec/sandboxAccounts.ts'
import { printDevBanner } from '../../../src/cli/dev/banner.ts'
import { loadDevConfig } from '../../../src/cli/dev/config.ts'

const OUTPUT = { write: () => undefined, complain: () => undefined, hasColour: false, columns: 80 }
const OWN = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

function print(flags: Record<string, unknown> = {}, temporary?: { folder: string; isInMemory: boolean }): string {
  return printDevBanner({ config: loadDevConfig(flags, '/data'), port: 4444, temporary }, OUTPUT)
}

it('the banner without a terminal has no private keys, and names their location', () => {
  const { columns: _, ...pipe } = OUTPUT
  const text = printDevBanner({ config: loadDevConfig({}, '/data'), port: 4444, temporary: undefined }, pipe)
  expect(text).not.toMatch(/0x[0-9a-f]{64}/)
  expect(text).not.toContain(PUBLISHED_MNEMONIC)
  expect(text).toContain(MNEMONIC_ACCOUNTS[0]?.address)
  expect(text).toContain('  published private keys: docs/guides/wallets.md#funded-accounts\n')
})

it('the banner shows URL, data folder, and accounts with balance and private key', () => {
  const text = print({}, { folder: '/dev/shm/x', isInMemory: true })
  expect(text).toContain('  url       http://127.0.0.1:4444/ and ws://127.0.0.1:4444/, chain id 33\n')
  expect(text).toContain('  data      /dev/shm/x (in memory, deleted on exit)\n')
  expect(text).toContain(
    `Accounts, 1,000,000,000,000 RBTC each, unlocked with private keys (publicly known: never send real funds)\n`,
  )
  for (const { address, privateKey } of MNEMONIC_ACCOUNTS) expect(text).toContain(`${address}  ${privateKey}\n`)
  expect(text).toContain(`and 10 more\n  the mnemonic "${PUBLISHED_MNEMONIC}", path m/44'/60'/0'/0/0 ...\n`)
  expect(print()).toContain('  data      /data\n')
})

it('the banner shows gas limits and the minimum price', () => {
  const line = (flags?: Record<string, unknown>) => / {2}gas +(.*)\n/.exec(print(flags))?.[1]
  expect(line()).toBe('10,000,000 per block, 6,800,000 per transaction, minimum price 0')
  expect(line({ gasLimit: '20000000' })).toMatch(/^20,000,000 per block, 20,000,000 per transaction/)
  expect(line({ compat: 'ethereum' })).toBe(
    '30,000,000 per block, 30,000,000 per transaction, minimum price 1,000,000,000 wei',
  )
})

it('the banner does not show a mnemonic of the user', () => {
  const text = print({ mnemonic: OWN, accounts: '1' })
  expect(text).not.toContain('legal winner')
  expect(text).toContain('(0)  0x58a57ed9d8d624cbd12e2c467d34787555bb1b25')
})

it('the banner beyond loopback shows no keys, and warns', () => {
  const text = print({ host: '0.0.0.0' })
  expect(text).toContain(MNEMONIC_ACCOUNTS[0]?.address)
  expect(text).not.toContain(MNEMONIC_ACCOUNTS[0]?.privateKey)
  expect(text).not.toContain('unlocked')
  expect(text).toContain('Warning: anyone who can reach 0.0.0.0 can use this node without an API key.')
})

it('the banner with the genesis of regtest shows its ten accounts', () => {
  const text = print({ genesis: 'real', blockTime: '1.5' })
  expect(text).toContain(`(0)  ${COW_ACCOUNTS[0]?.address}`)
  expect(text).toContain('(9)')
  expect(text).not.toContain('(10)')
  expect(text).not.toContain('mnemonic')
  expect(text).toContain('  mining    one block every 1.5 s\n')
})
