/** Minimum length of numbers that a double may round, in characters. */
const MIN_CHARACTERS = 15
/** A number outside of strings that a double may not hold exactly, after the character before it. */
const LONG_NUMBER = new RegExp(`(?<=[[:,\\s]|^)-?\\d[\\d.eE+-]{${MIN_CHARACTERS - 1},}`, 'g')

/** Parses JSON. A number of 15 characters or more becomes a text with its digits, because a double may round it. */
export function parseExactly(text: string): unknown {
  const value: unknown = JSON.parse(text) // throws for text in which strings may not end
  return text.search(LONG_NUMBER) < 0 ? value : JSON.parse(quoteLongNumbers(text))
}

/** Copies the text in few pieces, however many strings it has. */
function quoteLongNumbers(text: string): string {
  const parts: string[] = []
  let copied = 0
  for (let at = 0; at < text.length; ) {
    const quote = text.indexOf('"', at)
    const start = quote < 0 ? text.length : quote
    if (start - at >= MIN_CHARACTERS) {
      parts.push(text.slice(copied, at), text.slice(at, start).replace(LONG_NUMBER, '"number $&"'))
      copied = start
    }
    at = quote < 0 ? text.length : endOfString(text, quote)
  }
  parts.push(text.slice(copied))
  return parts.join('')
}

/** Returns the position after the string that begins at a quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}
