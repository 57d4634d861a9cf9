import { type Bytes, concatBytes, equalBytes } from '../base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../base/integer.ts'
import { doubleSha256 } from '../crypto/sha256.ts'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const CHECKSUM_BYTES = 4
/** Length in bytes of an extended key, the longest payload. The work is quadratic in the length. */
const MAX_CHARACTERS = 112

/** Encodes a payload, which begins with its version bytes, and its checksum in Base58. */
export function encodeBase58Check(payload: Bytes): string {
  const bytes = concatBytes(payload, checksumOf(payload))
  const firstNonZero = bytes.findIndex((byte) => byte !== 0)
  const zeros = firstNonZero === -1 ? bytes.length : firstNonZero
  let digits = ''
  for (let rest = bytesToBigint(bytes); rest > 0n; rest /= 58n) digits = ALPHABET.charAt(Number(rest % 58n)) + digits
  return '1'.repeat(zeros) + digits
}

/**
 * Decodes a payload with its version bytes; undefined for a wrong character or checksum and for text longer than an
 * extended key.
 */
export function decodeBase58Check(text: string): Bytes | undefined {
  const bytes = decodeBase58(text)
  if (bytes === undefined || bytes.length < CHECKSUM_BYTES) return undefined
  const payload = bytes.subarray(0, -CHECKSUM_BYTES)
  return equalBytes(checksumOf(payload), bytes.subarray(-CHECKSUM_BYTES)) ? payload : undefined
}

function decodeBase58(text: string): Bytes | undefined {
  if (text.length > MAX_CHARACTERS) return undefined
  let value = 0n
  for (const character of text) {
    const digit = ALPHABET.indexOf(character)
    if (digit === -1) return undefined
    value = value * 58n + BigInt(digit)
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return concatBytes(new Uint8Array(zeros), minimalBytes(value))
}

function checksumOf(payload: Bytes): Bytes {
  return doubleSha256(payload).subarray(0, CHECKSUM_BYTES)
}
