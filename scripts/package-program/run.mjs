// `node scripts/package-program/run.mjs [FOLDER]`: creates the package scion-rsk from the built program for `npm pack` in FOLDER or
// dist/scion-rsk. It contains all JavaScript; packages with native code are its dependencies.
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from '../makeFolder.mjs'
import { built, bundleAlone, bundleCommand } from '../program.mjs'
import { packagesOf, writeSbom } from '../sbom.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = resolve(process.argv[2] ?? join(root, 'dist/scion-rsk'))
const readManifest = (path) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
const { version, license, repository, engines, dependencies, peerDependencies, peerDependenciesMeta } =
  readManifest(root)

const manifest = {
  name: 'scion-rsk',
  version,
  description: 'A Rootstock node service: a local chain with one command, hosted endpoints with the same program',
  keywords: ['rootstock', 'rsk', 'node', 'json-rpc', 'openrpc', 'ethereum', 'development'],
  license,
  repository,
  type: 'module',
  engines,
  bin: { scion: 'bin/scion.mjs', 'scion-rsk': 'bin/scion.mjs' }, // npx knows a command by the name of its package
  man: ['man/scion.1', 'man/scion-rsk.1'],
  files: ['bin', 'src', 'generated', 'playground', 'man', 'LICENSES.md'],
  dependencies: { secp256k1: dependencies.secp256k1, 'tiny-secp256k1': dependencies['tiny-secp256k1'] },
  // From 22.13 on, Node has its own SQLite, so this package may be missing or fail to install.
  optionalDependencies: { '@photostructure/sqlite': dependencies['@photostructure/sqlite'] },
  peerDependencies,
  peerDependenciesMeta,
}

// The version is checked in a file of its own, because an old Node cannot parse the bundle.
const COMMAND = `#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { cacheCompiledCode } from './compileCache.mjs'
import { endWithShell } from './endWithShell.mjs'
import { checkNode } from './nodeVersion.mjs'

checkNode()
// A script of a project may leave its node running, npx may not.
if (process.env.npm_lifecycle_event === 'npx') endWithShell()
cacheCompiledCode(fileURLToPath(new URL('../.compiled', import.meta.url)))
await import('../src/scion.js')
`

/** The modules that the command starts as processes and threads; it finds each at the place of the module. */
const PROGRAMS = [
  'node/workerMain.js',
  'storage/sqlite/thread.js',
  'chain/import/ahead/precomputeThread.js',
  'cli/dev/project/scanThread.js',
]

/** Bundles the command and its programs, and returns the inputs of all. */
async function writePrograms() {
  const outdir = join(folder, 'src')
  const { inputs } = await bundleCommand(outdir)
  for (const program of PROGRAMS) Object.assign(inputs, await bundleAlone(program, join(outdir, program)))
  return inputs
}

/** Returns the licences of the bundled packages, which must be distributed with them. */
function printLicenses(inputs) {
  const texts = packagesOf(inputs).map((path) => {
    const { name, version, license } = readManifest(join(root, path))
    const file = readdirSync(join(root, path)).find((entry) => /^licen[cs]e/i.test(entry))
    const text = file === undefined ? '' : `\n\n${readFileSync(join(root, path, file), 'utf8').trim()}`
    return `## ${name} ${version} (${license})${text}\n`
  })
  return `# Packages inside this one\n\n${texts.join('\n')}\n${readContractLicenses()}`
}

/** Returns the section of the documentation about the contracts whose code is in the program. */
function readContractLicenses() {
  const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
  const found = /^## Contracts in sandboxes\n[\s\S]+?(?=^## )/m.exec(page)
  if (found === null) throw new Error('docs/dependencies.md has no section about the contracts in sandboxes')
  return found[0]
}

function copyData() {
  for (const path of ['generated/openrpc.json', 'generated/admin/openrpc.json', 'playground'])
    cpSync(join(root, 'dist', path), join(folder, path), { recursive: true })
  mkdirSync(join(folder, 'bin'))
  for (const path of ['compileCache.mjs', 'nodeVersion.mjs', 'prepare/endWithShell.mjs'])
    copyFileSync(join(root, 'scripts', path), join(folder, 'bin', basename(path)))
  writeFileSync(join(folder, 'bin/scion.mjs'), COMMAND)
  copyFileSync(join(root, 'scripts/package-program/README.md'), join(folder, 'README.md'))
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

/** Writes the manual page, which the program prints from its commands and flags, and its second name. */
function writeManual() {
  mkdirSync(join(folder, 'man'))
  writeFileSync(join(folder, 'man/scion.1'), execFileSync(process.execPath, [join(built, 'scion.js'), 'man']))
  writeFileSync(join(folder, 'man/scion-rsk.1'), '.so man1/scion.1\n')
}

if (!existsSync(join(built, 'scion.js'))) throw new Error('the program is not built: npm run pack builds it')
rmSync(folder, { recursive: true, force: true })
makeFolder(folder)
const inputs = await writePrograms()
writeFileSync(join(folder, 'LICENSES.md'), printLicenses(inputs))
copyData()
writeManual()
writeSbom(folder, manifest, inputs)
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
console.log(folder)
