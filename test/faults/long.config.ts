import { defineConfig } from 'vitest/config'
import everyDay from '../../vitest.config.ts'

/** `npm run test:long`: campaigns of minutes; what they gave last stands in docs/faults.md. Some let nobody hear of them for an hour. */
export default defineConfig({
  ...everyDay,
  test: { ...everyDay.test, reporters: ['default'], include: ['test/**/*.long.ts'] },
})
