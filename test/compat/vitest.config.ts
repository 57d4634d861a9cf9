import { defineConfig } from 'vitest/config'
import { project, run } from '../../vitest.config.ts'

/** `npm run test:compat`: programs of others, browsers and packages against the built program. */
export default defineConfig({
  test: {
    ...project,
    ...run,
    globalSetup: [...run.globalSetup, ...project.globalSetup],
    include: ['test/compat/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
