import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { runsLinuxBinaries } from '../_project.ts'
import { hashInputs } from './_inputs.ts'
import { hardhat2, hardhat3, NETWORKS, tools } from './_networks.ts'
import { fileOf, inputsOf, type Observed, OTHERS, OURS, printObserved } from './_observed.ts'

describe.skipIf(!runsLinuxBinaries)('the helpers of Hardhat, viem and Foundry', () => {
  beforeAll(async () => {
    for (const project of [hardhat2, hardhat3, tools]) project.requireInstalled()
    await hardhat2.succeed('hardhat', ['compile'])
    await hardhat3.succeed('hardhat', ['build'])
  })

  /** Runs each helper on a network. Each program writes its observations to a file. */
  async function observeOn(url: string): Promise<Observed> {
    const folder = await mkdtemp(join(tmpdir(), 'scion-helpers-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const environmentOf = (name: string) => ({ environment: { SCION_URL: url, OBSERVED: join(folder, name) } })
    const hardhat = ['run', '--no-compile', '--network', 'scion', 'scripts/helpers.js']
    await hardhat2.succeed('hardhat', hardhat, environmentOf('hardhat2.json'))
    await hardhat3.succeed('hardhat', hardhat, environmentOf('hardhat3.json'))
    await tools.succeed('node', [join(import.meta.dirname, 'tools.mjs'), folder], environmentOf('tools.json'))
    const parts = await Promise.all(
      ['hardhat2.json', 'hardhat3.json', 'tools.json'].map(async (name) =>
        JSON.parse(await readFile(join(folder, name), 'utf8')),
      ),
    )
    return Object.assign({}, ...parts)
  }

  const expectRecorded = async (name: keyof typeof NETWORKS) => {
    const observed = await observeOn(await NETWORKS[name]())
    await expect(printObserved(observed)).toMatchFileSnapshot(fileOf(name))
  }

  it.each(OURS)('each helper does on %s what is recorded', { timeout: 300_000 }, expectRecorded)

  // A change of Scion does not change what another network does. It runs again when a case, a contract or a version has changed.
  it.each(OTHERS)(
    'each helper does on %s what is recorded with these cases and versions',
    { timeout: 300_000 },
    async (name) => {
      const inputs = await hashInputs()
      const recorded = await readFile(inputsOf(name), 'utf8').catch(() => undefined)
      if (inputs !== recorded) await expectRecorded(name)
      await expect(inputs).toMatchFileSnapshot(inputsOf(name))
    },
  )
})
