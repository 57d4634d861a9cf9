import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ProgramOutput, watchOutput } from '../_helpers/programOutput.ts'

/** Whether binaries for Linux on x64, which some of the packages contain, run on this system. */
export const runsLinuxBinaries = process.platform === 'linux' && process.arch === 'x64'

/** The exit code and the output of a program. */
export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** The folder, the input and the environment of a program. */
interface Setting {
  readonly cwd?: string
  readonly input?: string
  readonly environment?: Readonly<Record<string, string>>
}

/** A folder with packages of its own, which `.ci/run` installs. */
export interface Project {
  /** Throws when the packages are not installed. */
  requireInstalled(): void
  /** Starts a program that runs until the test is over. */
  start(program: string, args: readonly string[], setting?: Setting): ProgramOutput
  /** Runs a program of the packages, or of the system, to its end. */
  run(program: string, args: readonly string[], setting?: Setting): Promise<Ended>
  /** Returns the output of a program; rejects with all its output if it fails. */
  succeed(program: string, args: readonly string[], setting?: Setting): Promise<string>
}

export function openProject(folder: string, ofAll: Readonly<Record<string, string>> = {}): Project {
  const bin = join(folder, 'node_modules/.bin')

  const launch = (program: string, args: readonly string[], { cwd = folder, environment = {} }: Setting) => {
    const PATH = `${bin}${delimiter}${process.env.PATH}`
    return spawn(program, args, { cwd, env: { ...process.env, NO_COLOR: '1', PATH, ...ofAll, ...environment } })
  }

  const run = (program: string, args: readonly string[], setting: Setting = {}): Promise<Ended> =>
    new Promise((resolve, reject) => {
      const child = launch(program, args, setting)
      const printed = { stdout: '', stderr: '' }
      child.stdout.on('data', (chunk) => (printed.stdout += String(chunk)))
      child.stderr.on('data', (chunk) => (printed.stderr += String(chunk)))
      child.once('error', reject)
      child.once('close', (code) => resolve({ code, ...printed }))
      // A program that ends before it reads its input breaks the pipe; its exit code and output report the failure.
      child.stdin.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EPIPE') reject(error)
      })
      child.stdin.end(setting.input)
    })

  return {
    requireInstalled() {
      if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return
      throw new Error(`packages are not installed: npm install --no-save --prefix ${folder}`)
    },
    start(program, args, setting = {}) {
      const child = launch(program, args, setting)
      onTestFinished(() => void child.kill('SIGKILL'))
      return watchOutput(child)
    },
    run,
    async succeed(program, args, setting) {
      const { code, stdout, stderr } = await run(program, args, setting)
      if (code !== 0) throw new Error(`${program} ended with code ${code}:\n${stdout}\n${stderr}`)
      return stdout
    },
  }
}
