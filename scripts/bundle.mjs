// Bundles scripts before they are loaded: they are TypeScript, which Node 20 cannot run.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { install } from './prepare/packages.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/**
 * Installs all packages, bundles the main.ts of a folder and returns its exports. `name` is the name of the bundle, and `define`
 * replaces expressions, as in esbuild.
 */
export async function loadMain(folder, name, define = {}) {
  const outfile = `${root}/node_modules/.cache/scion-${name}/main.mjs`
  await install(true)
  const { build } = await import('esbuild') // may have been installed just now
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
