import { configDefaults, defineConfig } from 'vitest/config'
import { WatchSilence } from './test/_setup/watchSilence.ts'

/** What takes a browser, a build of a package or minutes is left to CI (`.ci/run`), where it must run. */
const LEFT_TO_CI = [
  'test/browser/**',
  'test/client/{browser,package,ecosystem}.test.ts',
  'test/clients/tools/**',
  'test/clients/{hardhat2,hardhat3,ponder}.test.ts',
  'test/examples/{addingAMethod,guides}.test.ts',
  'test/firstHour/**',
  'test/packages/**',
]
const isCi = process.env.CI !== undefined
if (!isCi) process.stderr.write(`LEFT TO CI (set CI=true to run them here): ${LEFT_TO_CI.join(', ')}\n`)

export const reporting = { reporters: ['default', new WatchSilence()] }

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isCi ? [] : LEFT_TO_CI)],
    globalSetup: ['test/_setup/postgres.ts', 'test/_setup/fixture.ts'],
    ...reporting,
    pool: 'forks',
    maxWorkers: '100%', // one less by default, which leaves a small machine half idle
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
