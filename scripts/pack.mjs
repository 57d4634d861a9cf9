// `npm run pack [-- FOLDER]`: the packages scion-rsk and scion-client of this tree as tarballs, in FOLDER or dist.
import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { prepare, root } from './prepare.mjs'

const place = resolve(process.argv[2] ?? join(root, 'dist'))

/** Makes the package's folder, and its tarball; gives the tarball's path. */
function pack(name, script) {
  const folder = join(place, name)
  execFileSync(process.execPath, [join(root, script), folder], { stdio: ['ignore', 'ignore', 2] })
  const isWindows = process.platform === 'win32' // where npm is a script for the shell
  const args = ['pack', '--json', '--offline', '--pack-destination', place]
  const [{ filename }] = JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8', shell: isWindows }))
  return join(place, filename)
}

await prepare()
for (const [name, script] of [
  ['scion-rsk', 'scripts/package-program/run.mjs'],
  ['scion-client', 'scripts/package-client/run.mjs'],
]) {
  console.log(`npm install ${pack(name, script)}`)
}
