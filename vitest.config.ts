import { configDefaults, defineConfig } from 'vitest/config'
import { WatchSilence } from './test/_setup/watchSilence.ts'

/** Tiers of their own, each with its configuration and a page. */
const OTHER_TIERS = ['test/compat/**', 'test/stress/**']

/** Files that need a process of their own, by the reason. All others share the modules of the worker that runs them. */
const OWN_PROCESS: string[] = []

export const everyTier = defineConfig({
  test: {
    globalSetup: ['test/_setup/postgres.ts', 'test/_setup/fixture.ts'],
    reporters: ['default', new WatchSilence()],
    pool: 'forks',
    maxWorkers: '100%', // one less by default, which leaves a small machine half idle
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 30_000 } },
  },
})

export default defineConfig({
  test: {
    ...everyTier.test,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...OTHER_TIERS, ...OWN_PROCESS],
        },
      },
    ],
  },
})
