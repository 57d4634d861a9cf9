import { FP2_BYTES, writeLimbs } from './constants'
import { isZero, ONE, pack, readWord, toElements, ZERO } from './field'
import { invert } from './inverse'
import { multiplyFp2, multiplyLanes, squareFp2 } from './multiplication'
import { add, addTwice, multiplyByNonresidue, subtract, subtractBoth } from './addition'
import { FINITE, INFINITE, INVALID, isWordZero } from './g1'

// G2, a group of points of the twist y^2 = x^3 + 3 / (9 + i) over Fp2.

/** 3 / (9 + i), and three times that. */
const COEFFICIENT = memory.data(80, 16)
export const COEFFICIENT_THRICE: usize = memory.data(80, 16)
/** (9 + i) to the powers of k (p - 1) / 6, for k from 1 to 5. */
export const FROBENIUS_POWERS: usize = memory.data(400, 16)

const SQUARE = memory.data(80, 16)
const CUBE = memory.data(80, 16)

export function createG2(): void {
  writeLimbs(FROBENIUS_POWERS, 0xd60b35dadcc9e470, 0x5c521e08292f2176, 0xe8b99fdd76e68b60, 0x1284b71c2865a7df)
  writeLimbs(FROBENIUS_POWERS + 4, 0xca5cf05f80f362ac, 0x747992778eeec7e5, 0xa6327cfe12150b8e, 0x246996f3b4fae7e6)
  toElements(FROBENIUS_POWERS, FROBENIUS_POWERS)
  for (let i: usize = 1; i < 5; i++) multiplyFp2(FROBENIUS_POWERS + i * FP2_BYTES, FROBENIUS_POWERS + (i - 1) * FP2_BYTES, FROBENIUS_POWERS)
  multiplyByNonresidue(SQUARE, ONE)
  invertFp2(SQUARE, SQUARE)
  addTwice(COEFFICIENT, SQUARE, SQUARE)
  addTwice(COEFFICIENT_THRICE, COEFFICIENT, COEFFICIENT)
}

const NORM = memory.data(80, 16)
const CONJUGATE = memory.data(80, 16)

/** a0 - a1 i. */
export function conjugateFp2(to: usize, a: usize): void {
  subtract(CONJUGATE, ZERO, a)
  pack(to, a, CONJUGATE + 4)
}

/** 1 / a. */
export function invertFp2(to: usize, a: usize): void {
  multiplyLanes(NORM, a, a)
  pack(CONJUGATE, NORM + 4, NORM)
  add(NORM, NORM, CONJUGATE)
  invert(NORM, NORM)
  pack(NORM, NORM, NORM)
  conjugateFp2(to, a)
  multiplyLanes(to, to, NORM)
}

/** Reads x and y as four words, imaginary parts first. It does not check that the point is in G2 and not in another subgroup. */
export function readG2Point(to: usize, words: usize): i32 {
  const y = to + FP2_BYTES
  if (isWordZero(words) && isWordZero(words + 32) && isWordZero(words + 64) && isWordZero(words + 96)) return INFINITE
  if (!readWord(to + 4, words) || !readWord(to, words + 32)) return INVALID
  if (!readWord(y + 4, words + 64) || !readWord(y, words + 96)) return INVALID
  toElements(to, to)
  toElements(y, y)
  squareFp2(SQUARE, to)
  multiplyFp2(CUBE, SQUARE, to)
  squareFp2(SQUARE, y)
  subtractBoth(CUBE, SQUARE, CUBE, COEFFICIENT)
  return isZero(CUBE) ? FINITE : INVALID
}

/** Applies the Frobenius endomorphism to a point of the twist. */
export function frobeniusG2(to: usize, point: usize): void {
  conjugateFp2(to, point)
  multiplyFp2(to, to, FROBENIUS_POWERS + FP2_BYTES)
  conjugateFp2(to + FP2_BYTES, point + FP2_BYTES)
  multiplyFp2(to + FP2_BYTES, to + FP2_BYTES, FROBENIUS_POWERS + 2 * FP2_BYTES)
}
