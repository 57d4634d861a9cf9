import type { Hex } from '../base/hex.ts'
import type { Network } from '../chainspec/network.ts'

/** Returns a QUANTITY: `0x` and the minimal digits; zero is `0x0`. */
export function toQuantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}

/** Returns whether a number or data is absent; the empty text counts as absent, too. */
export function isAbsent(value: string | number | undefined): value is undefined | '' {
  return value === undefined || value === ''
}

/**
 * Parses a number in any form that clients send: `0x` hex of either case (alone it is 0), decimal text, or a JSON
 * number (protocol/rpc#addresses-and-numbers).
 */
export function parseNumber(value: string | number): bigint {
  if (value === '0x' || value === '0X') return 0n
  return BigInt(typeof value === 'string' ? value.trim().replace(/^0X/, '0x') : value)
}

/**
 * Parses a storage slot (protocol/rpc#addresses-and-numbers). With `compat` ethereum, text without `0x` is hexadecimal, and
 * empty text is 0.
 */
export function parseSlot(value: string | number, { compat }: Pick<Network, 'compat'>): bigint {
  const isHexText = compat === 'ethereum' && typeof value === 'string'
  return parseNumber(isHexText ? `0x${value.replace(/^0[xX]/, '')}` : value)
}

/** Parses a height or an index. Values above 2^53 - 1 become 2^53 - 1, which is as unknown as they are. */
export function parseSmallNumber(value: string | number): number {
  const number = parseNumber(value)
  return number > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(number)
}
