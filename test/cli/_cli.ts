import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { run } from '../../src/cli/run.ts'
import type { CreateNode } from '../../src/cli/runNode.ts'
import { type ProgramOutput, watchOutput } from '../_helpers/programOutput.ts'

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scion-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
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

export function spawnCli(args: readonly string[], environment: Record<string, string> = {}): RunningCli {
  const script = join(import.meta.dirname, '../../dist/src/scion.js')
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...environment },
  })
  const { ended, text, says } = watchOutput(child)
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return { child, ended, says, output: () => text().replace('Building ...\n', '') }
}

/** A `scion dev` on a port of its own, which gives calls all the time they take, once it serves. */
export async function spawnDev(...args: readonly string[]): Promise<{ node: RunningCli; url: string }> {
  const node = spawnCli(['dev', '--port', '0', '--call-timeout-ms', '0', ...args])
  const [, url = ''] = await node.says(/url +(http:\/\/127\.0\.0\.1:\d+\/)[\s\S]*Ctrl-C/)
  return { node, url }
}
