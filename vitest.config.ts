import { configDefaults, defineConfig } from 'vitest/config'
import { RunReporter } from './test/_setup/runReporter.ts'

/** Files that need a process of their own, by the reason. All others share the modules of the worker that runs them. */
const OWN_PROCESS: string[] = []

/** What every run of tests has in common; `projects` inherit none of it by themselves. */
export const run = {
  globalSetup: ['test/_setup/postgres.ts', 'test/_setup/watchBlocked.ts'],
  reporters: [new RunReporter()],
}

/** What every project has in common. */
export const project = {
  globalSetup: ['test/_setup/fixture.ts'],
  setupFiles: ['test/_setup/heartbeat.ts'],
  pool: 'forks' as const,
  experimental: { fsModuleCache: true }, // a second run transforms only files that have changed
  maxWorkers: '100%', // one less by default, which leaves a small machine half idle
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
}

/** `npm test`. The other tiers have a configuration each, beside their tests. */
export default defineConfig({
  test: {
    ...run,
    projects: [
      {
        test: {
          ...project,
          name: 'shared',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'test/compat/**', 'test/stress/**', ...OWN_PROCESS],
        },
      },
    ],
  },
})
