import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { openPostgresConnection } from '../../../src/storage/postgres/connection.ts'
import { findPostgres, requireAddress } from '../../_helpers/postgres.ts'
import { watchOutput } from '../../_helpers/programOutput.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'
import { makeFolder } from '../../cli/_cli.ts'

const ROOT = join(import.meta.dirname, '../../..')
const read = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8')

/** A folder that stands for the root of a container or a machine, with the program. */
function makeRoot() {
  const folder = makeFolder()
  for (const name of ['opt/scion/bin', 'etc/scion', 'run/secrets', 'var/lib/scion', 'tmp'])
    mkdirSync(join(folder, name), { recursive: true })
  const program = join(folder, 'opt/scion/bin/scion')
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${join(ROOT, 'dist/src/scion.js')}' "$@"\n`)
  chmodSync(program, 0o755)
  return {
    /** Moves absolute paths below the folder. */
    below: (text: string) => text.replaceAll(/(?<=^|[\s"=(])\/(?=(?:opt|etc|run|var)\/)/g, `${folder}/`),
    put: (path: string, text: string) => writeFileSync(join(folder, path), text),
    environment: { PATH: [join(folder, 'opt/scion/bin'), process.env.PATH].join(delimiter), HOME: folder },
  }
}

interface Started {
  readonly words: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** Starts a node on a free port until it is ready, and returns the response to `GET /ready`. It must stop at its signal. */
async function start({ words: [program = '', ...args], environment }: Started): Promise<unknown> {
  const child = spawn(program, [...args, '--port', '0'], { env: environment, cwd: makeFolder() })
  onTestFinished(() => void child.kill('SIGKILL'))
  const { ended, says } = watchOutput(child)
  const [, port] = await says(/http:\/\/(?:localhost|127\.0\.0\.1):(\d+)\/regtest/)
  const response = await fetch(`http://127.0.0.1:${port}/ready`)
  expect(response.status).toBe(200)
  const { networks }: { readonly networks: unknown } = JSON.parse(await response.text())
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  return networks
}

/** Returns the words of a service in a file of Compose, which replaces `$$` by `$`. */
function wordsOf(file: string): string[] {
  const { entrypoint, command } = parse(read(file)).services.scion
  return [...entrypoint, ...command].map((word: string) => word.replaceAll('$$', '$'))
}

it('the unit of systemd starts a node with the example settings and an empty file of secrets', async () => {
  const { below, put, environment } = makeRoot()
  put('etc/scion/scion.config.yaml', readFileSync(join(ROOT, 'scion.config.example.yaml'), 'utf8'))
  put('etc/scion/scion.env', 'SCION_STORE=\n')
  const values = [...read('scion.service').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value])
  const valuesOf = (wanted: string) => values.flatMap(([name, value = '']) => (name === wanted ? [value] : []))
  const files = valuesOf('EnvironmentFile').map((path) => readFileSync(below(path.replace(/^-/, '')), 'utf8'))
  const variables = [...valuesOf('Environment'), ...files.flatMap((text) => text.trim().split('\n'))]
  const given = variables.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
  const state = below(`/var/lib/${valuesOf('StateDirectory')[0]}`)
  const words = (valuesOf('ExecStart')[0] ?? '')
    .split(' ')
    .map((word) => below(word.replace(/\$\{STATE_DIRECTORY\}/, state)))
  const started = await start({ words, environment: { ...environment, ...Object.fromEntries(given) } })
  expect(started).toEqual({ regtest: { head: 'ready', store: 'ready' } })
})

it('compose.upstream.yaml starts a node in front of the nodes of its secret', async () => {
  const { below, put, environment } = makeRoot()
  const { url } = await serveTestChain()
  put('run/secrets/upstream', `regtest=${url}\n`)
  const started = await start({ words: wordsOf('compose.upstream.yaml').map(below), environment })
  expect(started).toMatchObject({ regtest: { upstream: { nodes: 1, serving: 1 } } })
})

const server = await findPostgres()

it.runIf(server !== undefined)('compose.yaml starts a node on the database of its service', async () => {
  const { below, put, environment } = makeRoot()
  const { host, port, ...others } = requireAddress(server ?? '')
  const { POSTGRES_USER: user, POSTGRES_DB: database } = parse(read('compose.yaml')).services.postgres.environment
  const password = '0a1b2c3d'
  const admin = await openPostgresConnection(
    { host, port, ...others },
    { prepare: 'SELECT 1', answerTimeoutMs: 30_000 },
  )
  onTestFinished(async () => {
    await admin.exec(`DROP DATABASE IF EXISTS ${database}`)
    await admin.exec(`DROP ROLE IF EXISTS ${user}`)
    await admin.close()
  })
  await admin.exec(`CREATE ROLE ${user} LOGIN PASSWORD '${password}'`)
  await admin.exec(`CREATE DATABASE ${database} OWNER ${user}`)
  put('run/secrets/postgres-password', `${password}\n`)
  // The name of the service, which Docker resolves.
  const words = wordsOf('compose.yaml').map((word) => below(word).replace('@postgres/', `@${host}:${port}/`))
  expect(words.join(' ')).toContain(`@${host}:${port}/`)
  const started = await start({ words, environment })
  expect(started).toMatchObject({ regtest: { store: 'ready', sharing: { role: 'writer' } } })
})
