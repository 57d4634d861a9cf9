import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { RunReporter } from './test/_setup/runReporter.ts'
import { slowness } from './test/_setup/slowness.ts'

/** Time limit of a test, in ms. */
const LIMIT_MS = 120_000 * slowness

/** Settings of a run, whatever its projects. */
export const run = {
  globalSetup: ['test/_setup/postgres.ts', 'test/_setup/watchBlocked.ts'],
  reporters: [new RunReporter()],
}

/** Settings of a project. */
export const project = {
  globalSetup: ['test/_setup/fixture.ts'],
  setupFiles: ['test/_setup/heartbeat.ts', 'test/_setup/processorTime.ts', 'test/_setup/warnings.ts'],
  pool: 'forks' as const,
  experimental: { fsModuleCache: true }, // a second run transforms only files that have changed
  maxWorkers: availableParallelism() + 1, // some tests wait for processes and databases
  // A limit ends a test that would wait forever. No test of `npm test` has one of its own, because a busy machine makes all slower.
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  expect: { poll: { timeout: LIMIT_MS / 2 } },
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
