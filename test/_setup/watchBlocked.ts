import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { slowness } from './slowness.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder in which each worker has a file, named by its process id, that says what it runs and is touched every second. */
    readonly heartbeats: string
  }
}

/** Maximum time that a worker may run without returning to its event loop, in ms. */
const BLOCKED_MS = 50_000 * slowness
const CHECK_MS = 2_000
/** Maximum delay of a check, in ms; after a longer one the main process was suspended. */
const MAX_DELAY_MS = 10_000

/**
 * Ends workers whose event loop is blocked, and names what they run. A test that blocks its process has no other limit:
 * vitest counts its timeout on the loop that it blocks.
 */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'scion-heartbeats-'))
  project.provide('heartbeats', folder)
  let checkedMs = Date.now()
  const check = () => {
    // The workers were suspended with the main process, so their heartbeats are old.
    const wasSuspended = Date.now() - checkedMs > MAX_DELAY_MS
    checkedMs = Date.now()
    if (!wasSuspended) endBlocked(folder)
  }
  const timer = setInterval(check, CHECK_MS).unref()
  return () => {
    clearInterval(timer)
    rmSync(folder, { recursive: true, force: true })
  }
}

function endBlocked(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (Date.now() - statSync(path).mtimeMs < BLOCKED_MS) continue
    const running = readFileSync(path, 'utf8')
    rmSync(path)
    if (!isAlive(Number(name))) continue
    process.stderr.write(
      `BLOCKED: ended after ${Math.round(BLOCKED_MS / 1_000)} s in one iteration of its event loop: ${running}\n`,
    )
    process.kill(Number(name), 'SIGKILL')
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false // a worker that has ended leaves its file
  }
}
