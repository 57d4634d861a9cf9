// `node scripts/package-client/run.mjs [FOLDER]`: creates the package scion-client for `npm pack` in FOLDER or dist/scion-client.
// Types are checked without those of Node, as in a browser.
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { makeFolder } from '../makeFolder.mjs'
import { writeSbom } from '../sbom.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = resolve(process.argv[2] ?? join(root, 'dist/scion-client'))
const { version, license, repository, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const manifest = {
  name: 'scion-client',
  version,
  description: 'A typed client for the JSON-RPC of a Rootstock node, without dependencies',
  keywords: ['rootstock', 'rsk', 'json-rpc', 'openrpc', 'ethereum', 'client'],
  license,
  repository,
  type: 'module',
  sideEffects: false,
  engines: { node: engines.node.split(' ')[0] },
  // For tools that do not read `exports`, such as TypeScript with moduleResolution node.
  main: './cjs/index.js',
  types: './cjs/types/src/client/index.d.ts',
  exports: {
    '.': {
      import: { types: './types/src/client/index.d.ts', default: './index.js' },
      // require() of Node 20.19 and newer loads the same module as import, so that a program has one class RpcError.
      'module-sync': { types: './types/src/client/index.d.ts', default: './index.js' },
      // Jest, and older tools.
      require: { types: './cjs/types/src/client/index.d.ts', default: './cjs/index.js' },
      default: './index.js',
    },
    './package.json': './package.json',
  },
  files: ['*.js', 'types', 'cjs', 'PLATFORMS.md'],
}

async function writeCode() {
  // Checksums are in a separate file, because it computes constants when it is loaded; bundlers leave it out if it is unused.
  const entries = ['index', 'checksum'].map((name) => join(root, `src/client/${name}.ts`))
  const options = { bundle: true, splitting: true, format: 'esm', platform: 'neutral', target: 'es2022' }
  const paths = { entryPoints: entries, outdir: folder, absWorkingDir: root }
  const { metafile } = await build({ ...options, ...paths, mainFields: ['module', 'main'], metafile: true })
  const [index] = entries
  await build({
    ...options,
    ...paths,
    entryPoints: [index],
    outdir: join(folder, 'cjs'),
    format: 'cjs',
    splitting: false,
  })
  return metafile.inputs
}

function writeTypes() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const types = join(folder, 'types')
  execFileSync(process.execPath, [tsc, '-p', join(root, 'scripts/package-client'), '--outDir', types], {
    stdio: ['ignore', 2, 2],
  })
  // The compiler does not replace .ts in the imports of declarations.
  for (const name of readdirSync(types, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const text = readFileSync(join(types, name), 'utf8')
    writeFileSync(join(types, name), text.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"))
  }
  // Declarations are of the module format of the package.json above them.
  cpSync(types, join(folder, 'cjs/types'), { recursive: true })
  writeFileSync(join(folder, 'cjs/package.json'), '{ "type": "commonjs" }\n')
}

rmSync(folder, { recursive: true, force: true })
makeFolder(folder)
const inputs = await writeCode()
writeTypes()
for (const page of ['README.md', 'PLATFORMS.md']) copyFileSync(join(root, 'src/client', page), join(folder, page))
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
writeSbom(folder, manifest, inputs)
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
console.log(folder)
