/** Encoded lists of short strings, read and extended as they are: decoded, a long one takes many times its memory. */
import { type Bytes, equalBytes, joinBytes } from './bytes.ts'
import { encodeListHeader, encodeString } from './encodeRlp.ts'

/** Longer strings have another header. */
const LONGEST_SHORT = 55

/**
 * How many strings a list has, each of 55 bytes at most; undefined when it has anything else, or is not encoded in the
 * one way in which this project encodes.
 */
export function countShortStrings(list: Bytes): number | undefined {
  let at = startOf(list)
  if (!equalBytes(list.subarray(0, at), encodeListHeader(list.length - at))) return undefined
  let count = 0
  for (; at < list.length; count++) {
    const first = list[at] ?? 0
    if (first < 0x80) at++
    else if (first > 0x80 + LONGEST_SHORT || (first === 0x81 && (list[at + 1] ?? 0) < 0x80)) return undefined
    else at += 1 + first - 0x80
  }
  return at === list.length ? count : undefined
}

/** The list with more strings at its end; it must be encoded as this project does. */
export function appendStrings(list: Bytes, strings: readonly Bytes[]): Bytes {
  const parts = [list.subarray(startOf(list)), ...strings.map(encodeString)]
  return joinBytes([encodeListHeader(parts.reduce((sum, { length }) => sum + length, 0)), ...parts])
}

/** Where the items of a list begin. */
function startOf([first = 0]: Bytes): number {
  return 1 + Math.max(0, first - 0xc0 - LONGEST_SHORT)
}
