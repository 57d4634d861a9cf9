// Makes the checkout ready to run: Node's version, installed packages, built sources. Only Node's own modules are used here,
// because nothing else may be installed yet.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const at = (...parts) => join(root, ...parts)

/** Says why and ends the process. */
function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function say(message) {
  process.stderr.write(`${message}\n`)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isOldEnough = major < 27
  const isNewEnough = major > 20 || (major === 20 && minor >= 19)
  if (!isOldEnough || !isNewEnough) fail(`Scion needs Node.js from 20.19 to 26; this is ${process.versions.node}`)
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Whether node_modules holds what the lock file asks for, by npm's own record of what it installed. */
export function isInstalled() {
  const record = at('node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  if (statSync(record).mtimeMs >= statSync(at('package-lock.json')).mtimeMs) return true
  const installed = readJson(record).packages
  const wanted = Object.entries(readJson(at('package-lock.json')).packages).filter(([path]) => path !== '')
  return wanted.every(([path, entry]) => entry.optional === true || installed[path]?.version === entry.version)
}

function install() {
  if (isInstalled()) return
  // `npm ci` refuses a lock file that lacks the packages of other platforms, and a registry that mirrors only some of them
  // gives no other; `npm install` takes the same locked versions and leaves the lock file alone.
  say('Installing packages (npm install --no-save) ...')
  const { status } = spawnSync('npm', ['install', '--no-save'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('npm install failed; see above.')
}

/** The newest change below a folder; folders count too, because a deleted file changes nothing else. */
function newestChangeMs(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestChangeMs(join(path, name))), stat.mtimeMs)
}

const SOURCES = [
  'src',
  'generated',
  'playground',
  'scripts/playground',
  'scripts/bundle-program.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
]

export function isBuilt() {
  const stamp = at('dist', '.stamp')
  if (!existsSync(stamp)) return false
  const builtMs = statSync(stamp).mtimeMs
  return SOURCES.every((source) => newestChangeMs(at(source)) < builtMs)
}

function build() {
  if (isBuilt()) return
  say('Building ...')
  const begunAt = new Date()
  const tsc = at('node_modules', 'typescript', 'bin', 'tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) fail('The sources do not compile; see above.')
  mkdirSync(at('dist', 'generated'), { recursive: true })
  copyFileSync(at('generated', 'openrpc.json'), at('dist', 'generated', 'openrpc.json'))
  const page = spawnSync(process.execPath, [at('scripts', 'playground', 'run.mjs')], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (page.status !== 0) fail('The docs page does not build; see above.')
  const program = spawnSync(process.execPath, [at('scripts', 'bundle-program.mjs')], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (program.status !== 0) fail('The program cannot be bundled; see above.')
  // What changed while the compiler ran counts as newer than the build.
  writeFileSync(at('dist', '.stamp'), '')
  utimesSync(at('dist', '.stamp'), begunAt, begunAt)
}

/** Checks, installs and builds what is not yet; says what it does, and ends the process when it cannot. */
export function prepare() {
  checkNode()
  install()
  build()
}
