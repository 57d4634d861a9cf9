// Bundles the built program into a few files, packages included: to load some seven hundred small ones takes longer than all
// that a start does besides.
import { readdir, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { built, bundleProgram } from './program.mjs'

const { outputs } = await bundleProgram({
  entryPoints: [`${built}/cli/main.js`],
  outdir: built,
  outbase: `${built}/cli`,
  entryNames: 'scion',
})

// Parts of earlier builds go when the new ones are there: a start at the same time finds whole files.
const parts = new Set(Object.keys(outputs).map((path) => basename(path)))
for (const name of await readdir(built)) {
  if (name.startsWith('scion') && !parts.has(name)) await rm(`${built}/${name}`)
}
