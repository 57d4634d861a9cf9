/** A value of JSON. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonRecord

export interface JsonRecord {
  readonly [name: string]: JsonValue
}

/** Maximum number of values in a text: a trace of 64 MiB has about five million. */
const MAX_VALUES = 8_000_000
/** Maximum depth of nested lists and records, below which every value can be written again without a stack overflow. */
const MAX_DEPTH = 256

/** Parses JSON from outside. Returns undefined for malformed text, and for more values or depth than is parsed. */
export function parseJson(text: string): JsonValue | undefined {
  if (!isBounded(text)) return undefined
  try {
    const parsed: JsonValue = JSON.parse(text)
    return parsed
  } catch {
    return undefined
  }
}

export function isRecord(value: JsonValue | undefined): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value)
}

/** Counts values and depth before the text is parsed: two bytes of text can need a hundred bytes of memory. */
function isBounded(text: string): boolean {
  let values = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '"') {
      at = endOfString(text, at)
    } else if (character === '[' || character === '{') {
      values++
      if (++depth > MAX_DEPTH) return false
    } else if (character === ']' || character === '}') {
      depth--
    } else if (character === ',' && ++values > MAX_VALUES) {
      return false
    }
  }
  return values <= MAX_VALUES
}

/** Returns the position of the quote that ends the string at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let start = at
  while (text.charAt(start - 1) === '\\') start--
  return (at - start) % 2 === 1
}
