// Bundles the built program into a few files, packages included: to load some seven hundred small ones takes longer than all
// that a start does besides.
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const built = fileURLToPath(new URL('../dist/src', import.meta.url))

/** Modules that look for files beside them go on doing so from where they were built. */
const keepPlaces = {
  name: 'keep places',
  setup({ onLoad }) {
    onLoad({ filter: /dist[\\/]src[\\/].*\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const place = `./${relative(built, path).split(sep).join('/')}`
      const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`
      return { contents: text.replaceAll('import.meta.url', url), loader: 'js' }
    })
  },
}

const { metafile } = await build({
  entryPoints: [`${built}/cli/main.js`],
  outdir: built,
  outbase: `${built}/cli`,
  entryNames: 'scion',
  chunkNames: 'scion-[hash]',
  bundle: true,
  splitting: true, // what a command does not need is not loaded
  external: ['@photostructure/sqlite', 'sqlite3', 'secp256k1', 'pg-native'], // they bring machine code, or are not there
  plugins: [keepPlaces],
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Packages that are CommonJS ask for Node's modules by this name.
  banner: {
    js: "import { createRequire as createRequireOfNode } from 'node:module'; const require = createRequireOfNode(import.meta.url);",
  },
  logLevel: 'error',
  metafile: true,
})

// Parts of earlier builds go when the new ones are there: a start at the same time finds whole files.
const parts = new Set(Object.keys(metafile.outputs).map((path) => basename(path)))
for (const name of await readdir(built)) {
  if (name.startsWith('scion') && !parts.has(name)) await rm(`${built}/${name}`)
}
