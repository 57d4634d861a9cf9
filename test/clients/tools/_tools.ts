import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ProgramOutput, watchOutput } from '../../_helpers/programOutput.ts'

const folder = import.meta.dirname
const bin = join(folder, 'node_modules/.bin')

/** Whether the binaries of Foundry are for this machine. */
export const hasFoundry = process.platform === 'linux' && process.arch === 'x64'

/** Throws when the tools of this folder are not installed. */
export function requireTools(): void {
  if (existsSync(bin)) return
  throw new Error('the tools are not installed: npm install --no-save --prefix test/clients/tools')
}

const environment = () => ({
  ...process.env,
  NO_COLOR: '1',
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  FOUNDRY_SOLC: join(folder, 'solc.mjs'),
})

/** Starts a program that runs until the test is over. */
export function start(program: string, args: readonly string[]): ProgramOutput {
  const child = spawn(program, args, { cwd: folder, env: environment() })
  onTestFinished(() => void child.kill('SIGKILL'))
  return watchOutput(child)
}

/** How a program ended. */
export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program of this folder, or of its packages, to its end. */
export function run(
  program: string,
  args: readonly string[],
  { cwd = folder, input = '' }: { readonly cwd?: string; readonly input?: string } = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: environment() })
    const printed = { stdout: '', stderr: '' }
    child.stdout.on('data', (chunk) => (printed.stdout += String(chunk)))
    child.stderr.on('data', (chunk) => (printed.stderr += String(chunk)))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, ...printed }))
    child.stdin.end(input)
  })
}
