/** Maximum length of a printed name, in characters. */
export const NAME_CHARACTERS = 64
/** Maximum length of a printed line, in characters. */
export const LINE_CHARACTERS = 1_000
const LABEL_WIDTH = 10

const COLOURS = { red: '31', green: '32', yellow: '33', cyan: '36', dim: '2', bold: '1' } as const
export type Paint = (colour: keyof typeof COLOURS, text: string) => string

/** Returns the function that colours text, if colours are allowed. */
export function createPaint({ hasColour }: { readonly hasColour: boolean }): Paint {
  return (colour, text) => (hasColour ? `\u001b[${COLOURS[colour]}m${text}\u001b[0m` : text)
}

/** Returns a line of a paragraph. */
export const line = (label: string, text: string) => `  ${label.padEnd(LABEL_WIDTH)} ${text}`

/** Characters that move the cursor, hide text, change its direction or break lines, except the joiner of emoji. */
const UNSAFE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu
/** Text without characters that may be unsafe. */
const PLAIN = /^[ -~]*$/
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escapeCharacter(character: string): string {
  return SHORT[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

/** Returns untrusted text as one bounded line without terminal control sequences. */
export function plainText(text: string, mostCharacters: number): string {
  const isLong = text.length > mostCharacters
  const kept = isLong ? text.slice(0, mostCharacters) : text
  const safe = PLAIN.test(kept) ? kept : kept.replace(UNSAFE, escapeCharacter)
  return isLong ? `${safe}…` : safe
}

/** Returns untrusted text with its line breaks, without other control characters. */
export const plainLines = (text: string): string =>
  text
    .split('\n')
    .map((one) => plainText(one, text.length))
    .join('\n')
