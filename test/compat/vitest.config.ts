import { defineConfig } from 'vitest/config'
import { tier } from '../../vitest.config.ts'

/** `npm run test:compat`: programs of others, browsers and packages against the built program. */
export default defineConfig({
  test: {
    ...tier,
    include: ['test/compat/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
