/** Whether a number or data is absent, as the empty text is, too. */
export function isAbsent(value: string | number | undefined): value is undefined | '' {
  return value === undefined || value === ''
}
