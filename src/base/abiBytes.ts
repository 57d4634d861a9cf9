import type { Bytes } from './bytes.ts'
import { bytesToBigint } from './integer.ts'

/**
 * Returns the dynamic bytes that the word at `at` points to (Solidity ABI: offset, length, data); undefined if they are
 * out of bounds.
 */
export function readAbiBytes(encoded: Bytes, at: number): Bytes | undefined {
  const offset = readSmall(encoded, at)
  const length = offset === undefined ? undefined : readSmall(encoded, offset)
  if (offset === undefined || length === undefined || offset + 32 + length > encoded.length) return undefined
  return encoded.subarray(offset + 32, offset + 32 + length)
}

/** Returns the word at `at` as a number; undefined if it is out of bounds or larger than the length of `bytes`. */
function readSmall(bytes: Bytes, at: number): number | undefined {
  if (at + 32 > bytes.length) return undefined
  const value = bytesToBigint(bytes.subarray(at, at + 32))
  return value <= BigInt(bytes.length) ? Number(value) : undefined
}
