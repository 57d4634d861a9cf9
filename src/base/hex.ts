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
  return fromDigitsAt(hex, 2)
}

/** Maximum number of digits that are decoded here. Hot path: addresses and words of requests. */
const FEW_DIGITS = 64
/** Minimum number of digits for Node's decoder, which is faster for long text. */
const MANY_DIGITS = 16_384

const NO_DIGIT = 0xff
/** The value of each ASCII character as a digit. */
const DIGIT_VALUES = new Uint8Array(128).fill(NO_DIGIT)
for (let value = 0; value < 16; value++) {
  const digit = value.toString(16)
  DIGIT_VALUES[digit.charCodeAt(0)] = value
  DIGIT_VALUES[digit.toUpperCase().charCodeAt(0)] = value
}

/** Returns undefined for a character that is no digit. */
function decodeFew(text: string, start: number): Bytes | undefined {
  const bytes = new Uint8Array((text.length - start) / 2)
  for (let i = 0; i < bytes.length; i++) {
    const high = DIGIT_VALUES[text.charCodeAt(start + 2 * i)] ?? NO_DIGIT
    const low = DIGIT_VALUES[text.charCodeAt(start + 2 * i + 1)] ?? NO_DIGIT
    if (high === NO_DIGIT || low === NO_DIGIT) return undefined
    bytes[i] = high * 16 + low
  }
  return bytes
}

/** Parses DATA without its `0x` prefix, like {@link fromHex}. */
export function fromDigits(digits: string): Bytes {
  return fromDigitsAt(digits, 0)
}

/** Parses the digits from a position to the end of the text, like {@link fromHex}. */
export function fromDigitsAt(text: string, start: number): Bytes {
  const count = text.length - start
  if (count <= FEW_DIGITS && count % 2 === 0) return decodeFew(text, start) ?? hexToBytes(text.slice(start))
  const digits = text.slice(start)
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
