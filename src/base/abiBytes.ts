import type { Bytes } from './bytes.ts'
import { bytesToBigint } from './integer.ts'

/** What a word at `at` points to in values that Solidity's ABI encodes: a length and so many bytes; undefined when they are not there. */
export function readAbiBytes(encoded: Bytes, at: number): Bytes | undefined {
  const offset = readSmall(encoded, at)
  const length = offset === undefined ? undefined : readSmall(encoded, offset)
  if (offset === undefined || length === undefined || offset + 32 + length > encoded.length) return undefined
  return encoded.subarray(offset + 32, offset + 32 + length)
}

/** The word at `at` as a number, when it lies within `bytes` and could be a length or an offset there. */
function readSmall(bytes: Bytes, at: number): number | undefined {
  if (at + 32 > bytes.length) return undefined
  const value = bytesToBigint(bytes.subarray(at, at + 32))
  return value <= BigInt(bytes.length) ? Number(value) : undefined
}
