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
      const isOwn = !line.includes('"endpoint":') // that of another node
      if (found !== null && isOwn) resolve(found[0])
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

/**
 * The name of such a service in titles. Its clients see a transaction in a block only after it has asked for the newest one.
 */
export const UPSTREAM = 'a node with an upstream'

/** Flags of a service that reads networks of another one. It asks for new blocks as often as the settings permit. */
export function upstreamFlags(origin: Pick<Service, 'url'>, networks: readonly string[]): string[] {
  const urls = networks.map((network) => `${network}=${origin.url(network)}`)
  return ['--upstream', urls.join(), '--upstream-poll-ms', '100', '--upstream-requests-per-second', '0']
}

/**
 * Starts a sandbox with this mining and a service in front of it, which reads its networks. `stop` ends both. For viem, blocks
 * must follow, as on a real chain: it ignores a block that arrives while it looks for a receipt, and waits for the next one.
 */
export async function startUpstream(networks: readonly string[], mining = 'auto'): Promise<Service> {
  const sandbox = await startService(['--open', '--networks', networks.join(), '--mining', mining])
  const front = await startService(['--open', ...upstreamFlags(sandbox, networks)])
  return {
    ...front,
    async stop() {
      const code = await front.stop()
      await sandbox.stop()
      return code
    },
  }
}
