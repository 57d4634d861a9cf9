import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, onTestFinished } from 'vitest'
import { openKeyStore } from '../../src/apiKeys/keyStore.ts'
import { systemClock } from '../../src/base/clock.ts'
import { run } from '../../src/cli/run.ts'
import type { CreateNode } from '../../src/cli/runNode.ts'
import { createDeferred } from '../../src/concurrency/deferred.ts'
import { type Cleanup, collectCleanup } from '../_helpers/cleanup.ts'
import { keysIn } from '../_helpers/places.ts'
import { type ProgramOutput, watchOutput } from '../_helpers/programOutput.ts'

/** Makes a new folder, which is removed with the test unless `cleanup` says otherwise. */
export function makeFolder(cleanup: Cleanup = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'scion-cli-'))
  cleanup(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Makes a folder that a node has been started on: it has a database of keys. */
export async function makeNodeFolder(cleanup?: Cleanup): Promise<string> {
  const folder = makeFolder(cleanup)
  const keys = await openKeyStore(keysIn(folder), systemClock)
  await keys.close()
  return folder
}

const noNode: CreateNode = () => Promise.reject(new Error('this command starts no node'))

/** Runs a command line in this process. */
export async function runCli(...args: string[]) {
  let out = ''
  let complaints = ''
  const output = {
    write: (text: string) => {
      out += text
    },
    complain: (text: string) => {
      complaints += `${text}\n`
    },
    hasColour: false,
  }
  const code = await run(args, output, noNode)
  return { code, out, complaints }
}

/** A `scion` in a process of its own: the built program, without the check whether it is up to date. */
export interface RunningCli extends Pick<ProgramOutput, 'ended' | 'says'> {
  readonly child: ChildProcessWithoutNullStreams
  output(): string
}

/** Starts the built program, which is killed with the test unless `cleanup` says otherwise. */
export function spawnCli(
  args: readonly string[],
  environment: Record<string, string> = {},
  cleanup: Cleanup = onTestFinished,
): RunningCli {
  const script = join(import.meta.dirname, '../../dist/src/scion.js')
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...environment },
  })
  const { ended, text: printed, says } = watchOutput(child)
  cleanup(() => {
    child.kill('SIGKILL')
  })
  return { child, ended, says, output: () => printed().replace('Building ...\n', '') }
}

interface RunningDev {
  readonly node: RunningCli
  readonly url: string
}

/** Starts `scion dev` on a free port and without a time limit for calls; resolves once it serves. */
export const spawnDev = (...args: readonly string[]) => startDev(args, onTestFinished)

/** Starts `scion dev` as {@link spawnDev} does. It is killed by `cleanup`. */
export async function startDev(args: readonly string[], cleanup: Cleanup): Promise<RunningDev> {
  const node = spawnCli(['dev', '--port', '0', '--call-timeout-ms', '0', ...args], {}, cleanup)
  const [, url = '', inJson = ''] = await node.says(
    /Ctrl-C[\s\S]*url +(http:\/\/(?:127\.0\.0\.1|localhost):\d+\/).*\n|"url":"(http:\/\/(?:127\.0\.0\.1|localhost):\d+\/)"/,
  )
  return { node, url: url || inJson }
}

/** Starts one `scion dev` for all tests of a `describe`: each start takes a second of processor time. */
export function shareDev(...args: readonly string[]): () => RunningDev {
  let shared: RunningDev | undefined
  beforeAll(async () => {
    const { cleanup, run } = collectCleanup()
    shared = await startDev(args, cleanup)
    return run
  })
  return () => {
    if (shared === undefined)
      throw new Error('the node is started before the first test, not while tests are collected')
    return shared
  }
}

/** Headers of a client on another computer. */
interface OtherHeaders {
  /** The name by which the client reaches the node. */
  readonly host: string
  readonly origin?: string
}

/** Calls a method from another loopback address than the node's. Returns its result, or the error object of the response. */
export async function askFromElsewhere(
  url: string,
  headers: OtherHeaders,
  method: string,
  ...params: readonly unknown[]
): Promise<unknown> {
  const { promise, resolve, reject } = createDeferred<string>()
  request(
    {
      host: '127.0.0.3',
      localAddress: '127.0.0.2',
      port: new URL(url).port,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    },
    (response) => text(response).then(resolve, reject),
  )
    .on('error', reject)
    .end(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  const body = JSON.parse(await promise)
  return 'result' in body ? body.result : body.error
}
