import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { findFreePort } from '../../_helpers/freePort.ts'
import { watchOutput } from '../../_helpers/programOutput.ts'
import { askResult } from '../../_helpers/wire.ts'
import { openProject } from '../_project.ts'
import { root, run } from '../client/_package.ts'
import { type Machine, setUpMachine } from '../packages/_machine.ts'

const RELEASE = join(root, 'dist/release')
const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))

let machine: Machine
let verdaccio: ChildProcessWithoutNullStreams
/** The machine's environment, with verdaccio as npm's registry. */
let environment: NodeJS.ProcessEnv

/** Starts verdaccio for our packages; all others come from the registry of the machine. Returns its URL. */
async function startVerdaccio(): Promise<string> {
  const url = `http://127.0.0.1:${await findFreePort()}`
  const config = {
    storage: join(machine.folder, 'verdaccio'),
    auth: { htpasswd: { file: join(machine.folder, 'htpasswd') } },
    uplinks: { machine: { url: machine.environment.npm_config_registry } },
    packages: {
      'scion-*': { access: '$all', publish: '$authenticated' },
      '**': { access: '$all', proxy: 'machine' },
    },
    log: { type: 'stdout', format: 'json', level: 'info' },
  }
  const path = join(machine.folder, 'verdaccio.yaml') // JSON is YAML
  await writeFile(path, JSON.stringify(config))
  const program = join(import.meta.dirname, 'node_modules/verdaccio/bin/verdaccio')
  verdaccio = spawn(process.execPath, [program, '--config', path, '--listen', url])
  await watchOutput(verdaccio).says(/http address/)
  return url
}

/** Returns npm's settings of a new user of the registry. */
async function addUser(url: string): Promise<string> {
  const response = await fetch(`${url}/-/user/org.couchdb.user:releaser`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'releaser', password: 'only on loopback' }),
  })
  const { token } = JSON.parse(await response.text())
  return `${url.replace('http:', '')}/:_authToken=${token}\n`
}

/** Runs the commands that publish a release, as the workflow of a tag has them. */
async function publish(): Promise<string> {
  const { jobs } = parse(await readFile(join(root, '.github/workflows/release.yml'), 'utf8'))
  const steps: readonly { readonly name?: string; readonly run?: string }[] = jobs.npm.steps
  const commands = steps.find(({ name }) => name === 'Publish')?.run ?? ''
  return run(RELEASE, 'bash', ['-ec', commands], { ...environment, PATH: process.env.PATH })
}

/** Starts a command of the installed program in an empty folder; returns its URL and a function that sends SIGTERM and waits. */
async function serve(program: string, ...args: readonly string[]) {
  const folder = await machine.install()
  const child = spawn(program, [...args, 'dev', '--port', '0'], { cwd: folder, env: environment, detached: true })
  onTestFinished(() => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
  })
  const { says, ended } = watchOutput(child)
  const [url] = await says(/http:\/\/127\.0\.0\.1:\d+/)
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { url, stop }
}

beforeAll(async () => {
  openProject(import.meta.dirname).requireInstalled()
  machine = await setUpMachine()
  await run(root, 'npm', ['run', '--silent', 'release'])
  const url = await startVerdaccio()
  const settings = join(machine.folder, 'npmrc')
  await writeFile(settings, await addUser(url))
  environment = { ...machine.environment, npm_config_registry: url, npm_config_userconfig: settings }
  expect(await publish()).toBe(`+ scion-client@${version}\n+ scion-rsk@${version}\n`)
})
afterAll(async () => {
  verdaccio?.kill()
  await machine?.remove()
})

it('npm run release packs packages, bills of materials, checksums and notes', async () => {
  const packages = ['scion-client', 'scion-rsk'].map((name) => `${name}-${version}`)
  expect((await readdir(RELEASE)).sort()).toEqual(
    ['SHA256SUMS', 'notes.md', ...packages.flatMap((name) => [`${name}.cdx.json`, `${name}.tgz`])].sort(),
  )
  expect(await run(RELEASE, 'sha256sum', ['--check', '--strict', 'SHA256SUMS'])).toMatch(/^(?:.+: OK\n){4}$/)
})

it('both bills of materials match the schema of CycloneDX 1.6', async () => {
  const { Validation, Spec } = createRequire(import.meta.url)('@cyclonedx/cyclonedx-library')
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)
  const validate = async (text: string) => validator.validate(text)
  for (const name of ['scion-rsk', 'scion-client']) {
    const text = await readFile(join(RELEASE, `${name}-${version}.cdx.json`), 'utf8')
    expect(await validate(text)).toBeNull()
    expect(await validate(text.replace('"purl"', '"url"'))).not.toBeNull()
  }
})

it('the publishing commands of the workflow skip versions that are published', async () => {
  expect(await publish()).toBe('')
})

it('npx scion-rsk dev runs the published program until SIGTERM', async () => {
  const { url, stop } = await serve('npx', '--yes', 'scion-rsk')
  expect(await askResult(url, 'eth_chainId')).toBe('0x21')
  await stop()
  await expect(askResult(url, 'eth_chainId')).rejects.toThrow('fetch failed')
})

it('npx --no scion-rsk installs nothing and fails where the package is not installed', async () => {
  const [folder, cache] = [await machine.install(), join(machine.folder, 'emptyCache')]
  const started = run(folder, 'npx', ['--no', 'scion-rsk', 'version'], { ...environment, npm_config_cache: cache })
  await expect(started).rejects.toThrow('npx canceled due to missing packages')
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
  const copies = existsSync(join(cache, '_npx')) ? await readdir(join(cache, '_npx'), { recursive: true }) : []
  expect(copies.filter((path) => path.endsWith('scion.mjs'))).toEqual([])
})

it('npm install --global installs the command as scion and as scion-rsk, which runs until SIGTERM', async () => {
  const prefix = join(machine.folder, 'global')
  await run(machine.folder, 'npm', ['install', '--global', '--prefix', prefix, 'scion-rsk'], environment)
  for (const name of ['scion', 'scion-rsk']) {
    expect(await run(machine.folder, join(prefix, 'bin', name), ['--version'], environment)).toBe(`${version}\n`)
    expect(existsSync(join(prefix, `share/man/man1/${name}.1`))).toBe(true)
  }
  const { url, stop } = await serve(join(prefix, 'bin/scion'))
  expect(await askResult(url, 'eth_chainId')).toBe('0x21')
  expect(await stop()).toBe(0)
  await expect(askResult(url, 'eth_chainId')).rejects.toThrow('fetch failed')
})

it('npm install scion-client installs the client', async () => {
  const folder = await machine.install() // an empty project
  await run(folder, 'npm', ['install', 'scion-client'], environment)
  const print = "import { createClient } from 'scion-client'; console.log(typeof createClient)"
  expect(await run(folder, process.execPath, ['--input-type=module', '--eval', print])).toBe('function\n')
})
