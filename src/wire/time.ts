import type * as Schema from '../../generated/schemas.ts'
import { parseSmallNumber } from './quantity.ts'

/** Min time that is read as milliseconds; in seconds it would be in the year 5138. */
const MIN_MILLISECONDS = 100_000_000_000

/** Parses a time span in seconds; negative values become 0. */
export function parseSeconds(value: Schema.SecondsInput): number {
  return `${value}`.startsWith('-') ? 0 : parseSmallNumber(value)
}

/** Parses a time, given in seconds, in milliseconds or as a JSON date, into whole seconds since 1970. */
export function parseTime(value: Schema.TimeInput): number {
  const isDate = typeof value === 'string' && value.endsWith('Z')
  const time = isDate ? Date.parse(value) : parseSmallNumber(value)
  return isDate || time >= MIN_MILLISECONDS ? Math.floor(time / 1000) : time
}
