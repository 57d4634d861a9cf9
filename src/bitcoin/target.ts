import { minimalBytes } from '../base/integer.ts'

const MIN_DIFFICULTY = 3n

/**
 * Returns the maximum block hash of a Rootstock difficulty. Difficulties below 3 count as 3
 * (protocol/mining#proof-of-work).
 */
export function targetOfDifficulty(difficulty: bigint): bigint {
  return (1n << 256n) / (difficulty < MIN_DIFFICULTY ? MIN_DIFFICULTY : difficulty)
}

/** Encodes a target as `bits` of a header: a size byte and the three highest bytes, rounded down. */
export function encodeCompactTarget(target: bigint): number {
  const bytes = minimalBytes(target)
  // The highest of the three bytes has the sign bit, so a zero byte precedes it.
  const size = (bytes[0] ?? 0) >= 0x80 ? bytes.length + 1 : bytes.length
  const mantissa = size <= 3 ? target << BigInt(8 * (3 - size)) : target >> BigInt(8 * (size - 3))
  return size * 0x1000000 + Number(mantissa)
}

/** Decodes the target of `bits`. Negative targets count as 0. */
export function decodeCompactTarget(bits: number): bigint {
  const size = bits >>> 24
  const mantissa = BigInt(bits & 0x7fffff)
  if ((bits & 0x800000) !== 0) return 0n
  return size <= 3 ? mantissa >> BigInt(8 * (3 - size)) : mantissa << BigInt(8 * (size - 3))
}
