import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { Address } from '../../test/stress/siege/hostile/target.ts'

export interface NodeOptions {
  /** Checkout whose build is measured. */
  readonly tree: string
  /** Value of `--store`. */
  readonly store: string
  /** Folder of the certificate, in the checkout of the bench; undefined without TLS. */
  readonly certificates: string | undefined
  /** Further flags of `scion start`. */
  readonly flags: readonly string[]
}

/** A built node in profile `hosted`, with a key for the attacker and one for the bystander. */
export interface SiegeNode {
  readonly pid: number | undefined
  readonly attacker: Address
  readonly bystander: Address
  readonly withoutKey: Address
  /** Exit code or signal; undefined while the process runs. */
  end(): string | undefined
  stop(): Promise<void>
}

/** Settings of deploy/ for hosted nodes. */
const AS_DEPLOYED = { MALLOC_MMAP_THRESHOLD_: '131072' }
const RATES = { attacker: '1000', bystander: '1000' }
const STARTED = /regtest +https?:\/\/127\.0\.0\.1:(\d+)/

const run = promisify(execFile)

export async function startNode({ tree, store, certificates, flags }: NodeOptions): Promise<SiegeNode> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-siege-'))
  const program = join(tree, 'dist/src/scion.js')
  const place = ['--data', folder, '--store', store]
  const createKey = async (name: keyof typeof RATES) => {
    const limits = ['--requests-per-second', RATES[name], '--requests-per-day', '0']
    const { stdout } = await run(process.execPath, [program, 'keys', 'create', '--name', name, ...limits, ...place])
    const [, key] = /^key +(\S+)$/m.exec(stdout) ?? []
    if (key === undefined) throw new Error(`scion keys create printed no key: ${stdout}`)
    return key
  }
  const tls =
    certificates === undefined
      ? []
      : ['--tls-cert', join(certificates, 'first.pem'), '--tls-key', join(certificates, 'first.key')]
  const bounds = ['--subscriptions-per-key', '20000'] // for subscriptions with many topics, which count as several
  const settings = ['--profile', 'hosted', '--networks', 'regtest', '--port', '0', '--log-level', 'error', ...bounds]
  const child = spawn(process.execPath, [program, 'start', ...settings, ...place, ...tls, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...AS_DEPLOYED },
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const address = { port: await readPort(child), isTls: certificates !== undefined }
  const [attackerKey, bystanderKey] = [await createKey('attacker'), await createKey('bystander')]
  return {
    pid: child.pid,
    attacker: { ...address, path: `/regtest/${attackerKey}` },
    bystander: { ...address, path: `/regtest/${bystanderKey}` },
    withoutKey: { ...address, path: '/regtest' },
    end: () => child.signalCode ?? child.exitCode?.toString(),
    async stop() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function readPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the node ended with code ${code}`)))
    if (child.stdout === null) throw new Error('the node has no output')
    createInterface(child.stdout).on('line', (line) => {
      const [, port] = STARTED.exec(line) ?? []
      if (port !== undefined) resolve(Number(port))
    })
  })
}
