// `npm test`: every test that needs nothing but this machine; further arguments go to vitest.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { prepare, root } from './prepare.mjs'

await prepare({ forTests: true })

const vectors = resolve(process.env.VECTORS_DIR ?? join(root, '../shared/vectors'))
if (!existsSync(vectors)) {
  process.stderr.write(
    `SKIPPED: the conformance tests, because there are no vectors at ${vectors} (set VECTORS_DIR); test/pinned runs all the same.\n`,
  )
}

const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
