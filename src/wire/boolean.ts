import type * as Schema from '../../generated/schemas.ts'

/** A boolean as clients spell it: as such, as text, or as 1 and 0. */
export function parseBoolean(value: Schema.BooleanInput): boolean {
  return value === true || value === 1 || `${value}`.toLowerCase() === 'true'
}
