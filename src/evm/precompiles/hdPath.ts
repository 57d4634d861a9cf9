import type { Pieces } from '../../concurrency/yielder.ts'

const MAX_LEVELS = 10
const MAX_INDEX = 2 ** 31 - 1
const PIECE_CHARACTERS = 64 * 1024

/** Where the decimal digits of each script begin, as far as one unit of UTF-16 reaches: Java reads all of them. */
const ZEROS = [
  0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
  0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0,
  0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
]
const DIGITS = new Map(
  ZEROS.flatMap((zero) => Array.from({ length: 10 }, (_, digit) => [zero + digit, digit] as const)),
)

/**
 * The levels of a path such as `2/3/4`, each below 2^31; undefined when it is none. As the reference reads numbers, a
 * sign may stand before every level but the first, and `-0` is 0.
 */
export function* parseHdPath(path: string): Pieces<readonly number[] | undefined> {
  const parts = path.split('/', MAX_LEVELS + 1)
  if (parts.length > MAX_LEVELS || !DIGITS.has(path.charCodeAt(0))) return undefined
  const levels: number[] = []
  for (const part of parts) {
    const level = yield* parseLevel(part)
    if (level === undefined) return undefined
    levels.push(level)
  }
  return levels
}

/** Zeros may lead in any number: a megabyte of them must not be looked up. */
function digitOf(code: number): number | undefined {
  return code >= 0x30 && code <= 0x39 ? code - 0x30 : DIGITS.get(code)
}

function* parseLevel(text: string): Pieces<number | undefined> {
  const isSigned = text.startsWith('+') || text.startsWith('-')
  const start = isSigned ? 1 : 0
  if (text.length === start) return undefined
  let value = 0
  for (let i = start; i < text.length; i++) {
    const digit = digitOf(text.charCodeAt(i))
    if (digit === undefined) return undefined
    value = value * 10 + digit
    if (value > MAX_INDEX) return undefined
    if (i % PIECE_CHARACTERS === PIECE_CHARACTERS - 1) yield
  }
  return text.startsWith('-') && value > 0 ? undefined : value
}
