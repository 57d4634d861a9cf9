/** RLP lists of short strings, read and extended in encoded form: a decoded list needs many times its memory. */
import { type Bytes, equalBytes, joinBytes } from './bytes.ts'
import { encodeListHeader, encodeString } from './encodeRlp.ts'

/** Maximum length in bytes of a string with a one-byte header. */
const MAX_SHORT = 55

/**
 * Returns the number of strings in a list of strings of at most 55 bytes; undefined if it contains anything else or is
 * not in canonical encoding.
 */
export function countShortStrings(list: Bytes): number | undefined {
  let at = startOf(list)
  if (!equalBytes(list.subarray(0, at), encodeListHeader(list.length - at))) return undefined
  let count = 0
  for (; at < list.length; count++) {
    const first = list[at] ?? 0
    if (first < 0x80) at++
    else if (first > 0x80 + MAX_SHORT || (first === 0x81 && (list[at + 1] ?? 0) < 0x80)) return undefined
    else at += 1 + first - 0x80
  }
  return at === list.length ? count : undefined
}

/** Returns the list with more strings at its end. The list must be in canonical encoding. */
export function appendStrings(list: Bytes, strings: readonly Bytes[]): Bytes {
  const parts = [list.subarray(startOf(list)), ...strings.map(encodeString)]
  return joinBytes([encodeListHeader(parts.reduce((sum, { length }) => sum + length, 0)), ...parts])
}

/** Returns the offset of the first item of a list. */
function startOf([first = 0]: Bytes): number {
  return 1 + Math.max(0, first - 0xc0 - MAX_SHORT)
}
