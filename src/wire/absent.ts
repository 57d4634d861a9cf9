/** Null and the empty text count as absent. */
export function isAbsent(value: string | number | null | undefined): value is null | undefined | '' {
  return value === undefined || value === null || value === ''
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The members of a record that are not undefined. */
export function presentOnly<T extends object>(record: T): Present<T> {
  const present: Present<T> = {}
  for (const key in record) {
    const value = record[key]
    if (value !== undefined) present[key] = value as Exclude<T[typeof key], undefined>
  }
  return present
}
