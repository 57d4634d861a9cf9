/** Members of a schema that are values and not schemas. */
const VALUES = ['const', 'default', 'enum', 'examples']

/**
 * Returns a schema whose descriptions have one line for each paragraph, at any depth. Generators of clients print a description behind one
 * comment marker, so a further line would be outside of the comment in Go and Rust.
 */
export function foldDescriptions<T>(schema: T): T {
  return fold(schema) as T // only texts change
}

function fold(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fold)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => {
    if (VALUES.includes(name)) return [name, member]
    return [name, name === 'description' && typeof member === 'string' ? joinLines(member) : fold(member)]
  })
  return Object.fromEntries(members)
}

/** Joins the lines of each paragraph and of each item of a list. */
const joinLines = (text: string) => text.trim().replace(/(?<!\n)\n(?!\n|\s*[*-] )\s*/g, ' ')
