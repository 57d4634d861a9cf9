import type * as Schema from '../../generated/schemas.ts'

/** Parses a boolean in any form that clients send: as such, as text, or as 1 and 0. */
export function parseBoolean(value: Schema.BooleanInput): boolean {
  return value === true || value === 1 || `${value}`.toLowerCase() === 'true'
}

/** Parses an optional boolean, which is false by default. */
export function parseOption(value: Schema.BooleanInput | undefined): boolean {
  return value === undefined ? false : parseBoolean(value)
}
