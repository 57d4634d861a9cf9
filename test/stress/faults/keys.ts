import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Place } from './engines.ts'
import { MAIN } from './node.ts'

const runFile = promisify(execFile)

/** What `scion keys` prints about the keys of a place. */
export async function runKeys({ flags }: Place, ...args: readonly string[]): Promise<string> {
  const { stdout } = await runFile(process.execPath, [MAIN, 'keys', ...args, ...flags])
  return stdout
}

/** A new key. */
export async function createKey(place: Place, name: string, ...flags: readonly string[]): Promise<string> {
  const printed = await runKeys(place, 'create', '--name', name, ...flags)
  const [, key] = /^key +(\S+)$/m.exec(printed) ?? []
  if (key === undefined) throw new Error(`no key was made: ${printed}`)
  return key
}
