/** What moves the cursor, hides text, turns its direction or breaks lines; the joiner of emoji is left alone. */
const UNSAFE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escapeCharacter(character: string): string {
  return SHORT[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

/** Somebody's text as one line that is safe to show: nothing in it is obeyed by a terminal, and it has a bound. */
export function plainText(text: string, mostCharacters: number): string {
  const isLong = text.length > mostCharacters
  const kept = isLong ? text.slice(0, mostCharacters) : text
  return `${kept.replace(UNSAFE, escapeCharacter)}${isLong ? '…' : ''}`
}
