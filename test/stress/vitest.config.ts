import { defineConfig } from 'vitest/config'
import { tier } from '../../vitest.config.ts'
import { timeoutOf } from './_campaign.ts'

/** `npm run test:stress`; `npm run test:long` runs the same files with their full counts. */
export default defineConfig({
  test: {
    ...tier,
    isolate: false,
    include: ['test/stress/**/*.test.ts'],
    testTimeout: timeoutOf(),
    hookTimeout: timeoutOf(),
  },
})
