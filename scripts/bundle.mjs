// Scripts are TypeScript and Node 20 runs none: they are bundled first, then loaded.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { install } from './prepare/packages.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** The exports of a script's main.ts, its packages installed, bundled under a name of its own; `define` says what expressions stand for. */
export async function loadMain(folder, name, define = {}) {
  const outfile = `${root}/node_modules/.cache/scion-${name}/main.mjs`
  await install(true)
  const { build } = await import('esbuild') // not before it is there
  await build({
    outfile,
    entryPoints: [`${root}/${folder}/main.ts`],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    define,
  })
  return import(pathToFileURL(outfile).href)
}
