import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { parse } from 'yaml'
import { packageVersion } from '../../src/base/version.ts'
import { makeFolder, runCli } from './_cli.ts'

it.each(['--version', '-V'])('%s prints the version of the package', async (flag) => {
  expect(packageVersion()).toMatch(/^\d+\.\d+\.\d+/)
  expect(await runCli(flag)).toEqual({ code: 0, out: `${packageVersion()}\n`, complaints: '' })
})

it('an error that quotes a file has no control characters of it', async () => {
  const path = join(makeFolder(), 'state.json')
  writeFileSync(path, JSON.stringify({ accounts: { '\u009b1A\n\u202e': {} } }))
  const { code, complaints } = await runCli('dev', '--load-state', path)
  expect(code).toBe(1)
  expect(complaints).toContain('got "\\u{9b}1A\\n\\u{202e}"')
  expect(complaints).not.toMatch(/(?!\n)\p{Cc}/u)
})

it('scion version prints the version', async () => {
  expect(await runCli('version')).toEqual({ code: 0, out: `${packageVersion()}\n`, complaints: '' })
})

it('start --help --all shows every flag with its environment variable', async () => {
  const { code, out } = await runCli('start', '--help', '--all')
  expect(code).toBe(0)
  expect(out).toContain('--batch-limit <count>')
  expect(out).toContain('SCION_BATCH_LIMIT')
  expect(out).not.toContain('--no-open')
})

it('--help --all shows settings under headings, with their defaults, and an example', async () => {
  const { out } = await runCli('start', '--help', '--all')
  const headings = out.match(/^\S.*:$/gm)
  expect(headings).toEqual([
    'Options:',
    'Address and data:',
    'Chains:',
    'Networks of other nodes:',
    'Methods:',
    'Access:',
    'Limits:',
    'Running:',
    'Operation:',
    'Examples:',
  ])
  const words = out.replaceAll(/\s+/g, ' ')
  expect(words).toContain('TCP port; 0: any free port (default: 4444)')
  expect(words).toContain('maximum number of requests in a batch (default: 100)')
  expect(words).toContain('Examples: scion start --open')
})

it('dev --help --all shows the settings of forks, with a short flag and flags that switch off', async () => {
  const { out } = await runCli('dev', '--help', '--all')
  const words = out.replaceAll(/\s+/g, ' ')
  expect(out).toContain('\nForks:\n')
  expect(words).toContain(
    '-f, --fork-url <url,...> URLs of the chain to fork; mainnet, testnet: their public nodes --fork-block-number',
  )
  expect(words).toContain(
    '--no-rate-limit do not limit the rate of requests to forkUrl --no-storage-caching do not store',
  )
  expect(out).not.toContain('  --rate-limit')
})

it.each([
  [['--fork-url', 'https://rpc.example/my-endpoint-key'], ['forkUrl: [https://rpc.example]']],
  [['-f', 'testnet'], ['forkUrl: [https://public-node.testnet.rsk.co]']],
  [['--fork-header', 'a: 1, 2', '--fork-header', 'b: 3'], ['forkHeader: ["a: your own value", "b: your own value"]']],
  [
    ['--no-rate-limit', '--no-storage-caching'],
    ['rateLimit: false', 'storageCaching: false'],
  ],
  [
    ['--timeout', '5000', '--retries', '1'],
    ['timeout: 5000', 'retries: 1'],
  ],
])('scion config shows the settings of a fork without secrets: %j', async (args, lines) => {
  const { code, out } = await runCli('config', '--profile', 'dev', ...args)
  expect(code).toBe(0)
  for (const line of lines) expect(out).toContain(`${line}  # --`)
  expect(out).not.toContain('my-endpoint-key')
})

it('scion start refuses a fork', async () => {
  const data = makeFolder()
  expect((await runCli('start', '--fork-url', 'mainnet')).complaints).toContain("unknown option '--fork-url'")
  const file = join(data, 'fork.yaml')
  writeFileSync(file, 'profile: dev\nforkUrl: [https://rpc.example/my-endpoint-key]\n')
  expect(await runCli('start', '--config', file, '--data', data)).toEqual({
    code: 1,
    out: '',
    complaints: 'forkUrl: must not be set for scion start, which keeps its chains; run "scion dev"\n',
  })
})

it.each(['start', 'dev', 'cache list', 'cache clear', 'keys create', 'import', 'export', 'config', 'doctor'])(
  '%s --help has an example',
  async (name) => {
    const { code, out } = await runCli(...name.split(' '), '--help')
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`\nExamples?:\n {2}scion ${name}\\b`))
  },
)

it('the output of scion config is a settings file with the same settings', async () => {
  const folder = makeFolder()
  const first = await runCli('config', '--port', '1', '--networks', 'testnet', '--cors', '*', '--host', '::1', '--open')
  expect(first.out).toContain('port: 1  # --port\n')
  expect(parse(first.out)).toMatchObject({ port: 1, networks: ['testnet'], cors: ['*'], host: '::1', open: true })
  writeFileSync(join(folder, 'again.yaml'), first.out)
  const coloured = await runCli('config', '--config', join(folder, 'again.yaml'), '--color', 'always')
  writeFileSync(join(folder, 'again.yaml'), coloured.out)
  const second = await runCli('config', '--config', join(folder, 'again.yaml'))
  expect(parse(second.out)).toEqual(parse(first.out))
})

it('--no-open overrides the settings file', async () => {
  const file = join(makeFolder(), 'open.yaml')
  writeFileSync(file, 'open: true\n')
  expect((await runCli('config', '--config', file)).out).toContain('open: true')
  expect((await runCli('config', '--config', file, '--no-open')).out).toContain('open: false')
})

it.each([
  [['start', '--prot', '1'], /did you mean --port/i],
  [['strat'], /did you mean start/i],
  [['start', 'now'], /too many arguments/],
  [['start', '--port', 'x'], /^port: must be a whole number from 0 to 65535, got "x"; change --port\n$/],
])('the arguments %j are refused', async (args, complaint) => {
  const ran = await runCli(...args)
  expect([ran.code, ran.out]).toEqual([1, ''])
  expect(ran.complaints).toMatch(complaint)
})

it('an unexpected failure is reported without its stack', async () => {
  const ran = await runCli('start', '--data', makeFolder(), '--port', '0')
  expect(ran).toEqual({
    code: 1,
    out: '',
    complaints:
      'unexpected error: this command starts no node; report it to the developers, with the command and its files\n',
  })
})

it('a variable with a mistake in its name is reported once by commands that read settings, also before a failure', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('SCION_PROT', '1')
  vi.stubEnv('SCION_PORT', 'tcp://10.96.0.10:4444')
  vi.stubEnv('SCION_SERVICE_HOST', '10.96.0.10')
  const report = 'SCION_PROT: not a setting, so it has no effect; did you mean SCION_PORT?\n'
  expect((await runCli('config')).complaints).toBe(report)
  const missing = join(makeFolder(), 'none')
  for (const command of [['keys', 'list'], ['verify'], ['export', '-', '--network', 'regtest']]) {
    const { code, complaints } = await runCli(...command, '--data', missing)
    expect([code, complaints], command.join(' ')).toEqual([1, expect.stringContaining(`${report}data: must `)])
  }
  expect((await runCli('dev', '--port', 'x')).complaints).toContain(`${report}port: must be a whole number`)
  expect((await runCli('version')).complaints).toBe('')
})
