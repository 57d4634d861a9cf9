import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { spawnDev } from '../cli/_cli.ts'
import { shareOrigin } from './_fork.ts'
import { openProject, runsLinuxBinaries } from './_project.ts'

const project = openProject(join(import.meta.dirname, 'hardhat3'), { HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' })

describe.skipIf(!runsLinuxBinaries)('Hardhat 3 and scion dev', () => {
  beforeAll(project.requireInstalled)

  const forkFlags = shareOrigin()

  it.each<[string, () => readonly string[]]>([
    ['a node with defaults', () => []],
    ['a node with --compat ethereum', () => ['--compat', 'ethereum']],
    ['a fork', forkFlags],
  ])('helpers and assertions of Hardhat 3 pass on %s', async (_, flags) => {
    expect(await project.succeed('node', ['--version'])).toMatch(/^v22\./)
    const { url } = await spawnDev(...flags())
    const args = ['test', 'nodejs', '--network', 'scion']
    const printed = await project.succeed('hardhat', args, { environment: { SCION_URL: url } })
    expect(printed).not.toMatch(/failing|skipped/)
    expect(printed).toMatch(/\b25 passing\b/)
  })
})
