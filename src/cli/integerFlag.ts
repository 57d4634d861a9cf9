import { integer } from '../config/kinds.ts'
import { readFlag } from './readFlag.ts'

/** Returns the integer of a flag, within the bounds, or undefined without the flag. Throws a `CommandError`. */
export function readIntegerFlag(flag: string, raw: unknown, least: number, most: number): number | undefined {
  return readFlag(flag, raw, integer(least, most))
}
