import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Workers } from '../../src/chain/simulation/workers/workers.ts'
import { BUDGETS, DEV_BUDGETS } from '../../src/concurrency/budgets.ts'
import { loadConfig } from '../../src/config/load.ts'
import { openNetwork } from '../../src/node/openNetwork.ts'

it.each([
  ['dev', DEV_BUDGETS],
  ['local', BUDGETS],
  ['hosted', BUDGETS],
])('a chain has the budgets of its profile: %s', async (profile, budgets) => {
  const folder = await mkdtemp(join(tmpdir(), 'scion-network-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const flags = { profile, genesis: 'sandbox', data: folder, networks: 'regtest' }
  const { config } = loadConfig({ flags, environment: {}, workingDirectory: folder })
  const given: unknown[] = []
  const workers: Workers = {
    join(setup, state) {
      given.push(setup.budgets)
      return { state, simulator: { simulate: () => Promise.reject(new Error('not here')) }, readFrom: () => undefined }
    },
    start: () => {},
    stats: () => ({ processes: 0, running: 0, waiting: 0 }),
    close: () => Promise.resolve(),
  }
  const { chain } = await openNetwork('regtest', config, workers)
  await chain.close()
  expect(given).toEqual([budgets])
})
