import type { Bytes } from '../base/bytes.ts'

/**
 * A word of the stack, 0 to 2^256 - 1: a number up to 2^53 - 1 and a bigint from there on. Most words are offsets,
 * sizes, counters and truths, and numbers cost a twentieth. Each value has one form only, so `===` tells whether words
 * are equal; `<` may be given both forms as they are.
 */
export type Word = number | bigint

export const MAX_NUMBER = Number.MAX_SAFE_INTEGER
export const MAX_WORD = 2n ** 256n - 1n
const MAX_NUMBER_BIG = BigInt(MAX_NUMBER)
const UINT32 = 2 ** 32

/** The word of a bigint that is one already. */
export function wordOf(value: bigint): Word {
  return value > MAX_NUMBER_BIG ? value : Number(value)
}

/** The word that any integer is modulo 2^256. */
export function wrap(value: bigint): Word {
  return wordOf(value & MAX_WORD)
}

export function big(word: Word): bigint {
  return typeof word === 'bigint' ? word : BigInt(word)
}

/** The word at an offset. */
export function readWord(view: DataView, offset: number): Word {
  const low = view.getUint32(offset + 24) * UINT32 + view.getUint32(offset + 28)
  const high = view.getUint32(offset) | view.getUint32(offset + 4) | view.getUint32(offset + 8)
  const middle = view.getUint32(offset + 12) | view.getUint32(offset + 16) | view.getUint32(offset + 20)
  if ((high | middle) === 0 && low <= MAX_NUMBER) return low
  let value = view.getBigUint64(offset)
  for (let i = 8; i < 32; i += 8) value = (value << 64n) | view.getBigUint64(offset + i)
  return wordOf(value)
}

export function writeWord(view: DataView, offset: number, word: Word): void {
  if (typeof word === 'number') {
    for (let i = 0; i < 24; i += 8) view.setBigUint64(offset + i, 0n)
    view.setUint32(offset + 24, word / UINT32)
    view.setUint32(offset + 28, word)
  } else {
    view.setBigUint64(offset, word >> 192n)
    view.setBigUint64(offset + 8, word >> 128n)
    view.setBigUint64(offset + 16, word >> 64n)
    view.setBigUint64(offset + 24, word)
  }
}

const scratch = new Uint8Array(32)
const scratchView = new DataView(scratch.buffer)

/** The word at an offset, which may be negative, of bytes with nothing but zeros on both sides. */
export function wordAt(bytes: Bytes, offset: number): Word {
  for (let i = 0; i < 32; i++) scratch[i] = offset + i < 0 ? 0 : (bytes[offset + i] ?? 0)
  return readWord(scratchView, 0)
}

/** Big-endian bytes as a word: of more than 32 the last ones. */
export function wordOfBytes(bytes: Bytes): Word {
  return wordAt(bytes, bytes.length - 32)
}

/** The 32 bytes of a word. */
export function bytesOfWord(word: Word): Bytes {
  writeWord(scratchView, 0, word)
  return scratch.slice()
}

/** How many bytes a word fills; 0 none. */
export function byteLengthOfWord(word: Word): number {
  return word === 0 ? 0 : Math.ceil(word.toString(16).length / 2)
}
