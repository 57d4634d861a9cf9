import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = join(import.meta.dirname, '../../dist/src/scion.js')

/** A `scion start` of its own, in its own process and data folder, open on loopback. */
export interface Service {
  /** Base address, without a slash at the end. */
  readonly base: string
  url(network: string): string
  /** Everything it has printed so far. */
  output(): string
  stop(): Promise<number | null>
}

/** Starts the built service (or another build of it), which gives calls all the time they take, and waits until it says where it listens. */
export async function startService(
  args: readonly string[] = ['--open'],
  data?: string,
  main: string = MAIN,
): Promise<Service> {
  const folder = data ?? (await mkdtemp(join(tmpdir(), 'scion-')))
  const child = spawn(
    process.execPath,
    [main, 'start', '--port', '0', '--data', folder, '--call-timeout-ms', '0', ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    },
  )
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const base = await new Promise<string>((resolve, reject) => {
    const watch = (line: string) => {
      output += `${line}\n`
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line)
      if (found !== null) resolve(found[0])
    }
    createInterface(child.stdout).on('line', watch)
    createInterface(child.stderr).on('line', watch)
    child.once('exit', (code) => reject(new Error(`the service ended with code ${code}:\n${output}`)))
  })
  return {
    base,
    url: (network) => `${base}/${network}`,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      const code = await ended
      if (data === undefined) await rm(folder, { recursive: true, force: true })
      return code
    },
  }
}
