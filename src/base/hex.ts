import { hexToBytes } from '@noble/hashes/utils.js'
import type { Bytes } from './bytes.ts'
import { bytesToText } from './bytesToText.ts'

/** `0x` followed by hexadecimal digits. */
export type Hex = `0x${string}`

/** Returns the bytes as DATA: `0x` and two lower-case digits per byte. */
export function toHex(bytes: Bytes): Hex {
  return `0x${bytesToText(bytes, 'hex')}`
}

/** The characters of both digits of each byte. */
const FIRST_DIGITS = Uint8Array.from({ length: 256 }, (_, byte) => digitOf(byte >> 4))
const SECOND_DIGITS = Uint8Array.from({ length: 256 }, (_, byte) => digitOf(byte & 15))

function digitOf(value: number): number {
  return value.toString(16).charCodeAt(0)
}

/** Writes two lower-case digits per byte as ASCII characters. */
export function writeHex(target: Uint8Array, at: number, source: Bytes, from: number, count: number): void {
  for (let [i, to] = [from, at]; i < from + count; i++) {
    const byte = source[i] ?? 0
    target[to++] = FIRST_DIGITS[byte] ?? 0
    target[to++] = SECOND_DIGITS[byte] ?? 0
  }
}

/** Parses DATA in either case. Throws a `RangeError` for an odd number of digits or any other character. */
export function fromHex(hex: string): Bytes {
  if (!hex.startsWith('0x')) throw new RangeError('expected a 0x prefix')
  return fromDigits(hex.slice(2))
}

/** Minimum number of digits for Node's decoder, which is faster for long text. */
const MANY_DIGITS = 16_384

/** Parses DATA without its `0x` prefix, like {@link fromHex}. */
export function fromDigits(digits: string): Bytes {
  if (digits.length < MANY_DIGITS || digits.length % 2 !== 0) return hexToBytes(digits)
  // Up to 32 KiB, Buffer.from would return a part of a shared pool on Node 26.
  const bytes = new Uint8Array(digits.length / 2)
  const decoded = Buffer.from(bytes.buffer).write(digits, 'hex')
  // Node's decoder stops at the first invalid digit. The other decoder names it in its error.
  return decoded === bytes.length ? bytes : hexToBytes(digits)
}

export function isHex(text: string): text is Hex {
  return /^0x[0-9a-fA-F]*$/.test(text)
}
