import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, constants } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import type { Cleanup } from '../../_helpers/cleanup.ts'
import type { Place } from '../faults/engines.ts'
import { createKey } from '../faults/keys.ts'
import { MAIN } from '../faults/node.ts'
import type { Endpoint } from './connection.ts'

const COLLECT_GARBAGE = pathToFileURL(join(import.meta.dirname, 'collectGarbage.mjs')).href
export const NETWORKS = ['mainnet', 'testnet', 'regtest'] as const
/** What holds an attacker back is to be seen without them. */
const NO_LIMITS = ['--requests-per-second', '0', '--requests-per-day', '0']
/** What deploy/ sets for a node that strangers use. */
const AS_DEPLOYED = { MALLOC_MMAP_THRESHOLD_: '131072' }
const MEBIBYTE = 2 ** 20
/** What a node may keep of attacks: heaps that were larger once, and the workers that they started beside the first. */
export const MAX_KEPT_BYTES = (192 + 128 * (availableParallelism() - 1)) * MEBIBYTE
const PAGE_BYTES = 4096
const SIGUSR2_BIT = 1n << BigInt(constants.signals.SIGUSR2 - 1)

export type NetworkName = (typeof NETWORKS)[number]

/** A built node in profile hosted with three networks, in a process of its own. */
export interface Besieged {
  readonly port: number
  /** Where the holder of a key asks a network. */
  endpoint(network: NetworkName, key: string): Endpoint
  readonly attackerKey: string
  readonly bystanderKey: string
  /** Exit code or signal; undefined while the process runs. */
  end(): string | undefined
  /** What it and its workers hold of the machine's memory. */
  residentBytes(): number
  /** Has them collect their garbage, which nothing else may give them a reason to. */
  collectGarbage(): void
}

export async function startBesieged(
  place: Place,
  flags: readonly string[],
  cleanup: Cleanup = onTestFinished,
): Promise<Besieged> {
  const settings = [
    '--profile',
    'hosted',
    '--networks',
    NETWORKS.join(),
    '--allow-public-ids',
    '--port',
    '0',
    '--log-level',
    'error',
    '--enable',
    'debug_traceCall',
  ]
  const child = spawn(process.execPath, [MAIN, 'start', ...settings, ...place.flags, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...AS_DEPLOYED, NODE_OPTIONS: `--import=${COLLECT_GARBAGE}` },
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  cleanup(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const port = await portOf(child)
  const attackerKey = await createKey(place, 'attacker', ...NO_LIMITS)
  const bystanderKey = await createKey(place, 'bystander', ...NO_LIMITS)
  return {
    port,
    attackerKey,
    bystanderKey,
    endpoint: (network, key) => ({ port, path: `/${network}/${key}` }),
    end: () => child.signalCode ?? child.exitCode?.toString(),
    residentBytes: () => familyOf(child.pid).reduce((sum, pid) => sum + residentBytes(pid), 0),
    collectGarbage() {
      for (const pid of familyOf(child.pid).filter(hearsSignal)) process.kill(pid, 'SIGUSR2')
    },
  }
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the node ended with code ${code}`)))
    if (child.stdout === null) return
    createInterface(child.stdout).on('line', (line) => {
      const [, port] = /regtest +http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? []
      if (port !== undefined) resolve(Number(port))
    })
  })
}

/** A process and its children, by Linux's /proc. */
function familyOf(root: number | undefined): number[] {
  const parentOf = (pid: string) => Number(/\) \S (\d+)/.exec(readOf(pid, 'stat'))?.[1])
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => Number(pid) === root || parentOf(pid) === root).map(Number)
}

const residentBytes = (pid: number) => Number(readOf(pid, 'statm').split(' ')[1] ?? 0) * PAGE_BYTES

/** One that is about to start would be killed by it. */
function hearsSignal(pid: number): boolean {
  const [, caught = '0'] = /^SigCgt:\s*(\w+)/m.exec(readOf(pid, 'status')) ?? []
  return (BigInt(`0x${caught}`) & SIGUSR2_BIT) !== 0n
}

/** Nothing of a process that has ended meanwhile. */
function readOf(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}
