import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { RunReporter } from './test/_setup/runReporter.ts'

/** Settings of a run, whatever its projects. */
export const run = {
  globalSetup: ['test/_setup/postgres.ts', 'test/_setup/watchBlocked.ts'],
  reporters: [new RunReporter()],
}

/** Settings of a project. */
export const project = {
  globalSetup: ['test/_setup/fixture.ts'],
  setupFiles: ['test/_setup/heartbeat.ts'],
  pool: 'forks' as const,
  experimental: { fsModuleCache: true }, // a second run transforms only files that have changed
  maxWorkers: availableParallelism() + 1, // some tests wait for processes and databases
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
}

/** Settings of a tier, which is a run of one project. */
export const tier = { ...project, ...run, globalSetup: [...run.globalSetup, ...project.globalSetup] }

/** `npm test`. The other tiers have a configuration each, beside their tests. */
export default defineConfig({
  test: {
    ...tier,
    isolate: false, // files share the modules of the worker that runs them
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/compat/**', 'test/stress/**'],
  },
})
