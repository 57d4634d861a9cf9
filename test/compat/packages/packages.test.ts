import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { watchOutput } from '../../_helpers/programOutput.ts'
import { ask } from '../../_helpers/wire.ts'
import { root, run } from '../client/_package.ts'
import { type Machine, setUpMachine } from './_machine.ts'

const MEGABYTE = 1_000_000
/** From 22.13 on. */
const NODE_HAS_SQLITE = process.getBuiltinModule('node:sqlite') !== undefined

let machine: Machine
let program: string
let client: string
/** The folder with both packages installed. */
let project: string

beforeAll(async () => {
  machine = await setUpMachine()
  const printed = await run(root, process.execPath, ['scripts/pack.mjs', machine.folder])
  const tarballs = [...printed.matchAll(/^npm install (\S+)$/gm)].map(([, path]) => path)
  ;[program = '', client = ''] = tarballs
  project = await machine.install(program, client)
})
afterAll(() => machine?.remove())

/** Runs the command that a folder has installed to its end; returns its output. */
const npx = (folder: string, ...args: readonly string[]) =>
  run(folder, 'npx', ['--no', 'scion-rsk', ...args], machine.environment)

/** Starts the command in a process group of its own, like a terminal; returns its URL. */
async function serve(folder: string, ...args: readonly string[]) {
  const begunAt = performance.now()
  const child = spawn('npx', ['--no', 'scion-rsk', ...args, '--port', '0'], {
    cwd: folder,
    env: machine.environment,
    detached: true,
  })
  const endAll = (signal: NodeJS.Signals) => child.pid !== undefined && process.kill(-child.pid, signal)
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) endAll('SIGKILL')
  })
  const { says, text, ended } = watchOutput(child)
  const [url] = await says(/http:\/\/127\.0\.0\.1:\d+/)
  const stop = async () => {
    endAll('SIGINT')
    await ended
  }
  return {
    url,
    ask: (path: string, method: string, ...params: readonly unknown[]) => ask(url + path, method, ...params),
    stop,
    text,
    begunAt,
  }
}

const answerOf = (result: unknown) => ({ jsonrpc: '2.0', id: 1, result })

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('both packages in an empty folder', () => {
  it('the installed packages are the expected ones, below 45 MB, and none is compiled', async () => {
    const size = await sizeOf(join(project, 'node_modules'))
    console.log(`installed: ${(size / MEGABYTE).toFixed(1)} MB`)
    expect(size).toBeLessThan(45 * MEGABYTE)
    const modules = await readdir(join(project, 'node_modules'))
    expect(modules.filter((name) => !name.startsWith('.')).sort()).toEqual(
      [
        ['scion-rsk', 'scion-client', '@photostructure', 'secp256k1', 'node-gyp-build', 'node-addon-api'],
        ['tiny-secp256k1', 'uint8array-tools'], // where secp256k1 has no binary
        ['elliptic', 'bn.js', 'brorand', 'hash.js', 'hmac-drbg', 'inherits'], // of secp256k1, not used
        ['minimalistic-assert', 'minimalistic-crypto-utils'],
      ]
        .flat()
        .sort(),
    )
    expect(await machine.compilersCalled()).toBe('')
  })

  it('the program package has the command and its manual page under both names', async () => {
    const version = /^\d+\.\d+\.\d+\n$/
    expect(await npx(project, '--', '--help')).toContain('Usage: scion')
    expect(await npx(project, 'version')).toMatch(version)
    expect(await npx(project, '--', '--version')).toMatch(version)
    expect(await run(project, 'node_modules/.bin/scion', ['version'], machine.environment)).toMatch(version)
    const readManual = (name: string) => readFile(join(project, 'node_modules/scion-rsk/man', name), 'utf8')
    expect(await readManual('scion.1')).toMatch(/^\.TH SCION 1 /)
    expect(await readManual('scion-rsk.1')).toBe('.so man1/scion.1\n')
  })

  it('scion dev serves requests, also from its workers, and the docs page', async () => {
    const { url, ask, stop, text, begunAt } = await serve(project, 'dev')
    expect(await ask('/', 'eth_chainId')).toEqual(answerOf('0x21'))
    console.log(`npx --no scion-rsk dev: first answer after ${Math.round(performance.now() - begunAt)} ms`)
    const endless = { data: '0x5b600056' }
    expect(await ask('/', 'eth_call', endless, 'latest')).toEqual(answerOf('0x'))
    const page = await fetch(`${url}/docs/`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')])
    expect(await ask('/', 'rpc.discover')).toHaveProperty('result.openrpc')
    await stop()
    expect(text()).not.toContain('internal error')
  })

  it('scion start serves requests and continues its chain after a restart', async () => {
    const startInstalled = () => serve(project, 'start', '--open', '--profile', 'dev')
    const first = await startInstalled()
    expect(await first.ask('/regtest', 'eth_chainId')).toEqual(answerOf('0x21'))
    await first.ask('/regtest', 'evm_mine')
    await first.stop()
    const second = await startInstalled()
    expect(await second.ask('/regtest', 'eth_blockNumber')).toEqual(answerOf('0x1'))
    await second.stop()
  })

  it('the program package has the script of the SQLite thread', async () => {
    const workerData = { path: join(machine.folder, 'a.sqlite'), options: { isReadOnly: false, busyTimeoutMs: 0 } }
    const worker = new Worker(join(project, 'node_modules/scion-rsk/src/storage/sqlite/thread.js'), { workerData })
    worker.postMessage({ kind: 'close' })
    const [answer] = await once(worker, 'message') // rejects if the worker does not start
    expect(answer).not.toHaveProperty('error')
  })

  it('the client package exports createClient', async () => {
    const print = "import { createClient } from 'scion-client'; console.log(typeof createClient)"
    const args = ['--input-type=module', '--eval', print]
    expect(await run(project, process.execPath, args, machine.environment)).toBe('function\n')
  })
})

it('scion dev serves requests when installed without install scripts', async () => {
  const { ask, stop } = await serve(await machine.install(program, '--ignore-scripts'), 'dev')
  expect(await ask('/', 'eth_chainId')).toEqual(answerOf('0x21'))
  await stop()
})

describe('without the package for SQLite', () => {
  let folder: string
  beforeAll(async () => {
    folder = await machine.install(program, '--omit=optional')
  })

  it('scion dev serves requests: its chain is in memory', async () => {
    const { ask, stop } = await serve(folder, 'dev')
    expect(await ask('/', 'eth_chainId')).toEqual(answerOf('0x21'))
    await stop()
  })

  async function names() {
    const started = npx(folder, 'dev', '--port', '0', '--data', 'data')
    await expect(started).rejects.toThrow(
      /failed:\nsqliteDriver: must be a driver that can be loaded: this Node\.js has no SQLite, and the package @photostructure\/sqlite cannot be loaded; .+\n$/,
    )
  }

  if (!NODE_HAS_SQLITE) it('scion dev --data reports the missing package in one line', names)
})

describe('the bills of materials', () => {
  interface Component {
    readonly name: string
    readonly version: string
    readonly properties?: readonly unknown[]
  }
  const nameOf = ({ name, version }: Component) => `${name}@${version}`
  const read = async (tarball: string) => {
    const text = await readFile(tarball.replace(/tgz$/, 'cdx.json'), 'utf8')
    const { components }: { components: readonly Component[] } = JSON.parse(text)
    const isBundled = ({ properties }: Component) => properties !== undefined
    return {
      bundled: components.filter(isBundled).map(nameOf),
      installed: components.filter((one) => !isBundled(one)).map(nameOf),
    }
  }
  /** The packages that esbuild names in the code of a folder, in comments or for CommonJS modules, at their versions in the checkout. */
  const findBundled = async (folder: string) => {
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const inComment = /^\s*\/\/ ([./]\S*\/)?(node_modules\/\S+)$/gm
    const asKey = /"([./][^\s"]*\/)?(node_modules\/[^\s"]+)"\(/g
    const named = texts.flatMap((text) => [...text.matchAll(inComment), ...text.matchAll(asKey)])
    const places = named.map(([, , path = '']) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? '')
    const manifests = [...new Set(places)].map((place) => readFile(join(root, place, 'package.json'), 'utf8'))
    return (await Promise.all(manifests)).map((text): string => nameOf(JSON.parse(text)))
  }

  it('the packages that the code of a package contains are in its bill of materials', async () => {
    const inProgram = await findBundled(join(project, 'node_modules/scion-rsk/src'))
    expect(inProgram.length).toBeGreaterThan(40)
    expect((await read(program)).bundled).toEqual(expect.arrayContaining(inProgram))
    const inClient = await findBundled(join(project, 'node_modules/scion-client'))
    expect(await read(client)).toEqual({ bundled: inClient, installed: [] })
  })

  it('the packages that npm installs with the program are in its bill of materials', async () => {
    const lock = JSON.parse(await readFile(join(project, 'node_modules/.package-lock.json'), 'utf8'))
    const installed = Object.entries<Component>(lock.packages).map(
      ([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`,
    )
    expect((await read(program)).installed.sort()).toEqual(
      installed.filter((name) => !name.startsWith('scion-')).sort(),
    )
  })
})

it('the program package contains the licenses of bundled packages', async () => {
  const text = await readFile(join(project, 'node_modules/scion-rsk/LICENSES.md'), 'utf8')
  expect(text.match(/^## .+$/gm)).toEqual(expect.arrayContaining([expect.stringMatching(/^## pg \d.*\(MIT\)$/)]))
  const [, contracts = ''] = text.split('\n## Contracts in sandboxes\n')
  expect(contracts).toContain('Copyright (c) 2022 Uniswap Labs')
  expect(contracts).toContain('Permission is hereby granted')
  const [, fastify = ''] = text.split(/^## fastify .*$/m)
  expect(fastify.split('\n## ')[0]).toContain('Permission is hereby granted')
})
