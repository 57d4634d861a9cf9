import { defineConfig } from 'vitest/config'
import everyDay from '../../vitest.config.ts'

/** `npm run test:long`: campaigns of minutes; what they gave last stands in docs/faults.md. */
export default defineConfig({ ...everyDay, test: { ...everyDay.test, include: ['test/**/*.long.ts'] } })
