// Bundles the built program and its packages into a few files. Loading about 700 small files would take longer than the rest of
// a start.
import { readdir, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { built, bundleProgram } from './program.mjs'

const { outputs } = await bundleProgram({
  entryPoints: [`${built}/cli/main.js`],
  outdir: built,
  outbase: `${built}/cli`,
  entryNames: 'scion',
})

// Parts of earlier builds are deleted last, so that a concurrent start finds complete files.
const parts = new Set(Object.keys(outputs).map((path) => basename(path)))
for (const name of await readdir(built)) {
  if (name.startsWith('scion') && !parts.has(name)) await rm(`${built}/${name}`)
}
