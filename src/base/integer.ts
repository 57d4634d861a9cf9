import { bytesToHex } from '@noble/hashes/utils.js'
import { type Bytes, EMPTY_BYTES } from './bytes.ts'
import { fromHex } from './hex.ts'

/** The unsigned big-endian integer in `bytes`; the empty string is 0. */
export function bytesToBigint(bytes: Bytes): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${bytesToHex(bytes)}`)
}

/** As {@link bytesToBigint} for values that fit a double; throws a `RangeError` beyond 2^53 - 1. */
export function bytesToNumber(bytes: Bytes): number {
  const value = bytesToBigint(bytes)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`integer ${value} is beyond 2^53 - 1`)
  return Number(value)
}

/** The shortest unsigned big-endian form; 0 is the empty string. */
export function minimalBytes(value: bigint | number): Bytes {
  if (value < 0) throw new RangeError(`negative integer ${value} has no unsigned form`)
  if (BigInt(value) === 0n) return EMPTY_BYTES
  const digits = value.toString(16)
  return fromHex(`0x${digits.length % 2 === 0 ? digits : `0${digits}`}`)
}

/** The shortest two's complement form of a non-negative integer, as Java's `BigInteger.toByteArray`: 0 is `00`, 0x80 is `0080`. */
export function signedMinimalBytes(value: bigint | number): Bytes {
  const bytes = minimalBytes(value)
  const first = bytes[0]
  if (first !== undefined && first < 0x80) return bytes
  const signed = new Uint8Array(bytes.length + 1)
  signed.set(bytes, 1)
  return signed
}

/** A 32-byte big-endian word; throws a `RangeError` when the value does not fit. */
export function toWord(value: bigint): Bytes {
  if (value < 0n || value >= 1n << 256n) throw new RangeError(`integer ${value} does not fit 256 bits`)
  return fromHex(`0x${value.toString(16).padStart(64, '0')}`)
}
