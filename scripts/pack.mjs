// `npm run pack [-- FOLDER]`: packs scion-rsk and scion-client in FOLDER or dist: a tarball and a bill of materials of each, and the
// checksums of these files.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { prepare, root } from './prepare.mjs'

const destination = resolve(process.argv[2] ?? join(root, 'dist'))

/** Gives the files of a folder the same mode on every machine. npm makes the command executable when it installs it. */
function unifyModes(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o644)
}

/** Creates the folder of a package, its tarball and its bill of materials; returns the names of the files. */
function pack(name, script) {
  const folder = join(destination, name)
  execFileSync(process.execPath, [join(root, script), folder], { stdio: ['ignore', 'ignore', 2] })
  unifyModes(folder)
  const isWindows = process.platform === 'win32' // there npm is a shell script
  const args = ['pack', '--json', '--offline', '--pack-destination', destination]
  const [{ filename }] = JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8', shell: isWindows }))
  const materials = filename.replace(/tgz$/, 'cdx.json')
  copyFileSync(join(folder, 'sbom.cdx.json'), join(destination, materials))
  rmSync(folder, { recursive: true })
  return [filename, materials]
}

/** Returns a line of SHA256SUMS, as `sha256sum --check` reads it. */
function printChecksum(file) {
  const digest = createHash('sha256')
    .update(readFileSync(join(destination, file)))
    .digest('hex')
  return `${digest}  ${file}\n`
}

await prepare()
const files = [
  ...pack('scion-rsk', 'scripts/package-program/run.mjs'),
  ...pack('scion-client', 'scripts/package-client/run.mjs'),
]
writeFileSync(join(destination, 'SHA256SUMS'), files.map(printChecksum).join(''))
for (const file of files.filter((name) => name.endsWith('.tgz'))) console.log(`npm install ${join(destination, file)}`)
