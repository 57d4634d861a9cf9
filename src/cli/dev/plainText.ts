/** Characters that move the cursor, hide text, change its direction or break lines, except the joiner of emoji. */
const UNSAFE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escapeCharacter(character: string): string {
  return SHORT[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

/** Returns untrusted text as one bounded line without terminal control sequences. */
export function plainText(text: string, mostCharacters: number): string {
  const isLong = text.length > mostCharacters
  const kept = isLong ? text.slice(0, mostCharacters) : text
  return `${kept.replace(UNSAFE, escapeCharacter)}${isLong ? '…' : ''}`
}
