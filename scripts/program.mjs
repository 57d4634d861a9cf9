// How the built program is bundled: for the checkout, and for the package scion-rsk.
import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Where the compiler puts the program. */
export const built = fileURLToPath(new URL('../dist/src', import.meta.url))

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

/** Bundles modules of the built program, packages included, but for those with machine code; gives what went in and came out. */
export async function bundleProgram(options) {
  const { metafile } = await build({
    chunkNames: 'scion-[hash]',
    bundle: true,
    splitting: true, // what a command does not need is not loaded
    external: ['@photostructure/sqlite', 'sqlite3', 'secp256k1', 'tiny-secp256k1', 'pg-native'], // they bring machine code or WebAssembly, or are not there
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
    ...options,
  })
  return metafile
}
