import { defineConfig } from 'vitest/config'
import { tier } from '../../vitest.config.ts'
import { timeoutOf } from './_campaign.ts'

const limitMs = timeoutOf(2 * tier.testTimeout)

/** `npm run test:stress`; `npm run test:long` runs the same files with their full counts. */
export default defineConfig({
  test: {
    ...tier,
    isolate: false,
    include: ['test/stress/**/*.test.ts'],
    testTimeout: limitMs,
    hookTimeout: limitMs,
  },
})
