import { type Bytes, EMPTY_BYTES } from './bytes.ts'
import { fromHex, toHex } from './hex.ts'

const MAX_UINT32 = 0xffffffff

/** Maximum length in bytes of integers that are exact as numbers. */
const FEW_BYTES = 6

/** Returns the unsigned big-endian integer in `bytes`; the empty string is 0. */
export function bytesToBigint(bytes: Bytes): bigint {
  if (bytes.length > FEW_BYTES) return BigInt(toHex(bytes))
  let value = 0
  for (let i = 0; i < bytes.length; i++) value = 256 * value + (bytes[i] ?? 0)
  return BigInt(value)
}

/** Returns the integer in two's complement in `bytes`; the empty string is 0. */
export function signedBytesToBigint(bytes: Bytes): bigint {
  return BigInt.asIntN(8 * bytes.length, bytesToBigint(bytes))
}

/** Returns the unsigned big-endian integer in `bytes` as a number. Throws a `RangeError` above 2^53 - 1. */
export function bytesToNumber(bytes: Bytes): number {
  const value = bytesToBigint(bytes)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`integer ${value} is beyond 2^53 - 1`)
  return Number(value)
}

/** Returns the shortest unsigned big-endian form; 0 is the empty string. */
export function minimalBytes(value: bigint | number): Bytes {
  if (value < 0) throw new RangeError(`negative integer ${value} has no unsigned form`)
  if (value <= MAX_UINT32) return smallMinimalBytes(Number(value))
  const digits = value.toString(16)
  return fromHex(`0x${digits.length % 2 === 0 ? digits : `0${digits}`}`)
}

function smallMinimalBytes(value: number): Bytes {
  if (value === 0) return EMPTY_BYTES
  if (value < 0x100) return Uint8Array.of(value)
  if (value < 0x10000) return Uint8Array.of(value >> 8, value & 0xff)
  if (value < 0x1000000) return Uint8Array.of(value >> 16, (value >> 8) & 0xff, value & 0xff)
  return Uint8Array.of(value >>> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff)
}

/**
 * Returns the shortest two's complement form, like Java's `BigInteger.toByteArray`: 0 is `00`, 0x80 is `0080`, -1 is
 * `ff`.
 */
export function signedMinimalBytes(value: bigint | number): Bytes {
  if (value < 0) return signedMinimalBytes(-1n - BigInt(value)).map((byte) => byte ^ 0xff)
  const bytes = minimalBytes(value)
  const first = bytes[0]
  if (first !== undefined && first < 0x80) return bytes
  const signed = new Uint8Array(bytes.length + 1)
  signed.set(bytes, 1)
  return signed
}

/** Returns the value as a 32-byte big-endian word. Throws a `RangeError` if it does not fit. */
export function toWord(value: bigint): Bytes {
  if (value < 0n || value >= 1n << 256n) throw new RangeError(`integer ${value} does not fit 256 bits`)
  return fromHex(`0x${value.toString(16).padStart(64, '0')}`)
}
