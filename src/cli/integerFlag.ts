import { integer } from '../config/kinds.ts'
import { CommandError } from './failure.ts'

/** The integer of a flag, the bounds included; undefined when the flag was not given. Throws a `CommandError`. */
export function readIntegerFlag(flag: string, raw: unknown, least: number, most: number): number | undefined {
  if (raw === undefined) return undefined
  const kind = integer(least, most)
  const value = kind.read(raw)
  if (value === undefined) throw new CommandError(`${flag}: expected ${kind.expected}, got ${String(raw)}`)
  return value
}
