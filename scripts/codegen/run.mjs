// Bundles the code generator, since Node 20 does not run TypeScript, and runs it. `component` is CommonJS because
// @open-rpc/generator loads it with require().
import { mkdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { install } from '../prepare/packages.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const outdir = `${root}/node_modules/.cache/scion-codegen`
const entry = (name) => `${root}/scripts/codegen/${name}.ts`
await install({ forTests: true })
const { build } = await import('esbuild') // after its installation
mkdirSync(outdir, { recursive: true })
const shared = { outdir, bundle: true, platform: 'node', target: 'node20', packages: 'external' }
await Promise.all([
  build({ ...shared, entryPoints: [entry('main')], format: 'esm', outExtension: { '.js': '.mjs' } }),
  build({ ...shared, entryPoints: [entry('component')], format: 'cjs', outExtension: { '.js': '.cjs' } }),
])
const { main } = await import(pathToFileURL(`${outdir}/main.mjs`).href)
process.exitCode = await main({ root, component: `${outdir}/component.cjs`, args: process.argv.slice(2) })
