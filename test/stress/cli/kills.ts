import { spawnSync } from 'node:child_process'
import { expect } from 'vitest'
import { MAIN } from '../faults/node.ts'

/** Runs a built command that a preloaded program ends as `kill -9` does. */
export function runKilled(program: string, ...args: readonly string[]): void {
  const url = `data:text/javascript,${encodeURIComponent(program)}`
  const { signal } = spawnSync(process.execPath, ['--import', url, MAIN, ...args])
  expect(signal).toBe('SIGKILL')
}

/** Returns a program that kills its process at the first call of a function of `node:fs/promises`. */
export const killAt = (name: string): string =>
  `import fs from 'node:fs/promises'; import { syncBuiltinESMExports } from 'node:module';
   fs.${name} = () => process.kill(process.pid, 'SIGKILL'); syncBuiltinESMExports()`
