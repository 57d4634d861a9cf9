import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import type { Cleanup } from '../../_helpers/cleanup.ts'
import { makeFolder, placeIn } from '../faults/engines.ts'
import { createKey } from '../faults/keys.ts'
import { MAIN } from '../faults/node.ts'

const MEASURE = pathToFileURL(join(import.meta.dirname, 'measureSteps.mjs')).href
/** A call ends after this time, so that none delays the others. */
const LIMITS = [
  '--call-timeout-ms',
  '1000',
  '--method-timeouts-ms',
  'eth_sendRawTransactionSync=200,eth_sendTransactionSync=200',
]
/** Part of a program's output that is kept. */
const MAX_LINES = 40

/** Processor time of the longest step of the event loop since the last reading, and maximum resident memory. */
export interface Measured {
  readonly stepMs: number
  readonly maxMib: number
}

/** A built program in a process of its own. */
export interface MeasuredNode {
  /** URL without a path. */
  readonly base: string
  measure(): Promise<Measured>
  /** Takes the lines that report an error, printed since the last call. */
  takeFaults(): readonly string[]
}

/** Returns whether a line of output reports a bug of the node: an error of the log, or a text of the runtime. */
const isFault = (line: string) =>
  /"level":"(error|fatal)"|unhandled rejection|internal error|^\s+at .+:\d+|(Type|Range|Reference|Syntax)Error/.test(
    line,
  )

async function startMeasured(args: readonly string[], cleanup: Cleanup): Promise<MeasuredNode> {
  const child = spawn(process.execPath, ['--import', MEASURE, MAIN, ...args, '--port', '0', ...LIMITS], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  const ended = once(child, 'close')
  cleanup(async () => {
    child.kill('SIGKILL')
    await ended
  })
  let faults: string[] = []
  const last: string[] = []
  const base = await new Promise<string>((resolve, reject) => {
    const onLine = (line: string) => {
      last.push(line)
      if (last.length > MAX_LINES) last.shift()
      if (isFault(line)) faults.push(line)
      const found = /(?:regtest +|open +|"url":")(http:\/\/127\.0\.0\.1:\d+)/.exec(line)
      if (found?.[1] !== undefined) resolve(found[1])
    }
    for (const stream of [child.stdout, child.stderr]) if (stream !== null) createInterface(stream).on('line', onLine)
    void ended.then(() => reject(new Error(`the node has ended: ${last.join('\n')}`)))
  })
  return {
    base,
    measure: () => measure(child),
    takeFaults() {
      const taken = faults
      faults = []
      return taken
    },
  }
}

function measure(child: ChildProcess): Promise<Measured> {
  return new Promise((resolve, reject) => {
    if (!child.connected) return reject(new Error('the node has ended'))
    child.once('message', (message) => resolve(message as Measured)) // of measureSteps.mjs
    child.send('measure')
  })
}

/** Starts a sandbox with all methods, whose blocks other nodes read. */
export const startOrigin = (cleanup: Cleanup): Promise<MeasuredNode> =>
  startMeasured(['start', '--profile', 'dev', '--open', '--store', 'memory', '--networks', 'regtest'], cleanup)

/** Starts a `scion dev`. */
export const startDev = (flags: readonly string[], cleanup: Cleanup): Promise<MeasuredNode> =>
  startMeasured(
    ['dev', '--log-format', 'json', '--no-storage-caching', '--no-rate-limit', '--retries', '0', ...flags],
    cleanup,
  )

/** Flags of a node that serves regtest, by the source of its blocks. */
const KINDS = {
  sandbox: () => [],
  upstream: (url: string) => [
    '--upstream',
    `regtest=${url}`,
    '--upstream-requests-per-second',
    '0',
    '--upstream-poll-ms',
    '100',
  ],
  followed: (url: string) => ['--follow', `regtest=${url}`, '--follow-poll-ms', '100', '--genesis', 'sandbox'],
} as const

export type Kind = keyof typeof KINDS

/** Starts a node of a profile, and returns it with the URL of a client that has no limits. */
export async function startProfile(profile: string, kind: Kind, originUrl: string, cleanup: Cleanup) {
  const folder = await makeFolder(cleanup)
  const flags = ['--profile', profile, '--data', folder, '--networks', 'regtest', ...KINDS[kind](originUrl)]
  const node = await startMeasured(['start', ...flags], cleanup)
  const key = await createKey(placeIn(folder), 'fuzz', '--requests-per-second', '0', '--requests-per-day', '0')
  return { node, url: `${node.base}/regtest/${key}` }
}
