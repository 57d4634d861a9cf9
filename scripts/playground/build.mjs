// Builds the docs page as static files with openrpc.json, for /docs of a node and for any web server.
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { makeFolder } from '../makeFolder.mjs'

/** Builds playground/ of the checkout into a folder; resolves with the length of each bundle in bytes. */
export async function buildPlayground(root, outdir) {
  const source = join(root, 'playground')
  makeFolder(outdir)
  for (const name of ['index.html', 'icon.svg']) copyFileSync(join(source, name), join(outdir, name))
  copyFileSync(join(root, 'generated/openrpc.json'), join(outdir, 'openrpc.json'))
  const { metafile } = await build({
    entryPoints: { app: join(source, 'main.ts'), style: join(source, 'style.css') },
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2023', 'chrome123', 'firefox120', 'safari17.5'],
    metafile: true,
    logLevel: 'warning',
  })
  return Object.fromEntries(
    Object.entries(metafile.outputs).map(([path, { bytes }]) => [path.split('/').at(-1), bytes]),
  )
}
