import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { packageVersion } from '../../src/base/version.ts'
import { makeFolder, runCli } from './_cli.ts'

it('--version prints the version of the package', async () => {
  expect(packageVersion()).toMatch(/^\d+\.\d+\.\d+/)
  expect(await runCli('--version')).toEqual({ code: 0, out: `${packageVersion()}\n`, complaints: '' })
})

it('start --help shows every flag with its environment variable', async () => {
  const { code, out } = await runCli('start', '--help')
  expect(code).toBe(0)
  expect(out).toContain('--batch-limit <value>')
  expect(out).toContain('SCION_BATCH_LIMIT')
  expect(out).not.toContain('--no-open')
})

it('--help shows settings under headings, with their defaults, and an example', async () => {
  const { out } = await runCli('start', '--help')
  const headings = out.match(/^\S.*:$/gm)
  expect(headings).toEqual([
    'Options:',
    'Address and data:',
    'Chains:',
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

it.each(['start', 'dev', 'keys create', 'import', 'export', 'config', 'doctor'])(
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
  expect(ran).toEqual({ code: 1, out: '', complaints: 'unexpected error: this command starts no node\n' })
})
