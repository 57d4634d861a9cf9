import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COW_ACCOUNTS, PUBLISHED_MNEMONIC } from '../../src/chainspec/sandboxAccounts.ts'
import { printBanner } from '../../src/cli/banner.ts'
import { loadConfig } from '../../src/config/load.ts'
import { makeFolder } from './_cli.ts'

const KEY = 'a1b2c3d4_0123456789abcdef'
const TERMINAL = { columns: 80 }
const PIPE = {}

interface Printing {
  readonly to: { readonly columns?: number }
  readonly flags?: Readonly<Record<string, unknown>>
  readonly hasKey?: boolean
}

function print({ to, flags = {}, hasKey = true }: Printing): string {
  const { config } = loadConfig({ flags: { data: '/data', ...flags }, environment: {}, workingDirectory: makeFolder() })
  const output = { write: () => undefined, complain: () => undefined, hasColour: false, ...to }
  return printBanner({ version: '0.1.0', config, port: 4444, localKey: hasKey ? KEY : undefined }, output)
}

const HOSTED = { profile: 'hosted' }
const SECRETS = [KEY, PUBLISHED_MNEMONIC, ...COW_ACCOUNTS.map(({ privateKey }) => privateKey)]

describe('the banner of scion start', () => {
  it('the banner in a terminal has the local key and the private keys', () => {
    const text = print({ to: TERMINAL })
    for (const secret of SECRETS) expect(text).toContain(secret)
    expect(text).toContain(`curl -s http://127.0.0.1:4444/regtest/${KEY} `)
  })

  it.each([
    ['without a terminal', { to: PIPE }],
    ['of an open node without a terminal', { to: PIPE, flags: { open: true } }],
    ['in profile hosted', { to: TERMINAL, flags: HOSTED }],
    ['in profile hosted without a terminal', { to: PIPE, flags: HOSTED }],
  ])('the banner %s has no secrets, and names their location', (_, printing) => {
    const text = print(printing)
    for (const secret of SECRETS) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/0x[0-9a-f]{64}/)
    expect(text).toContain('  key       in /data/local-key, for this computer only\n')
    expect(text).toContain('  published private keys: docs/guides/wallets.md#funded-accounts\n')
    for (const { address } of COW_ACCOUNTS) expect(text).toContain(address)
  })

  it('the last 24 lines of a terminal with 80 columns have the URLs, the key and the sample request', () => {
    const lines = print({ to: TERMINAL }).split('\n')
    const rows = lines.flatMap((line) => line.match(/.{1,80}/g) ?? [''])
    const screen = rows.slice(-24).join('')
    expect(rows.length).toBeGreaterThan(24)
    expect(screen).toContain(`curl -s http://127.0.0.1:4444/regtest/${KEY} -H`)
    for (const network of ['mainnet', 'testnet', 'regtest'])
      expect(screen).toContain(`http://127.0.0.1:4444/${network}/${KEY}  sandbox`)
  })

  it('the sample request reads the key from its file, whatever the name of the folder', () => {
    const data = join(makeFolder(), "it's $HOME here")
    mkdirSync(data)
    writeFileSync(join(data, 'local-key'), `${KEY}\n`)
    const [, address = ''] = /curl -s (.*) -H /.exec(print({ to: PIPE, flags: { data } })) ?? []
    expect(address).not.toContain(KEY)
    expect(execFileSync('sh', ['-c', `printf %s ${address}`], { encoding: 'utf8' })).toBe(
      `http://127.0.0.1:4444/regtest/${KEY}`,
    )
  })

  it.each([
    [{ data: '/var/lib/scion' }, 'scion keys create --name NAME --data /var/lib/scion'],
    [{ data: '/my data' }, "scion keys create --name NAME --data '/my data'"],
    [{ data: '.scion' }, 'scion keys create --name NAME'],
    [{ store: 'sqlite:/chains' }, 'scion keys create --name NAME --store sqlite:/chains'],
    [
      { store: 'postgres://ana:secret@db/scion' },
      "SCION_STORE='postgres://ana:***@db:5432/scion' scion keys create --name NAME",
    ],
  ])('the command for a new key names the data place: %j', (flags, command) => {
    for (const printing of [
      { flags: { ...flags, ...HOSTED } },
      { flags: { ...flags, host: '0.0.0.0' }, hasKey: false },
    ])
      expect(print({ to: PIPE, ...printing })).toContain(`\nCreate a key: ${command}\n`)
  })
})
