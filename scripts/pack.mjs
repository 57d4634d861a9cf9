// `npm run pack [-- FOLDER]`: packs scion-rsk and scion-client as tarballs in FOLDER or dist.
import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { prepare, root } from './prepare.mjs'

const destination = resolve(process.argv[2] ?? join(root, 'dist'))

/** Creates the folder of a package and its tarball; returns the path of the tarball. */
function pack(name, script) {
  const folder = join(destination, name)
  execFileSync(process.execPath, [join(root, script), folder], { stdio: ['ignore', 'ignore', 2] })
  const isWindows = process.platform === 'win32' // there npm is a shell script
  const args = ['pack', '--json', '--offline', '--pack-destination', destination]
  const [{ filename }] = JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8', shell: isWindows }))
  return join(destination, filename)
}

await prepare()
for (const [name, script] of [
  ['scion-rsk', 'scripts/package-program/run.mjs'],
  ['scion-client', 'scripts/package-client/run.mjs'],
]) {
  console.log(`npm install ${pack(name, script)}`)
}
