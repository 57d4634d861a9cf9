import type { Bytes } from '../base/bytes.ts'
import type { Pieces } from '../concurrency/yielder.ts'

/** So much of a long number is divided at once. */
const PIECE_BYTES = 2048
const PIECE_BITS = 8 * PIECE_BYTES
/** Of these a single division takes milliseconds. */
const LEAST_LONG = 1n << BigInt(PIECE_BITS)

/**
 * base ^ exponent modulo any number. Squares and multiplies over the exponent's bits, never over the exponent as one number:
 * that would be quadratic.
 */
export function powerByBits(base: bigint, exponent: Bytes, modulus: bigint): Pieces<bigint> {
  return modulus < LEAST_LONG ? largePower(base, exponent, modulus) : longPower(base, exponent, modulus)
}

function* largePower(base: bigint, exponent: Bytes, modulus: bigint): Pieces<bigint> {
  let result = 1n
  for (const byte of exponent) {
    for (let bit = 0x80; bit > 0; bit >>= 1) {
      if (result !== 1n) result = (result * result) % modulus // as for all zeros that the first byte begins with
      if ((byte & bit) !== 0) result = (result * base) % modulus
    }
    yield
  }
  return result % modulus
}

function* longPower(base: bigint, exponent: Bytes, modulus: bigint): Pieces<bigint> {
  const productBytes = modulus.toString(16).length + 1
  let result = 1n % modulus
  for (const byte of exponent) {
    for (let bit = 0x80; bit > 0; bit >>= 1) {
      result = yield* remainder(result * result, productBytes, modulus)
      if ((byte & bit) !== 0) result = yield* remainder(result * base, productBytes, modulus)
    }
  }
  return result
}

/** What is left of a number of so many bytes: takes down a piece at a time, from the top, as on paper. */
export function* remainder(number: bigint, length: number, divisor: bigint): Pieces<bigint> {
  if (length <= PIECE_BYTES) return number % divisor
  let rest = 0n
  for (let shift = PIECE_BITS * Math.floor((8 * length - 1) / PIECE_BITS); shift >= 0; shift -= PIECE_BITS) {
    yield
    rest = ((rest << BigInt(PIECE_BITS)) | BigInt.asUintN(PIECE_BITS, number >> BigInt(shift))) % divisor
  }
  return rest
}
