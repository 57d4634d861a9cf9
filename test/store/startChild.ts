import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { build } from 'esbuild'
import { onTestFailed, onTestFinished } from 'vitest'

const PROJECT = join(import.meta.dirname, '..', '..')

export interface Child {
  /** What it writes, line by line. */
  readonly lines: AsyncIterator<string>
  /** Its exit code, when it ends by itself. */
  readonly ended: Promise<number | null>
  /** What it wrote to standard error, once it has ended; it is printed when the test fails. */
  readonly errors: Promise<string>
  /** Kills it as `kill -9` does and waits for its end. */
  kill(): Promise<void>
  /** Has it sleep, whatever it does. */
  pause(): void
  /** Wakes it up. */
  resume(): void
}

/** Runs a file of `children/` in a process of its own, which ends with the test at the latest. */
export function startChild(name: string, ...args: string[]): Promise<Child> {
  return startProgram(join(import.meta.dirname, 'children', `${name}.ts`), PROJECT, ...args)
}

/** Bundled programs of this process, by their source file. */
const bundles = new Map<string, Promise<string>>()

/** Bundles a program into a folder from where it finds the packages of a project; returns the path of its file. */
async function bundle(entry: string, packages: string): Promise<string> {
  const outfile = join(packages, 'node_modules/.cache/scion-children', `${basename(entry, '.ts')}.mjs`)
  const written = `${outfile}.${process.pid}`
  const format = { bundle: true, packages: 'external', platform: 'node', format: 'esm' } as const
  await build({ entryPoints: [entry], outfile: written, ...format })
  await rename(written, outfile) // another worker never runs half of it
  return outfile
}

/** Runs a program with the packages of a folder inside the project, as {@link startChild} does. */
export async function startProgram(entry: string, packages: string, ...args: string[]): Promise<Child> {
  const bundled = bundles.get(entry) ?? bundle(entry, packages)
  bundles.set(entry, bundled)
  const outfile = await bundled
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(process.execPath, [outfile, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close').then((): number | null => child.exitCode)
  const errors = text(child.stderr)
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFailed(async () => {
    await kill()
    console.error(await errors)
  })
  onTestFinished(kill)
  return {
    lines: createInterface(child.stdout)[Symbol.asyncIterator](),
    ended,
    errors,
    kill,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  }
}
