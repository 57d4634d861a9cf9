import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { addDevCommand } from '../../../src/cli/commands/dev.ts'
import { ANVIL_FLAGS } from '../../../src/cli/dev/anvilFlags.ts'
import { loadDevConfig } from '../../../src/cli/dev/config.ts'
import { createProgram } from '../../../src/cli/run.ts'
import { findFreePort } from '../../_helpers/freePort.ts'
import { askResult } from '../../_helpers/wire.ts'
import { root } from '../../docs/_guide.ts'
import { hasTest } from '../../docs/_tests.ts'
import { makeFolder, runCli, spawnCli } from '../_cli.ts'
import { FLAG_TESTS } from './_anvilFlagTests.ts'
import { namesIn } from './_anvilHelp.ts'

const MNEMONIC = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const HASH = `0x${'ab'.repeat(32)}`

/** Reads the flags of `scion dev`, without starting it. */
function readFlags(...args: readonly string[]) {
  const { command, readFlags } = addDevCommand(new Command())
  command.exitOverride().parse(args, { from: 'user' })
  return readFlags()
}

const configOf = (...args: readonly string[]) => loadDevConfig(readFlags(...args).flags, '/data')

/** Flags with a command line that sets them, and the settings that follow. */
const SETTINGS_OF_FLAGS: readonly (readonly [string, readonly string[], object])[] = [
  ['--accounts', ['-a', '3'], { accounts: 3 }],
  ['--block-time', ['-b', '5'], { mining: { kind: 'interval', intervalMs: 5000 } }],
  ['--blockTime', ['--blockTime', '5'], { mining: { kind: 'interval', intervalMs: 5000 } }],
  ['--balance', ['--balance', '0.5'], { balance: 500_000_000_000_000_000n }],
  ['--derivation-path', ['--derivation-path', "m/44'/137'/0'/0/"], { derivationPath: "m/44'/137'/0'/0" }],
  ['--mnemonic', ['-m', MNEMONIC], { mnemonic: MNEMONIC }],
  ['--mixed-mining', ['-b', '5', '--mixed-mining'], { mining: { kind: 'mixed', intervalMs: 5000 } }],
  ['--no-mining', ['--no-mining'], { mining: { kind: 'manual' } }],
  ['--no-mine', ['--no-mine'], { mining: { kind: 'manual' } }],
  ['--order', ['--order', 'fifo'], { order: 'fifo' }],
  ['--port', ['-p', '4455'], { port: 4455 }],
  ['--host', ['--host', '0.0.0.0'], { host: '0.0.0.0', exposeOwnerMethods: true }],
  ['--allow-origin', ['--allow-origin', 'https://app.example'], { cors: ['https://app.example'] }],
  [
    '--no-request-size-limit',
    ['--no-request-size-limit'],
    { bodyLimitBytes: Number.MAX_SAFE_INTEGER, requestLimitBytes: Number.MAX_SAFE_INTEGER },
  ],
  ['--disable-default-create2-deployer', ['--disable-default-create2-deployer'], { predeploys: false }],
  ['--no-create2', ['--no-create2'], { predeploys: false }],
  ['--network', ['-n', 'testnet'], { networks: ['testnet'] }],
  ['--chain-id', ['--chain-id', '50'], { chainId: 50 }],
  ['--gas-limit', ['--gas-limit', '30000000'], { gasLimit: 30_000_000 }],
  ['--code-size-limit', ['--code-size-limit', '50000'], { codeSizeLimit: 50_000 }],
  ['--disable-code-size-limit', ['--disable-code-size-limit'], { unlimitedCodeSize: true }],
  ['--block-base-fee-per-gas', ['--block-base-fee-per-gas', '7'], { minimumGasPrice: 7n }],
  ['--base-fee', ['--base-fee', '7'], { minimumGasPrice: 7n }],
  ['--fork-url', ['-f', 'http://a'], { forkUrl: ['http://a'] }],
  ['--fork-block-number', ['-f', 'http://a', '--fork-block-number', '9'], { forkBlockNumber: 9 }],
  ['--rpc-url', ['--rpc-url', 'http://a'], { forkUrl: ['http://a'] }],
  ['--fork-transaction-hash', ['-f', 'http://a', '--fork-transaction-hash', HASH], { forkTransactionHash: HASH }],
  ['--fork-chain-id', ['-f', 'http://a', '--fork-chain-id', '50'], { forkChainId: 50 }],
  ['--fork-header', ['-f', 'http://a', '--fork-header', 'x: 1'], { forkHeader: [['x', '1']] }],
  ['--fork-retry-backoff', ['-f', 'http://a', '--fork-retry-backoff', '5'], { forkRetryBackoff: 5 }],
  ['--compute-units-per-second', ['-f', 'http://a', '--compute-units-per-second', '5'], { computeUnitsPerSecond: 5 }],
  ['--no-rate-limit', ['-f', 'http://a', '--no-rate-limit'], { rateLimit: false }],
  ['--no-rpc-rate-limit', ['-f', 'http://a', '--no-rpc-rate-limit'], { rateLimit: false }],
  ['--no-storage-caching', ['-f', 'http://a', '--no-storage-caching'], { storageCaching: false }],
  ['--retries', ['-f', 'http://a', '--retries', '2'], { retries: 2 }],
  ['--timeout', ['-f', 'http://a', '--timeout', '9'], { timeout: 9 }],
]

describe('the list of flags', () => {
  const help = readFileSync(join(import.meta.dirname, 'anvil-1.7.1-help.txt'), 'utf8')
  const names = ANVIL_FLAGS.flatMap((flag) => flag.names)

  it('the list has every flag that the recorded help of anvil 1.7.1 shows, and no other', () => {
    // Clap does not show the alias --silent.
    expect(new Set(names.filter((name) => name !== '--silent'))).toEqual(new Set(namesIn(help)))
    expect(names).toHaveLength(new Set(names).size)
  })

  it('scion dev accepts every spelling of every flag of anvil', () => {
    const ignore = () => undefined
    const program = createProgram({ write: ignore, complain: ignore, hasColour: false }, () =>
      Promise.reject(new Error()),
    )
    const options = program.commands.find((command) => command.name() === 'dev')?.options ?? []
    const accepted = ['--help', '-h', '--version', '-V', ...options.flatMap(({ long, short }) => [long, short])]
    expect(names.filter((name) => !accepted.includes(name))).toEqual([])
  })

  it('the guide has a row for each flag of anvil', () => {
    const guide = readFileSync(join(root, 'docs/guides/dev.md'), 'utf8')
    const section = guide.slice(guide.indexOf('## Flags of anvil'), guide.indexOf('## State files'))
    const rows = [...section.matchAll(/^\| (`--.*?) \| .*? \|$/gm)]
    const listed = rows.flatMap(([, flags = '']) => [...flags.matchAll(/`(--?[\w-]+)`/g)].map(([, name]) => name))
    expect(new Set(listed)).toEqual(new Set(names))
  })

  it('each flag of anvil has a test of its effect, and the named tests exist', () => {
    const tested = new Set([...SETTINGS_OF_FLAGS, ...FLAG_TESTS].map(([flag]) => flag))
    const withEffect = ANVIL_FLAGS.filter(({ here }) => here.kind !== 'refused' && here.kind !== 'noEffect')
    expect(withEffect.filter(({ names }) => !names.some((name) => tested.has(name)))).toEqual([])
    expect(FLAG_TESTS.filter(([, file, title]) => !hasTest(file, title))).toEqual([])
  })

  it('the guide and the list agree on the effect of each flag', () => {
    const guide = readFileSync(join(root, 'docs/guides/dev.md'), 'utf8')
    for (const { names, here } of ANVIL_FLAGS) {
      if (here.kind === 'same') continue
      const word = here.kind === 'refused' ? 'refused' : 'no effect'
      expect(guide).toContain(`| ${names.map((name) => `\`${name}\``).join(', ')} | ${word}: ${here.because} |`)
    }
  })
})

it.each(SETTINGS_OF_FLAGS)('the settings follow the flag %s', (_, args, settings) => {
  expect(configOf()).not.toMatchObject(settings)
  expect(configOf(...args)).toMatchObject(settings)
})

const withKind = (kind: string) =>
  ANVIL_FLAGS.filter(({ here }) => here.kind === kind).flatMap(({ names, here }) =>
    names.map((name) => [name, 'because' in here ? here.because : ''] as const),
  )

it.each(withKind('noEffect'))('one line says that nothing changes with the flag %s', (name, because) => {
  const { notices } = readFlags(name)
  expect(notices).toEqual([expect.stringMatching(/^--[\w-]+ has no effect: /)])
  expect(notices[0]).toContain(because)
})

it.each(withKind('refused'))('an error gives the reason against the flag %s', async (name, because) => {
  const { code, complaints } = await runCli('dev', name)
  expect(code).toBe(1)
  expect(complaints).toMatch(/^[\w-]+: must not be set for scion dev: /)
  expect(complaints).toContain(because)
})

it.each([
  [['--rpc-url', 'http://a', '-f', 'http://b'], 'rpc-url: must not be set with --fork-url'],
  [['--mixed-mining'], 'mixed-mining: must come with --block-time'],
  [['--mnemonic-random', '13'], 'mnemonic-random: must be 12, 15, 18, 21, 24 words, got 13'],
  [['--mnemonic-random', '--mnemonic', MNEMONIC], 'mnemonic-random: must not be set with --mnemonic'],
  [['--number', '-1'], 'number: must be a whole number from 0 to 2147483647, got -1'],
  [['--timestamp', 'now'], 'timestamp: must be a whole number from 0 to 4503599627370495, got now'],
  [['--number', '5', '--fork-url', 'http://a'], 'number: must not be set with --fork-url'],
  [['--timestamp', '5', '--genesis', 'real'], 'timestamp: must not be set with --genesis real'],
  [['--state-interval', '5'], 'state-interval: must come with --state or --dump-state'],
  [['--state', 'a', '--dump-state', 'b'], 'dump-state: must not be set with --state'],
  [['--load-state', 'a', '--init', 'b'], 'init: must not be set with --load-state'],
])('the flags %j are refused', async (args, message) => {
  const { code, complaints } = await runCli('dev', ...args)
  expect(code).toBe(1)
  expect(complaints).toContain(message)
})

it('--no-cors serves neither pages of the settings nor of this computer', () => {
  expect(readFlags('--no-cors').flags).toMatchObject({ servesPages: false, cors: '' })
  expect(readFlags().flags.servesPages).toBeUndefined()
})

it('--version prints the version', async () => {
  expect((await runCli('dev', '-V')).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect((await runCli('dev', '-h', '--all')).out).toContain('--load-state <file>')
})

it('--json prints the log in lines of JSON', async () => {
  const node = spawnCli(['dev', '--port', '0', '--json'])
  await node.says(/^\{"event":"listening","url":"http:/)
})

it.each(['-q', '--silent'])('%s prints neither banner nor log, and the node serves', async (flag) => {
  const port = await findFreePort()
  const node = spawnCli(['dev', '--port', String(port), flag])
  const url = `http://127.0.0.1:${port}/`
  await waitUntilServed(url)
  expect(await askResult(url, 'evm_mine')).toBe(null)
  node.child.kill('SIGTERM')
  expect(await node.ended).toBe(0)
  expect(node.output()).toBe('')
})

/** Waits until a node that prints nothing accepts requests. */
async function waitUntilServed(url: string): Promise<void> {
  await expect.poll(() => askResult(url, 'eth_chainId').catch(() => undefined)).toBe('0x21')
}

/** Starts `scion dev` with a free port and returns its URL once it serves. */
async function startDev(...args: readonly string[]) {
  const node = spawnCli(['dev', '--port', '0', '--json', ...args])
  const [, url = ''] = await node.says(/"url":"(http:[^"]+)"/)
  return { node, url }
}

it('a started chain shows number, time, accounts, configuration and traces of the flags', async () => {
  const configOut = join(makeFolder(), 'config.json')
  const flags = [
    '--number',
    '500',
    '--timestamp',
    '1700000000',
    '--balance',
    '0.5',
    '--mnemonic-random',
    '--threads',
    '4',
  ]
  const { node, url } = await startDev(...flags, '--config-out', configOut, '--auto-impersonate', '--print-traces')
  const notice = /"event":"notice","message":"--threads has no effect: /
  await node.says(notice)
  const [, mnemonic] = await node.says(/"message":"mnemonic: ([a-z ]+)"/)
  const first = await askResult(url, 'eth_getBlockByNumber', 'earliest', false)
  expect(first).toMatchObject({ number: '0x1f4', timestamp: '0x6553f100' })
  const written = JSON.parse(readFileSync(configOut, 'utf8'))
  expect(written).toMatchObject({
    wallet: { derivation_path: "m/44'/60'/0'/0/", mnemonic },
    genesis_timestamp: '1700000000',
    url,
  })
  expect(written.private_keys).toHaveLength(written.available_accounts.length)
  expect(await askResult(url, 'eth_getBalance', written.available_accounts[0], 'latest')).toBe('0x6f05b59d3b20000')
  const stranger = `0x${'51'.repeat(20)}`
  await askResult(url, 'anvil_setBalance', stranger, '0x1') // Rootstock refuses senders without an account
  const hash = await askResult(url, 'eth_sendTransaction', {
    from: stranger,
    to: stranger,
    gas: '0x10000',
    gasPrice: '0x0',
  })
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  await node.says(new RegExp(`"calls":\\{"kind":"CALL","address":"${stranger}","gasUsed":21000`))
  node.child.kill('SIGTERM')
  expect(await node.ended).toBe(0)
})
