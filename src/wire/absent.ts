/** Null and the empty text count as absent. */
export function isAbsent(value: string | number | null | undefined): value is null | undefined | '' {
  return value === undefined || value === null || value === ''
}
