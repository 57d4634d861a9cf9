/** Maximum length of a description, in characters. */
const MAX_LENGTH = 100

/** Shortens a text. Replaces lone surrogates, which a client may send and a cut may leave: strict JSON parsers refuse them. */
function cut(text: string): string {
  return (text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1)}…`).toWellFormed()
}

/** Describes a value of a request in at most 100 characters, strings as JSON, in a time that does not depend on its size. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return cut(JSON.stringify(value.slice(0, MAX_LENGTH)))
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value !== 'object' || value === null) return String(value)
  const names: string[] = []
  for (const name in value) if (names.push(name.slice(0, MAX_LENGTH)) === MAX_LENGTH) break
  return cut(names.length === 0 ? 'an empty object' : `an object with ${names.join(', ')}`)
}

/** Returns a value for a message: a string as it is, others as by {@link describeValue}. */
export function quoteValue(value: unknown): string {
  return typeof value === 'string' ? cut(value) : describeValue(value)
}
