import { type Bytes, concatBytes } from '../base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../base/integer.ts'
import { CURVE_ORDER } from '../base/secp256k1.ts'
import { BitcoinError } from './bitcoinError.ts'

/** A signature of a key of the curve secp256k1. */
export interface EcdsaSignature {
  readonly r: bigint
  readonly s: bigint
}

const SEQUENCE = 0x30
const INTEGER = 0x02
const MOST_LENGTH_BYTES = 4

/** Whether s is the lower one of the two that would do. */
export const hasLowS = ({ s }: EcdsaSignature) => s <= CURVE_ORDER / 2n

/**
 * Reads a signature as the reference's decoder does: what follows the two numbers is not looked at, lengths may be
 * longer than they need be, and numbers have no sign. Throws a {@link BitcoinError}.
 */
export function decodeSignature(bytes: Bytes): EcdsaSignature {
  const sequence = readElement(bytes, 0, SEQUENCE)
  const r = readElement(sequence.content, 0, INTEGER)
  const s = readElement(sequence.content, r.end, INTEGER)
  return { r: readInteger(r.content), s: readInteger(s.content) }
}

interface Element {
  readonly content: Bytes
  readonly end: number
}

function readElement(bytes: Bytes, start: number, tag: number): Element {
  if (bytes[start] !== tag) throw new BitcoinError('a signature is not in DER')
  const { length, end: contentStart } = readLength(bytes, start + 1)
  const end = contentStart + length
  if (end > bytes.length) throw new BitcoinError('a signature ends too early')
  return { content: bytes.subarray(contentStart, end), end }
}

function readLength(bytes: Bytes, start: number): { readonly length: number; readonly end: number } {
  const first = bytes[start]
  if (first === undefined) throw new BitcoinError('a signature ends before a length')
  if (first < 0x80) return { length: first, end: start + 1 }
  const size = first & 0x7f
  const end = start + 1 + size
  if (size === 0 || size > MOST_LENGTH_BYTES || end > bytes.length) throw new BitcoinError('a length in a signature')
  return { length: Number(bytesToBigint(bytes.subarray(start + 1, end))), end }
}

/** A number with bytes that say nothing is refused. */
function readInteger(content: Bytes): bigint {
  const [first, second] = content
  if (first === undefined) throw new BitcoinError('an empty number in a signature')
  const isPadded = second !== undefined && ((first === 0 && second < 0x80) || (first === 0xff && second >= 0x80))
  if (isPadded) throw new BitcoinError('a number in a signature is longer than it needs be')
  return bytesToBigint(content)
}

/** The signature in DER. */
export function encodeSignature({ r, s }: EcdsaSignature): Bytes {
  const numbers = concatBytes(encodeInteger(r), encodeInteger(s))
  return concatBytes(Uint8Array.of(SEQUENCE, numbers.length), numbers)
}

function encodeInteger(value: bigint): Bytes {
  const magnitude = minimalBytes(value)
  const isSignless = magnitude.length > 0 && (magnitude[0] ?? 0) < 0x80
  const bytes = isSignless ? magnitude : concatBytes(Uint8Array.of(0), magnitude)
  return concatBytes(Uint8Array.of(INTEGER, bytes.length), bytes)
}
