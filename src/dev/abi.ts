import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { bytesToBigint, signedBytesToBigint } from '../base/integer.ts'

/** The words of values, encoded by Solidity's ABI, as texts; undefined when the bytes do not hold these types. */
export function decodeAbi(types: readonly string[], bytes: Bytes): readonly string[] | undefined {
  const values: string[] = []
  for (const [index, type] of types.entries()) {
    const value = decodeValue(type, bytes, index * 32)
    if (value === undefined) return undefined
    values.push(value)
  }
  return values
}

function decodeValue(type: string, bytes: Bytes, at: number): string | undefined {
  if (at + 32 > bytes.length) return undefined
  const word = bytes.subarray(at, at + 32)
  switch (type) {
    case 'string':
    case 'bytes': {
      const content = readContent(bytes, at)
      if (content === undefined) return undefined
      return type === 'string' ? new TextDecoder().decode(content) : toHex(content)
    }
    case 'bool':
      return word.every((byte) => byte === 0) ? 'false' : 'true'
    case 'address':
      return toHex(word.subarray(12))
    case 'uint256':
      return `${bytesToBigint(word)}`
    case 'int256':
      return `${signedBytesToBigint(word)}`
    default:
      return toHex(word.subarray(0, Number(type.slice('bytes'.length))))
  }
}

/** The bytes to which the word at `at` points: their length, then themselves. */
function readContent(bytes: Bytes, at: number): Bytes | undefined {
  const offset = readSmall(bytes, at)
  const length = offset === undefined ? undefined : readSmall(bytes, offset)
  if (offset === undefined || length === undefined || offset + 32 + length > bytes.length) return undefined
  return bytes.subarray(offset + 32, offset + 32 + length)
}

/** The word at `at`, when it lies within the bytes and could be an offset or a length there. */
function readSmall(bytes: Bytes, at: number): number | undefined {
  if (at + 32 > bytes.length) return undefined
  const value = bytesToBigint(bytes.subarray(at, at + 32))
  return value <= BigInt(bytes.length) ? Number(value) : undefined
}
