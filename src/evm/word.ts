import type { Bytes } from '../base/bytes.ts'

/**
 * A word of the stack, 0 to 2^256 - 1: a number up to 2^53 - 1 and a bigint from there on. Most words are offsets, sizes,
 * counters and truths, and numbers cost a twentieth. Each value has one form only, so `===` tells whether words are equal;
 * `<` may be given both forms as they are.
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

const scratch = new Uint8Array(32)
const view = new DataView(scratch.buffer)

/** The word at an offset of bytes that go on with zeros behind their end. */
export function readWord(bytes: Bytes, offset: number): Word {
  for (let i = 0; i < 32; i++) scratch[i] = bytes[offset + i] ?? 0
  return readScratch()
}

/** Big-endian bytes as a word: of more than 32 the last ones. */
export function wordOfBytes(bytes: Bytes): Word {
  const from = bytes.length - 32
  for (let i = 0; i < 32; i++) scratch[i] = from + i < 0 ? 0 : (bytes[from + i] ?? 0)
  return readScratch()
}

function readScratch(): Word {
  const low = view.getUint32(24) * UINT32 + view.getUint32(28)
  const [a, b, c] = [view.getBigUint64(0), view.getBigUint64(8), view.getBigUint64(16)]
  if (a === 0n && b === 0n && c === 0n && low <= MAX_NUMBER) return low
  return wordOf((((((a << 64n) | b) << 64n) | c) << 64n) | view.getBigUint64(24))
}

/** Writes the 32 bytes of a word, for which there must be room. */
export function writeWord(bytes: Bytes, offset: number, word: Word): void {
  if (typeof word === 'number') {
    scratch.fill(0, 0, 24)
    view.setUint32(24, word / UINT32)
    view.setUint32(28, word)
  } else {
    view.setBigUint64(0, word >> 192n)
    view.setBigUint64(8, word >> 128n)
    view.setBigUint64(16, word >> 64n)
    view.setBigUint64(24, word)
  }
  bytes.set(scratch, offset)
}

/** The 32 bytes of a word. */
export function bytesOfWord(word: Word): Bytes {
  const bytes = new Uint8Array(32)
  writeWord(bytes, 0, word)
  return bytes
}

/** How many bytes a word fills; 0 none. */
export function byteLengthOfWord(word: Word): number {
  return word === 0 ? 0 : Math.ceil(word.toString(16).length / 2)
}
