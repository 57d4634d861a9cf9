import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { spawnDev } from '../cli/_cli.ts'
import { openProject } from './_project.ts'

const project = openProject(join(import.meta.dirname, 'hardhat2'))

describe('Hardhat 2 and scion dev', () => {
  beforeAll(async () => {
    project.requireInstalled()
    await project.succeed('hardhat', ['compile', '--force'])
  })

  /** Runs tests of the project on a new node. */
  async function test(network: string, ...files: readonly string[]) {
    const { url } = await spawnDev()
    const args = ['test', '--no-compile', '--network', network, ...files]
    return project.run('hardhat', args, { environment: { SCION_URL: url } })
  }

  it.each(['scion', 'localhost'])('helpers and matchers do their work on the network "%s"', async (network) => {
    const { code, stdout } = await test(network, 'test/networkHelpers.js', 'test/matchers.js')
    expect(stdout).not.toContain('failing')
    expect(stdout).toMatch(/\b28 passing\b/)
    expect(code).toBe(0)
  })

  it('matchers of changed balances refuse blocks that hold REMASC besides', async () => {
    const { code, stdout } = await test('scion', 'test/balances.js')
    expect(stdout.match(/Error: Multiple transactions found in block/g)).toHaveLength(2)
    expect(code).toBe(2)
  })
})
