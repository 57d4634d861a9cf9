import { integer } from '../config/kinds.ts'
import { readFlag } from './readFlag.ts'

/** The integer of a flag, the bounds included; undefined when the flag was not given. Throws a `CommandError`. */
export function readIntegerFlag(flag: string, raw: unknown, least: number, most: number): number | undefined {
  return readFlag(flag, raw, integer(least, most))
}
