import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { createClient } from './client.ts'
import { findListener } from './process.ts'

/** A node that is measured. */
export interface Target {
  readonly name: string
  readonly url: string
  /** Undefined if the node runs on another computer, where processor time and memory cannot be read. */
  readonly pid: number | undefined
  /** Time from the start of the process to its first response; undefined if the bench did not start it. */
  readonly startMs: number | undefined
  /** Path of the program, for further commands; undefined for other nodes. */
  readonly cli?: readonly string[]
  /** The data folder. */
  readonly data?: string
  stop(): Promise<void>
}

/** A process of the built service. */
export interface Service {
  readonly url: string
  readonly pid: number | undefined
  /** Path of the program, for further commands. */
  readonly cli: readonly string[]
  /** The data folder, which `stop` deletes. */
  readonly folder: string
  stop(): Promise<void>
}

/** Starts the built service on a new folder; `urlPattern` finds its URL in its output. */
export async function runService(root: string, flags: readonly string[], urlPattern: RegExp): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-bench-'))
  const cli = [join(root, 'dist/src/scion.js')]
  const args = [...cli, 'start', '--port', '0', '--data', folder, '--max-connections', '0', ...flags]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    url: await readUrl(child, urlPattern),
    pid: child.pid,
    cli,
    folder,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the built service on a new folder with three networks and without keys; the URL serves regtest. */
export async function startService(root: string, flags: readonly string[]): Promise<Target> {
  const begunAt = performance.now()
  const { cli, folder, ...service } = await runService(
    root,
    ['--open', ...flags],
    /open +(http:\/\/127\.0\.0\.1:\d+\/)/,
  )
  await requestOnce(service.url)
  const startMs = performance.now() - begunAt
  return { name: 'scion', ...service, startMs, ...(flags.includes('--store') ? {} : { cli, data: folder }) }
}

/** Returns a node that is already running. */
export async function attach(url: string): Promise<Target> {
  const client = createClient(url)
  const name = String(await client.call('web3_clientVersion', [])).split('/')[0] ?? url
  client.close()
  const { hostname, port } = new URL(url)
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1'
  return { name, url, pid: isHere ? findListener(Number(port)) : undefined, startMs: undefined, stop: async () => {} }
}

function readUrl(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended with code ${code}`)))
    if (child.stdout === null) throw new Error('the service has no output')
    createInterface(child.stdout).on('line', (line) => {
      const [, url] = pattern.exec(line) ?? []
      if (url !== undefined) resolve(url)
    })
  })
}

async function requestOnce(url: string): Promise<void> {
  const client = createClient(url)
  await client.call('eth_chainId', [])
  client.close()
}

/** A program that serves one chain at a port, which follows `args`. */
export interface Program {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

const POLL_MS = 2
/** Characters of a program's output that an error shows. */
const SHOWN_OUTPUT = 2_000

/** Starts a program in `folder`, where its output goes into the file `log`, and waits until it responds. */
export async function startProgram({ name, command, args }: Program, folder: string): Promise<Target> {
  const port = await findFreePort()
  const log = openSync(join(folder, 'log'), 'w')
  const begunAt = performance.now()
  const child = spawn(command, [...args, '--port', `${port}`], { cwd: folder, stdio: ['ignore', log, log] })
  closeSync(log)
  const failure = new Promise<never>((_, reject) => {
    const fail = (reason: string) => {
      reject(new Error(`${name} ${reason}: ${readFileSync(join(folder, 'log'), 'utf8').slice(-SHOWN_OUTPUT)}`))
    }
    child.once('error', (error) => fail(`did not start (${error.message})`))
    child.once('exit', (code) => fail(`ended with code ${code}`))
  })
  failure.catch(() => {}) // a later end is no failure of the start
  const url = `http://127.0.0.1:${port}/`
  await Promise.race([waitForResponse(url, child), failure])
  const startMs = performance.now() - begunAt
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { name, url, pid: child.pid, startMs, stop }
}

/** Requests until the first response, or until the process ends. */
async function waitForResponse(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    try {
      return await requestOnce(url)
    } catch {
      await setTimeout(POLL_MS) // it does not listen yet
    }
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('the free port has no number')
  return address.port
}
