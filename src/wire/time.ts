import type * as Schema from '../../generated/schemas.ts'
import { parseSmallNumber } from './quantity.ts'

/** From here on a number is of milliseconds; as seconds it would be the year 5138. */
const LEAST_MILLISECONDS = 100_000_000_000

/** A span; what is below zero is zero. */
export function parseSeconds(value: Schema.SecondsInput): number {
  return `${value}`.startsWith('-') ? 0 : parseSmallNumber(value)
}

/** A moment, in whole seconds since 1970: as such, in milliseconds, or as a date in JSON. */
export function parseTime(value: Schema.TimeInput): number {
  const isDate = typeof value === 'string' && value.endsWith('Z')
  const time = isDate ? Date.parse(value) : parseSmallNumber(value)
  return isDate || time >= LEAST_MILLISECONDS ? Math.floor(time / 1000) : time
}
