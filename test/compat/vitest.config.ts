import { defineConfig } from 'vitest/config'
import { tier } from '../../vitest.config.ts'
import { slowness } from '../_setup/slowness.ts'
import { LongestFirst } from './_longestFirst.ts'

/** The tests of `npm run test:compat`: external programs, browsers and packages against the built program. */
export default defineConfig({
  test: {
    ...tier,
    include: ['test/compat/**/*.test.ts'],
    hookTimeout: 300_000 * slowness,
    sequence: { sequencer: LongestFirst },
  },
})
