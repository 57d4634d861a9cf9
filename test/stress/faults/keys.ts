import { runCli } from '../../cli/_cli.ts'
import type { Place } from './engines.ts'

/** Returns the output of `scion keys` on the data of a place. Throws if the command fails. */
export async function runKeys({ flags }: Place, ...args: readonly string[]): Promise<string> {
  const { code, out, complaints } = await runCli('keys', ...args, ...flags)
  if (code !== 0) throw new Error(`scion keys: ${complaints}`)
  return out
}

/** Creates a key and returns it. */
export async function createKey(place: Place, name: string, ...flags: readonly string[]): Promise<string> {
  const printed = await runKeys(place, 'create', '--name', name, ...flags)
  const [, key] = /^key +(\S+)$/m.exec(printed) ?? []
  if (key === undefined) throw new Error(`scion keys create prints no key: ${printed}`)
  return key
}
