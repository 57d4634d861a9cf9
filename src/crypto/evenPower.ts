import { type Bytes, concatBytes } from '../base/bytes.ts'
import type { Pieces } from '../concurrency/yielder.ts'
import type { Arithmetic } from './arithmetic.ts'
import { POWER_EXPONENT } from './arithmeticLayout.ts'
import { oddPower } from './oddPower.ts'

const WORD_BITS = 64
const ONE = Uint8Array.of(1)

/** base ^ exponent modulo an even number, from what it is modulo the odd part of that and modulo its power of two. */
export function* evenPower(arithmetic: Arithmetic, base: bigint, exponent: Bytes, modulus: bigint): Pieces<bigint> {
  const bits = (modulus & -modulus).toString(2).length - 1
  const odd = modulus >> BigInt(bits)
  const low = yield* twosPower(arithmetic, base, shortenForTwos(exponent, bits), bits)
  if (odd === 1n) return low
  const high = yield* oddPower(arithmetic, base % odd, exponent, odd)
  return high + odd * BigInt.asUintN(bits, (low - high) * inverseOf(odd, bits))
}

/** base ^ exponent modulo 2^bits. */
function* twosPower(arithmetic: Arithmetic, base: bigint, exponent: Bytes, bits: number): Pieces<bigint> {
  if (bits <= WORD_BITS) {
    arithmetic.bytes.set(exponent, POWER_EXPONENT)
    return BigInt.asUintN(bits, arithmetic.powerOfWord(BigInt.asUintN(bits, base), exponent.length))
  }
  const factor = BigInt.asUintN(bits, base)
  let result = 1n
  for (const byte of exponent) {
    for (let bit = 0x80; bit > 0; bit >>= 1) {
      result = BigInt.asUintN(bits, result * result)
      if ((byte & bit) !== 0) result = BigInt.asUintN(bits, result * factor)
    }
    yield
  }
  return result
}

/**
 * An exponent that makes the same powers modulo 2^bits: those of odd bases repeat after a part of 2^bits exponents, and those
 * of even ones are 0 from the exponent `bits` on.
 */
function shortenForTwos(exponent: Bytes, bits: number): Bytes {
  const size = Math.ceil(bits / 8)
  return exponent.length <= size ? exponent : concatBytes(ONE, exponent.subarray(-size))
}

/** What an odd number times it is 1 modulo 2^bits: each round doubles the bits that are right, the first three of them. */
function inverseOf(odd: bigint, bits: number): bigint {
  let inverse = odd
  for (let right = 3; right < bits; right *= 2) inverse = BigInt.asUintN(bits, inverse * (2n - odd * inverse))
  return inverse
}
