import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { build } from 'esbuild'
import { onTestFailed, onTestFinished } from 'vitest'
import { storeFile } from '../_setup/cache.ts'

const PROJECT = join(import.meta.dirname, '..', '..')

export interface Child {
  /** Lines of the standard output. */
  readonly lines: AsyncIterator<string>
  /** Its exit code, when it ends by itself. */
  readonly ended: Promise<number | null>
  /** Resolves with the text of standard error when the child has ended. It is printed if the test fails. */
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

/** Maximum number of bundles that are stored below one folder of packages. */
const MAX_STORED = 32
/** Bundled programs of this process, by their source file. */
const bundles = new Map<string, Promise<string>>()

/** Returns a program with its imports as one module, without those from packages. */
async function bundle(entry: string): Promise<string> {
  const format = { bundle: true, packages: 'external', platform: 'node', format: 'esm' } as const
  const { outputFiles } = await build({ entryPoints: [entry], write: false, ...format })
  return outputFiles[0]?.text ?? ''
}

/** Stores a module where it finds the packages of a folder, named by its content: several checkouts may share the packages. */
async function store(code: string, packages: string): Promise<string> {
  const folder = join(packages, 'node_modules/.cache/scion-children')
  const path = join(folder, `${createHash('sha256').update(code).digest('hex').slice(0, 32)}.mjs`)
  if (!existsSync(path)) await storeFile(path, code, MAX_STORED)
  return path
}

/** Runs a program with the packages of a folder inside the project, as {@link startChild} does. */
export async function startProgram(entry: string, packages: string, ...args: string[]): Promise<Child> {
  const bundled = bundles.get(entry) ?? bundle(entry)
  bundles.set(entry, bundled)
  const path = await store(await bundled, packages)
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(process.execPath, [path, ...args], {
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
