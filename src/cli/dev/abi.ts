import { readAbiBytes } from '../../base/abiBytes.ts'
import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { bytesToBigint, signedBytesToBigint } from '../../base/integer.ts'

/**
 * Returns the words of values, encoded by Solidity's ABI, as texts; undefined when the bytes do not hold these types.
 */
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
      const content = readAbiBytes(bytes, at)
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
