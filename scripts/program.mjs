// Bundles the built program, for the checkout and for the package scion-rsk.
import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The output folder of the compiler. */
export const built = fileURLToPath(new URL('../dist/src', import.meta.url))

/** Replaces `import.meta.url` by the URL of the module before it was bundled, from which modules locate other files. */
const keepUrls = {
  name: 'keep URLs',
  setup({ onLoad }) {
    onLoad({ filter: /dist[\\/]src[\\/].*\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const location = `./${relative(built, path).split(sep).join('/')}`
      const url = `new URL(${JSON.stringify(location)}, import.meta.url).href`
      return { contents: text.replaceAll('import.meta.url', url), loader: 'js' }
    })
  },
}

/** Bundles modules of the built program with all packages without native code; resolves with esbuild's list of inputs and outputs. */
export async function bundleProgram(options) {
  const { metafile } = await build({
    chunkNames: 'scion-[hash]',
    bundle: true,
    splitting: true, // a command loads only the parts that it needs
    external: ['@photostructure/sqlite', 'sqlite3', 'secp256k1', 'tiny-secp256k1', 'pg-native'], // contain native code or WebAssembly, or are not installed
    plugins: [keepUrls],
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // CommonJS packages load Node's modules by this function.
    banner: {
      js: "import { createRequire as createRequireOfNode } from 'node:module'; const require = createRequireOfNode(import.meta.url);",
    },
    logLevel: 'error',
    metafile: true,
    ...options,
  })
  return metafile
}
