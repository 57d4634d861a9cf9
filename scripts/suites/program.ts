import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import type { Outcome } from './suite.ts'

/** A Node.js program to run in a checkout. */
export interface Program {
  readonly command: readonly string[]
  readonly folder: string
  /** Variables in addition to those of this process. */
  readonly environment: Readonly<Record<string, string>>
}

/** Runs a program to its end, with its output on standard error; resolves with its exit code, or null if a signal ended it. */
export async function runProgram({ command, folder, environment }: Program): Promise<number | null> {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 2, 2],
  })
  await once(child, 'close')
  return child.exitCode
}

/** Runs a program that is a test as a whole: it passes with exit code 0. */
export async function runAsTest(title: string, program: Program): Promise<Outcome> {
  const code = await runProgram(program)
  return code === 0 ? { title, result: 'passed' } : { title, result: 'failed', error: `ended with code ${code}` }
}

/** Runs a program whose tests a reporter of injected/ writes to a file; resolves with their outcomes. */
export async function runReporting(program: Program, file: string): Promise<Outcome[]> {
  await writeFile(file, '')
  await runProgram({ ...program, environment: { ...program.environment, OUTCOMES: file } })
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line): Outcome => JSON.parse(line))
}
