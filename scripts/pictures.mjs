// `npm run pictures [-- --all]`: makes the pictures in docs/images that are older than their sources, or all. Needs Chromium.

import { at } from './prepare/root.mjs'
import { runInPlace } from './prepare/runChild.mjs'
import { prepare } from './prepare.mjs'

await prepare({ forTests: true })
const PICTURES = process.argv.includes('--all') ? 'all' : 'stale'
const vitest = at('node_modules', 'vitest', 'vitest.mjs')
const tests = ['screenshots', 'devLog'].map((name) => `test/compat/browser/${name}.test.ts`)
const args = ['run', '--config', 'test/compat/vitest.config.ts', '--root', '.', ...tests]
process.exitCode = await runInPlace(process.execPath, [vitest, ...args], { ...process.env, PICTURES })
