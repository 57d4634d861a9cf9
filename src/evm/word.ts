import type { Bytes } from '../base/bytes.ts'

/**
 * A word of the stack, 0 to 2^256 - 1: a number up to 2^53 - 1 and a bigint above. Most words are small, and numbers are much
 * faster (docs/decisions/0001). Each value has one form only, so `===` compares words; `<` accepts both forms.
 */
export type Word = number | bigint

export const MAX_NUMBER = Number.MAX_SAFE_INTEGER
export const MAX_WORD = 2n ** 256n - 1n
const MAX_NUMBER_BIG = BigInt(MAX_NUMBER)
const UINT32 = 2 ** 32

/** Returns the word of a bigint from 0 to 2^256 - 1. */
export function wordOf(value: bigint): Word {
  return value > MAX_NUMBER_BIG ? value : Number(value)
}

/** Returns an integer modulo 2^256 as a word. */
export function wrap(value: bigint): Word {
  return wordOf(value & MAX_WORD)
}

export function big(word: Word): bigint {
  return typeof word === 'bigint' ? word : BigInt(word)
}

/** Reads 32 big-endian bytes at an offset. */
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

/** Reads the word at an offset, which may be negative. Zeros precede and follow the bytes. */
export function wordAt(bytes: Bytes, offset: number): Word {
  for (let i = 0; i < 32; i++) scratch[i] = offset + i < 0 ? 0 : (bytes[offset + i] ?? 0)
  return readWord(scratchView, 0)
}

/** Reads big-endian bytes as a word; of more than 32 bytes the last ones. */
export function wordOfBytes(bytes: Bytes): Word {
  return wordAt(bytes, bytes.length - 32)
}

/** Returns the 32 big-endian bytes of a word. */
export function bytesOfWord(word: Word): Bytes {
  writeWord(scratchView, 0, word)
  return scratch.slice()
}

/** Returns the length of a word without leading zeros, in bytes. */
export function byteLengthOfWord(word: Word): number {
  return word === 0 ? 0 : Math.ceil(word.toString(16).length / 2)
}
