declare const IS_PRINTABLE: unique symbol

/**
 * Text that may be written to a terminal or a log: text of this program, and text of others that was escaped and bounded. Only the functions of
 * this file make one, so the compiler finds each place that would print text of a file, a contract or another program as it is.
 */
export type Printable = string & { readonly [IS_PRINTABLE]: true }

/** Maximum length of a printed name, in characters. */
export const NAME_CHARACTERS = 64
/** Maximum length of a printed line, in characters. */
export const LINE_CHARACTERS = 1_000

/** Characters that move the cursor, hide text, change its direction or break lines, except the joiner of emoji. */
const UNSAFE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu
/** Text without characters that may be unsafe. */
const PLAIN = /^[ -~]*$/
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escapeCharacter(character: string): string {
  return SHORT[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

/** Returns text of others as one bounded line, with control characters escaped. */
export function plainText(text: string, maxCharacters = LINE_CHARACTERS): Printable {
  const isLong = text.length > maxCharacters
  const kept = isLong ? text.slice(0, maxCharacters) : text
  const safe = PLAIN.test(kept) ? kept : kept.replace(UNSAFE, escapeCharacter)
  return (isLong ? `${safe}…` : safe) as Printable
}

/** Returns text of others with its line breaks, each line as {@link plainText} returns it. */
export function plainLines(text: string, maxCharacters = LINE_CHARACTERS): Printable {
  return joinPrintable(
    text.split('\n').map((line) => plainText(line, maxCharacters)),
    '\n',
  )
}

/** Returns a whole file, which a command prints for another program, with its line breaks. Its maker bounds it. */
export const plainDocument = (text: string): Printable => plainLines(text, Number.POSITIVE_INFINITY)

/** Returns the same JSON. Characters in its strings that a terminal should not receive are escaped as JSON does. */
export function plainJson(json: string): Printable {
  const escapeLine = (line: string) => (PLAIN.test(line) ? line : line.replace(UNSAFE, escapeUnits))
  return json.split('\n').map(escapeLine).join('\n') as Printable // its line breaks are between its values
}

/** Escapes each UTF-16 unit of a character. */
const escapeUnits = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

/** Parts of {@link printable}: printable texts, numbers, and texts that the program's source determines, such as names of networks. */
type Own<T> = T extends Printable | number | bigint
  ? T
  : T extends string
    ? Record<never, never> extends Record<T, unknown>
      ? never // any string, not one of the source's
      : T
    : never

/** The tag of templates whose text is this program's own, with control characters as they are. Text of others needs {@link plainText}. */
export const printable = <const T extends readonly unknown[]>(
  parts: TemplateStringsArray,
  ...values: { readonly [I in keyof T]: Own<T[I]> }
): Printable => String.raw({ raw: parts }, ...values) as Printable

export const joinPrintable = (texts: readonly Printable[], separator: '' | ', ' | '\n'): Printable =>
  texts.join(separator) as Printable

/** Returns a text with codes of a terminal's style before and after it. */
export const styled = (text: Printable, on: number, off: number): Printable =>
  `\u001b[${on}m${text}\u001b[${off}m` as Printable

export const NO_TEXT = printable``
