import { type Bytes, concatBytes } from '../base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../base/integer.ts'
import { CURVE_ORDER } from '../crypto/secp256k1.ts'
import { readElement, readElements } from './asn1.ts'
import { BitcoinError } from './bitcoinError.ts'

/** A secp256k1 signature. */
export interface EcdsaSignature {
  readonly r: bigint
  readonly s: bigint
}

const SEQUENCE = 16
const INTEGER = 2
const CONSTRUCTED = 0x20

/** Returns whether s is the lower of the two valid values. */
export const hasLowS = ({ s }: EcdsaSignature) => s <= CURVE_ORDER / 2n

/**
 * Consensus: reproduces the lenient DER decoder of the reference node. Do not replace by a library. Elements after the
 * two numbers are ignored if they can be read, and numbers are unsigned. Throws a {@link BitcoinError}.
 */
export function decodeSignature(bytes: Bytes): EcdsaSignature {
  const { type, isConstructed, content } = readElement(bytes, 0)
  if (type !== SEQUENCE || !isConstructed) throw new BitcoinError('a signature is not in DER')
  const [r, s] = readElements(content)
  if (r?.type !== INTEGER || s?.type !== INTEGER) throw new BitcoinError('a signature is not two numbers')
  return { r: bytesToBigint(r.content), s: bytesToBigint(s.content) }
}

/** Encodes the signature in DER. */
export function encodeSignature({ r, s }: EcdsaSignature): Bytes {
  const numbers = concatBytes(encodeInteger(r), encodeInteger(s))
  return concatBytes(Uint8Array.of(CONSTRUCTED | SEQUENCE, numbers.length), numbers)
}

function encodeInteger(value: bigint): Bytes {
  const magnitude = minimalBytes(value)
  const isSignless = magnitude.length > 0 && (magnitude[0] ?? 0) < 0x80
  const bytes = isSignless ? magnitude : concatBytes(Uint8Array.of(0), magnitude)
  return concatBytes(Uint8Array.of(INTEGER, bytes.length), bytes)
}
