import type { Kind } from '../config/kinds.ts'
import { CommandError } from './failure.ts'

/** The value of a flag; undefined when the flag was not given. Throws a `CommandError` when it is not of this kind. */
export function readFlag<T>(flag: string, raw: unknown, kind: Pick<Kind<T>, 'expected' | 'read'>): T | undefined {
  if (raw === undefined) return undefined
  const value = kind.read(raw)
  if (value === undefined) throw new CommandError(`${flag}: expected ${kind.expected}, got ${String(raw)}`)
  return value
}
