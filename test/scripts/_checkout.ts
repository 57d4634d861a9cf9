import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { watchOutput } from '../_helpers/programOutput.ts'

export const root = join(import.meta.dirname, '../..')

/** Copies scripts and manifests of the checkout to a new folder, in which nothing is installed or built. */
export async function copyCheckout(...more: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-checkout-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of ['scripts', 'package.json', 'package-lock.json', ...more]) {
    await cp(join(root, name), join(folder, name), { recursive: true })
  }
  return folder
}

async function writeProgram(path: string, source: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `#!/usr/bin/env node\n${source}`)
  await chmod(path, 0o755)
}

/** Writes a program `npm` that precedes the real one in PATH; resolves with the environment for it. */
export async function putNpm(folder: string, source: string): Promise<NodeJS.ProcessEnv> {
  await writeProgram(join(folder, 'bin/npm'), source)
  await writeFile(join(folder, 'bin/package.json'), '{}') // CommonJS, as the compiler is
  return { PATH: [join(folder, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter) }
}

/** Writes npm's record of installed packages. */
export async function noteInstalled(folder: string, packages: object): Promise<void> {
  await mkdir(join(folder, 'node_modules'), { recursive: true })
  await writeFile(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}

export const putCompiler = (folder: string, source: string) =>
  writeProgram(join(folder, 'node_modules/typescript/bin/tsc'), source)

export function runScript(folder: string, script: string, environment: NodeJS.ProcessEnv = {}, ...args: string[]) {
  const child = spawn(process.execPath, [join(folder, script), ...args], { env: { ...process.env, ...environment } })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, ...watchOutput(child) }
}

/** Waits for programs that stay connected until they end. */
export async function expectPrograms(): Promise<{ readonly port: number; next(): Promise<Socket> }> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const waiting: Socket[] = []
  const takers: ((socket: Socket) => void)[] = []
  server.on('connection', (socket) => {
    socket.on('error', () => undefined).resume() // a killed program's connection may be reset
    const take = takers.shift()
    if (take === undefined) waiting.push(socket)
    else take(socket)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no address to listen on')
  const next = async () => waiting.shift() ?? (await new Promise<Socket>((resolve) => takers.push(resolve)))
  return { port: address.port, next }
}
