// `npm run mock`: the document's examples as a server. The scripts are TypeScript and Node 20 runs none: bundle first, then run.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))
const outfile = `${root}/node_modules/.cache/scion-mock/main.mjs`
await build({
  outfile,
  entryPoints: [`${root}/scripts/mock/main.ts`],
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
})
const { main } = await import(pathToFileURL(outfile).href)
process.exitCode = await main({ root, args: process.argv.slice(2) })
