const LONGEST = 100

/** Well-formed: strict readers of JSON refuse half a pair, which a client may have sent, or which cutting leaves. */
function cut(text: string): string {
  return (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`).toWellFormed()
}

/** A value of a request in at most 100 characters, strings as JSON. The work does not grow with the value. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return cut(JSON.stringify(value.slice(0, LONGEST)))
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value !== 'object' || value === null) return String(value)
  const names: string[] = []
  for (const name in value) if (names.push(name.slice(0, LONGEST)) === LONGEST) break
  return cut(names.length === 0 ? 'an empty object' : `an object with ${names.join(', ')}`)
}

/** A value as a message quotes it: the text itself, otherwise as {@link describeValue}. */
export function quoteValue(value: unknown): string {
  return typeof value === 'string' ? cut(value) : describeValue(value)
}
