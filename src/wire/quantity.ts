import type { Hex } from '../base/hex.ts'

/** QUANTITY: `0x` and the fewest digits; zero is `0x0`. */
export function toQuantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}

/**
 * A number as clients spell it: `0x` hex of either case (alone it is 0), decimal text, or a JSON number
 * (protocol/rpc#addresses-and-numbers).
 */
export function parseNumber(value: string | number): bigint {
  if (value === '0x') return 0n
  return BigInt(typeof value === 'string' ? value.trim().replace(/^0X/, '0x') : value)
}

/** A height, an index: what lies beyond 2^53 - 1 is no less unknown than the largest number. */
export function parseSmallNumber(value: string | number): number {
  const number = parseNumber(value)
  return number > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(number)
}
