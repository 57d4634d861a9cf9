/** Maximum number of values whose characters are counted. */
const MAX_VALUES = 1_000

/** Returns the length of the texts in a JSON value, of its first {@link MAX_VALUES} values. */
export function countCharacters(value: unknown): number {
  let left = MAX_VALUES
  const count = (one: unknown): number => {
    left--
    if (typeof one === 'string') return one.length
    if (typeof one !== 'object' || one === null) return String(one).length
    let length = 0
    // An array may be as long as a request: a copy of it would cost more than the bound allows.
    for (const inner of Array.isArray(one) ? one : Object.values(one)) {
      if (left <= 0) break
      length += count(inner)
    }
    return length
  }
  return value === undefined ? 0 : count(value)
}
