/** Returns a value as JSON, cut to a length. One that has no JSON, because it is nested too deeply or contains itself, is named by its kind. */
export function shortJson(value: unknown, maxCharacters: number): string {
  const json = printed(value)
  return json.length > maxCharacters ? `${json.slice(0, maxCharacters)}…` : json
}

function printed(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_name, member: unknown) => (typeof member === 'bigint' ? Number(member) : member)) ??
      String(value)
    )
  } catch {
    return Array.isArray(value) ? 'a list' : 'an object'
  }
}
