import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { spawnDev } from '../cli/_cli.ts'
import { shareOrigin } from './_fork.ts'
import { openProject } from './_project.ts'

const project = openProject(join(import.meta.dirname, 'hardhat2'))
const HELPERS_AND_MATCHERS = ['test/networkHelpers.js', 'test/matchers.js']
const BALANCES = 'test/balances.js'

interface Setting {
  readonly network: string
  readonly flags?: readonly string[]
  readonly gas?: string
}

describe('Hardhat 2 and scion dev', () => {
  beforeAll(async () => {
    project.requireInstalled()
    await project.succeed('hardhat', ['compile', '--force'])
  })

  /** Runs tests of the project on a new node. */
  async function test({ network, flags = [], gas }: Setting, ...files: readonly string[]) {
    const { url } = await spawnDev(...flags)
    const environment = { SCION_URL: url, ...(gas === undefined ? {} : { SCION_GAS: gas }) }
    return project.run('hardhat', ['test', '--no-compile', '--network', network, ...files], { environment })
  }

  const forkFlags = shareOrigin()

  it.each<[string, () => Setting]>([
    ['on a network', () => ({ network: 'scion' })],
    ['on "localhost" with gas: auto', () => ({ network: 'localhost', gas: 'auto' })],
    ['on a fork', () => ({ network: 'scion', flags: forkFlags() })],
  ])('helpers and matchers of Hardhat 2 pass %s', async (_, setting) => {
    const { code, stdout } = await test(setting(), ...HELPERS_AND_MATCHERS)
    expect(stdout).not.toContain('failing')
    expect(stdout).toMatch(/\b28 passing\b/)
    expect(code).toBe(0)
  })

  it('matchers of changed balances refuse blocks with a REMASC transaction', async () => {
    const { code, stdout } = await test({ network: 'scion' }, BALANCES)
    expect(stdout.match(/Error: Multiple transactions found in block/g)).toHaveLength(2)
    expect(code).toBe(2)
  })

  it('all matchers pass on the default "localhost" with --compat hardhat', async () => {
    const setting = { network: 'localhost', flags: ['--compat', 'hardhat'] }
    const { code, stdout } = await test(setting, ...HELPERS_AND_MATCHERS, BALANCES)
    expect(stdout).not.toContain('failing')
    expect(stdout).toMatch(/\b30 passing\b/)
    expect(code).toBe(0)
  })
})
