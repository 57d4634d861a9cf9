import { minimalBytes } from '../base/integer.ts'

const LEAST_DIFFICULTY = 3n

/**
 * Returns the largest block hash that meets a Rootstock difficulty; difficulties below 3 count as 3
 * (protocol/mining#proof-of-work).
 */
export function targetOfDifficulty(difficulty: bigint): bigint {
  return (1n << 256n) / (difficulty < LEAST_DIFFICULTY ? LEAST_DIFFICULTY : difficulty)
}

/** Returns a target as headers carry it in `bits`: a byte of size and the three highest bytes, rounded down. */
export function encodeCompactTarget(target: bigint): number {
  const bytes = minimalBytes(target)
  // The highest of the three bytes holds the sign: a zero goes before it.
  const size = (bytes[0] ?? 0) >= 0x80 ? bytes.length + 1 : bytes.length
  const mantissa = size <= 3 ? target << BigInt(8 * (3 - size)) : target >> BigInt(8 * (size - 3))
  return size * 0x1000000 + Number(mantissa)
}

/** Returns the target that `bits` stand for; negative ones count as 0. */
export function decodeCompactTarget(bits: number): bigint {
  const size = bits >>> 24
  const mantissa = BigInt(bits & 0x7fffff)
  if ((bits & 0x800000) !== 0) return 0n
  return size <= 3 ? mantissa >> BigInt(8 * (3 - size)) : mantissa << BigInt(8 * (size - 3))
}
