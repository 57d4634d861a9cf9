type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Returns the members of a record that are not undefined. */
export function presentOnly<T extends object>(record: T): Present<T> {
  const present: Present<T> = {}
  for (const key in record) {
    const value = record[key]
    if (value !== undefined) present[key] = value as Exclude<T[typeof key], undefined>
  }
  return present
}
