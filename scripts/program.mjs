// Bundles the built program, for the checkout and for the package scion-rsk.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'

/** The output folder of the compiler. */
export const built = fileURLToPath(new URL('../dist/src', import.meta.url))

/**
 * Replaces `import.meta.url` by the URL of the module before it was bundled, from which modules locate other files. `folder` is
 * the place of the bundle among the modules.
 */
const keepUrls = (folder) => ({
  name: 'keep URLs',
  setup({ onLoad }) {
    onLoad({ filter: /dist[\\/]src[\\/].*\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const location = `./${relative(folder, path).split(sep).join('/')}`
      const url = `new URL(${JSON.stringify(location)}, import.meta.url).href`
      return { contents: text.replaceAll('import.meta.url', url), loader: 'js' }
    })
  },
})

/** Shortens the names of variables in generated validators, which are a seventh of a start. */
const shortenValidators = {
  name: 'shorten validators',
  setup({ onLoad }) {
    onLoad({ filter: /generated[\\/]\w+Validators\.js$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { minifyIdentifiers: true, minifySyntax: true })
      return { contents: code, loader: 'js' }
    })
  },
}

const OPTIONS = {
  bundle: true,
  minifyWhitespace: true,
  lineLimit: 200,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  logLevel: 'error',
}

/** Options of a bundle with all packages without native code. */
const WITH_PACKAGES = {
  ...OPTIONS,
  external: ['@photostructure/sqlite', 'sqlite3', 'secp256k1', 'tiny-secp256k1', 'pg-native'], // contain native code or WebAssembly, or are not installed
  // CommonJS packages load Node's modules by this function.
  banner: {
    js: "import { createRequire as createRequireOfNode } from 'node:module'; const require = createRequireOfNode(import.meta.url);",
  },
  metafile: true,
}

/** Bundles one module as one file, for a process or thread of its own; resolves with esbuild's list of inputs. */
export async function bundleAlone(module, outfile) {
  const { metafile } = await build({
    ...WITH_PACKAGES,
    entryPoints: [join(built, module)],
    outfile,
    plugins: [keepUrls(dirname(join(built, module)))],
  })
  return metafile.inputs
}

/** The modules that `scion dev` and `scion start` import when they start. */
const START = ['cli/dev/devNode.js', 'cli/startNode.js', 'node/createNode.js']

/**
 * Bundles the command in a folder: scion.js, the file scion-start.js with the rest of a start, and one part for each of the other
 * dynamic imports and for what some of them share. Resolves with esbuild's list of inputs, the names of the files, and the modules of
 * the first two.
 */
export async function bundleCommand(folder) {
  const { metafile, outputFiles } = await build({
    ...WITH_PACKAGES,
    entryPoints: [`${built}/cli/main.js`],
    splitting: true, // a command loads only the parts that it needs
    outdir: folder,
    outbase: `${built}/cli`,
    entryNames: 'scion-main',
    chunkNames: 'scion-[hash]',
    plugins: [keepUrls(built), shortenValidators],
    write: false,
  })
  const files = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  const parts = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]))
  const [main, ...start] = ['cli/main.js', ...START].map((name) => findPart(parts, name))
  const modules = new Map([
    ['scion.js', await joinParts(files, parts, [main], 'scion.js')],
    ['scion-start.js', await joinParts(files, parts, start, 'scion-start.js')],
  ])
  await mkdir(folder, { recursive: true })
  for (const [name, text] of files) await writeFile(join(folder, name), text)
  return { inputs: metafile.inputs, files: [...files.keys()], modules }
}

/** Returns the part that esbuild made for a dynamic import. */
function findPart(parts, module) {
  for (const [name, { entryPoint }] of parts) if (entryPoint?.endsWith(`dist/src/${module}`)) return name
  throw new Error(`the bundle has no part for ${module}`)
}

/** Returns the parts that these import when they are loaded, in the order of their evaluation. */
function importedBy(parts, names, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue
    const { imports } = parts.get(name)
    const next = imports.filter(({ kind, external }) => kind === 'import-statement' && !external)
    const nextNames = next.map(({ path }) => basename(path))
    importedBy(parts, nextNames, found)
    found.add(name)
  }
  return found
}

const IS_JOINED = /^export \{.*\} from '\.\/scion(-start)?\.js'\n$/

/** Returns the name that an export of a part has in the joined file. It is the same in each build that has the part. */
const uniqueName = (part, name) => `${part.replace('-', '_').replace('.js', '')}_${name}`

/**
 * Joins parts and all that they import to one file, since each file of a start costs half a millisecond. The parts remain as files that
 * export the names of the joined one, for the parts that are loaded later. Resolves with the modules of the joined file.
 */
async function joinParts(files, parts, names, joined) {
  const isJoined = (name) => IS_JOINED.test(files.get(name) ?? '')
  const members = [...importedBy(parts, names)].filter((name) => !isJoined(name))
  const listExports = (part, print) => parts.get(part).exports.map((name) => print(name, uniqueName(part, name)))
  const contents = members.map(
    (part) => `export { ${listExports(part, (own, unique) => `${own} as ${unique}`)} } from './${part}'\n`,
  )
  const { outputFiles } = await build({
    ...OPTIONS,
    stdin: { contents: contents.join(''), sourcefile: joined },
    plugins: [readParts(files, (name) => members.includes(name) || isJoined(name))],
    write: false,
  })
  for (const part of members) {
    const exported = listExports(part, (own, unique) => `${unique} as ${own}`)
    files.set(part, `export { ${exported} } from './${joined}'\n`)
  }
  files.set(joined, outputFiles[0].text)
  return members.flatMap((name) => Object.keys(parts.get(name).inputs))
}

/** Reads the parts to join, and leaves all other imports as they are. */
const readParts = (files, isRead) => ({
  name: 'read parts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined
      const name = basename(path)
      return kind === 'import-statement' && isRead(name) ? { path: name, namespace: 'parts' } : { path, external: true }
    })
    onLoad({ filter: /./, namespace: 'parts' }, ({ path }) => ({ contents: files.get(path), loader: 'js' }))
  },
})
