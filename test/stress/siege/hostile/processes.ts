import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Address } from './target.ts'

export interface AttackerOptions {
  readonly attack: string
  readonly connections: number
  readonly address: Address
}

export interface AttackerReport {
  /** Number of responses by status and error code, and of ended connections. */
  readonly answers: Readonly<Record<string, number>>
  readonly sentBytes: number
  /** Processor time of the attacker. */
  readonly cpuMs: number
}

export interface BystanderOptions {
  readonly address: Address
  /** Time between two requests. */
  readonly intervalMs: number
  /** Maximum time for responses after the last request. */
  readonly lastResponsesMs: number
  /** Signed transactions, which it sends one after the other. */
  readonly transactions: readonly string[]
}

/** How a bystander goes on. */
export interface BystanderMode {
  /** Opens a connection for each request. */
  readonly isReconnecting?: boolean | undefined
}

export interface Latency {
  readonly p50Ms: number
  readonly p99Ms: number
  readonly maxMs: number
}

export interface BystanderReport {
  readonly requests: number
  /** Number of failed requests by reason. Their latencies count as well. */
  readonly errors: Readonly<Record<string, number>>
  readonly chainId: Latency
  readonly call: Latency
  /** Of sending a transaction, from the moment at which it is sent. */
  readonly send: Latency
}

export interface RunningAttacker {
  /** Ends the attack and returns its counts. */
  stop(): Promise<AttackerReport>
}

export interface RunningBystander {
  /** Discards the latencies so far and continues. */
  measure(mode?: BystanderMode): void
  /** Returns the latencies since `measure`, after the last responses. Pauses the requests. */
  report(): Promise<BystanderReport>
  end(): void
}

/** Starts the processes of a siege. */
export interface Processes {
  /** Starts an attack and waits for its first connection. */
  attack(options: AttackerOptions): Promise<RunningAttacker>
  /** Starts a bystander, which is paused. */
  bystand(options: BystanderOptions): RunningBystander
  /** Starts a process that uses a share of one processor. Returns a function that ends it. */
  burn(share: number): () => void
  /** Ends all processes and removes the programs. */
  close(): Promise<void>
}

/** Bundles the programs of this folder, for Node.js versions that do not run TypeScript. `folder` is this folder. */
export async function createProcesses(folder: string): Promise<Processes> {
  const outdir = await mkdtemp(join(tmpdir(), 'scion-siege-'))
  const entryPoints = ['attacker', 'bystander', 'busyLoop'].map((name) => join(folder, `${name}.ts`))
  const format = { bundle: true, platform: 'node', target: 'node20', format: 'esm', packages: 'external' } as const
  await build({ ...format, entryPoints, outdir, outExtension: { '.js': '.mjs' } })
  const children = new Set<ChildProcess>()
  let bystanders = 0
  const startProgram = (program: string, argument: string) => {
    const child = fork(join(outdir, `${program}.mjs`), [argument], { execArgv: [] })
    children.add(child)
    child.once('exit', () => children.delete(child))
    return child
  }
  const request = async <T>(child: ChildProcess, message: string): Promise<T> => {
    const done = new AbortController()
    const { signal } = done
    const ended = once(child, 'exit', { signal }).then(() =>
      Promise.reject(new Error('a process of the siege has ended')),
    )
    const received = once(child, 'message', { signal })
    child.send(message)
    try {
      const [report] = await Promise.race([received, ended])
      return report
    } finally {
      ended.catch(() => undefined) // an attacker ends after its report
      received.catch(() => undefined)
      done.abort() // removes the listeners
    }
  }
  return {
    async attack(options) {
      const child = startProgram('attacker', JSON.stringify(options))
      await once(child, 'message')
      return { stop: () => request(child, 'report') }
    },
    bystand(options) {
      const file = join(outdir, `bystander-${++bystanders}.json`) // too long for a command line
      writeFileSync(file, JSON.stringify(options))
      const child = startProgram('bystander', file)
      return {
        measure: (mode = {}) => void child.send(mode),
        report: () => request(child, 'report'),
        end: () => void child.kill(),
      }
    },
    burn(share) {
      const child = startProgram('busyLoop', `${share}`)
      return () => void child.kill()
    },
    async close() {
      await Promise.all([...children].map((child) => child.kill('SIGKILL') && once(child, 'exit')))
      await rm(outdir, { recursive: true, force: true })
    },
  }
}
