import { defineConfig } from 'vitest/config'
import { project, run } from '../../vitest.config.ts'
import { isLong } from './_campaign.ts'

/** `npm run test:stress`; `npm run test:long` runs the same files with their full counts. */
export default defineConfig({
  test: {
    ...project,
    ...run,
    globalSetup: [...run.globalSetup, ...project.globalSetup],
    // A campaign of full size is one test for hours.
    ...(isLong ? { reporters: ['default'] } : {}),
    include: ['test/stress/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
