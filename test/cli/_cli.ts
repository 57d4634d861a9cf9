import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, onTestFinished } from 'vitest'
import { run } from '../../src/cli/run.ts'
import type { CreateNode } from '../../src/cli/runNode.ts'
import { type ProgramOutput, watchOutput } from '../_helpers/programOutput.ts'

/** Takes what is to be done at the end of what was made. */
export type OnEnd = (end: () => void) => void

/** For what is made in `beforeAll`: `end` does what such things are to be ended with. */
export function collectEnds(): { readonly onEnd: OnEnd; end(): void } {
  const ends: (() => void)[] = []
  return {
    onEnd: (end) => void ends.push(end),
    end() {
      for (const end of ends) end()
    },
  }
}

/** By default it is removed with the test. */
export function makeFolder(onEnd: OnEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'scion-cli-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
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

/** `onEnd` receives what kills it; by default it ends with the test. */
export function spawnCli(
  args: readonly string[],
  environment: Record<string, string> = {},
  onEnd: OnEnd = onTestFinished,
): RunningCli {
  const script = join(import.meta.dirname, '../../dist/src/scion.js')
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...environment },
  })
  const { ended, text, says } = watchOutput(child)
  onEnd(() => {
    child.kill('SIGKILL')
  })
  return { child, ended, says, output: () => text().replace('Building ...\n', '') }
}

interface RunningDev {
  readonly node: RunningCli
  readonly url: string
}

/** A `scion dev` on a port of its own, which gives calls all the time they take, once it serves. */
export const spawnDev = (...args: readonly string[]) => startDev(args, onTestFinished)

async function startDev(args: readonly string[], onEnd: OnEnd): Promise<RunningDev> {
  const node = spawnCli(['dev', '--port', '0', '--call-timeout-ms', '0', ...args], {}, onEnd)
  const [, url = '', inJson = ''] = await node.says(
    /url +(http:\/\/127\.0\.0\.1:\d+\/)[\s\S]*Ctrl-C|"url":"(http:\/\/127\.0\.0\.1:\d+\/)"/,
  )
  return { node, url: url || inJson }
}

/** One for all tests of a `describe`, since each start takes a second of processor time. */
export function shareDev(...args: readonly string[]): () => RunningDev {
  let shared: RunningDev | undefined
  beforeAll(async () => {
    const { onEnd, end } = collectEnds()
    shared = await startDev(args, onEnd)
    return end
  })
  return () => {
    if (shared === undefined) throw new Error('there is no node outside of tests')
    return shared
  }
}
