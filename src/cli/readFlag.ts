import { integer, type SettingKind } from '../config/kinds.ts'
import { CommandError } from './failure.ts'

/** Returns the value of a flag, or undefined without the flag. Throws a `CommandError` if it is not of this kind. */
export function readFlag<T>(
  flag: string,
  raw: unknown,
  kind: Pick<SettingKind<T>, 'expected' | 'read'>,
): T | undefined {
  if (raw === undefined) return undefined
  const value = kind.read(raw)
  if (value === undefined) {
    throw new CommandError(`${flag}: must be ${kind.expected}, got ${String(raw)}; change --${flag}`)
  }
  return value
}

/** Returns the integer of a flag, within the bounds, or undefined without the flag. Throws a `CommandError`. */
export function readIntegerFlag(flag: string, raw: unknown, least: number, most: number): number | undefined {
  return readFlag(flag, raw, integer(least, most))
}
