// Bundles the built program and its packages into a few files. Loading about 700 small files would take longer than the rest of
// a start.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { built, bundleCommand } from './program.mjs'

/** Time for which parts of earlier builds stay, in ms. */
const KEPT_MS = 3_600_000

const { files } = await bundleCommand(built)

// A running node may load parts of its build later, and a concurrent start needs complete files.
const parts = new Set(files)
for (const name of await readdir(built)) {
  const path = join(built, name)
  const isOld = name.startsWith('scion') && !parts.has(name)
  if (isOld && Date.now() - (await stat(path)).mtimeMs > KEPT_MS) await rm(path)
}
await rm(join(built, '../.compiled'), { recursive: true, force: true }) // see scripts/compileCache.mjs
