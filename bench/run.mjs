// `npm run bench`: the bench is TypeScript and Node 20 runs none: build the service, bundle the bench, run it.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { prepare } from '../scripts/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const outfile = `${root}/node_modules/.cache/scion-bench/main.mjs`
prepare()
await build({
  outfile,
  entryPoints: [`${root}/bench/main.ts`],
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
})
const { main } = await import(pathToFileURL(outfile).href)
process.exitCode = await main({ root, args: process.argv.slice(2) })
