import { defineConfig } from 'vitest/config'
import { project, run } from '../../vitest.config.ts'

/** `npm run test:stress`; `npm run test:long` runs the same files with their full counts. */
export default defineConfig({
  test: {
    ...project,
    ...run,
    globalSetup: [...run.globalSetup, ...project.globalSetup],
    include: ['test/stress/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
