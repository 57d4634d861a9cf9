import { FP2_BYTES } from './constants'
import { copy, isZero, ONE, ZERO } from './field'
import { multiplyFp2, squareFp2 } from './multiplication'
import { add, addUnsettled, addTwice, multiplyByNonresidue, subtract, subtractBoth } from './addition'
import {
  addFp6,
  addFp6Unsettled,
  invertFp6,
  multiplyFp6ByFp2,
  multiplyFp6ByTwo,
  multiplyFp6,
  negateFp6,
  multiplyFp6ByV,
  subtractFp6,
  FP6_BYTES,
} from './fp6'
import { conjugateFp2, FROBENIUS_POWERS } from './g2'

// Fp12, the extension of Fp6 by w with w^2 = v, in which products of pairings are: six pairs.

export const FP12_BYTES: usize = 2 * FP6_BYTES

const LEFT = memory.data(240, 16)
const RIGHT = memory.data(240, 16)
const P0 = memory.data(240, 16)
const P1 = memory.data(240, 16)
const TERM = memory.data(240, 16)

export function copyFp12(to: usize, a: usize): void {
  memory.copy(to, a, FP12_BYTES)
}

export function setFp12One(to: usize): void {
  memory.fill(to, 0, FP12_BYTES)
  copy(to, ONE)
}

export function isFp12One(a: usize): bool {
  subtract(TERM, a, ONE)
  let isOne = isZero(TERM)
  for (let at = FP2_BYTES; at < FP12_BYTES; at += FP2_BYTES) isOne = isOne && isZero(a + at)
  return isOne
}

export function multiplyFp12(to: usize, a: usize, b: usize): void {
  addFp6Unsettled(LEFT, a, a + FP6_BYTES)
  addFp6Unsettled(RIGHT, b, b + FP6_BYTES)
  multiplyFp6(P0, a, b)
  multiplyFp6(P1, a + FP6_BYTES, b + FP6_BYTES)
  multiplyFp6(TERM, LEFT, RIGHT)
  subtractFp6(to + FP6_BYTES, TERM, P0, P1)
  multiplyFp6ByV(P1, P1)
  addFp6(to, P0, P1)
}

/** (a0 + a1)(a0 + v a1) - a0 a1 - v a0 a1, and 2 a0 a1. */
export function squareFp12(to: usize, a: usize): void {
  multiplyFp6ByV(RIGHT, a + FP6_BYTES)
  addFp6Unsettled(RIGHT, RIGHT, a)
  addFp6Unsettled(LEFT, a, a + FP6_BYTES)
  multiplyFp6(P0, a, a + FP6_BYTES)
  multiplyFp6(TERM, LEFT, RIGHT)
  multiplyFp6ByV(P1, P0)
  subtractFp6(to, TERM, P0, P1)
  addFp6(to + FP6_BYTES, P0, P0)
}

/** Multiplies by a line a + (b + c v) w in place. */
export function multiplyByLine(whole: usize, a: usize, b: usize, c: usize): void {
  multiplyFp6ByFp2(P0, whole, a)
  multiplyFp6ByTwo(P1, whole + FP6_BYTES, b, c)
  addFp6Unsettled(LEFT, whole, whole + FP6_BYTES)
  addUnsettled(RIGHT, a, b)
  multiplyFp6ByTwo(TERM, LEFT, RIGHT, c)
  subtractFp6(whole + FP6_BYTES, TERM, P0, P1)
  multiplyFp6ByV(P1, P1)
  addFp6(whole, P0, P1)
}

/** a0 - a1 w, which is the inverse of an element with norm 1. */
export function conjugateFp12(to: usize, a: usize): void {
  memory.copy(to, a, FP6_BYTES)
  negateFp6(to + FP6_BYTES, ZERO, a + FP6_BYTES)
}

/** The conjugate divided by the norm a0^2 - v a1^2. */
export function invertFp12(to: usize, a: usize): void {
  multiplyFp6(P0, a, a)
  multiplyFp6(P1, a + FP6_BYTES, a + FP6_BYTES)
  multiplyFp6ByV(P1, P1)
  negateFp6(P1, ZERO, P1)
  addFp6(P0, P0, P1)
  invertFp6(P0, P0)
  conjugateFp12(to, a)
  multiplyFp6(to, to, P0)
  multiplyFp6(to + FP6_BYTES, to + FP6_BYTES, P0)
}

/** Raises to the power of p in place. */
export function frobeniusFp12(a: usize): void {
  for (let at: usize = 0; at < FP12_BYTES; at += FP2_BYTES) conjugateFp2(a + at, a + at)
  // The pairs are the coefficients of 1, v, v^2, w, v w and v^2 w: of w to the powers of 0, 2, 4, 1, 3 and 5.
  multiplyFp2(a + FP2_BYTES, a + FP2_BYTES, FROBENIUS_POWERS + FP2_BYTES)
  multiplyFp2(a + 2 * FP2_BYTES, a + 2 * FP2_BYTES, FROBENIUS_POWERS + 3 * FP2_BYTES)
  multiplyFp2(a + FP6_BYTES, a + FP6_BYTES, FROBENIUS_POWERS)
  multiplyFp2(a + FP6_BYTES + FP2_BYTES, a + FP6_BYTES + FP2_BYTES, FROBENIUS_POWERS + 2 * FP2_BYTES)
  multiplyFp2(a + FP6_BYTES + 2 * FP2_BYTES, a + FP6_BYTES + 2 * FP2_BYTES, FROBENIUS_POWERS + 4 * FP2_BYTES)
}

const SQUARES = memory.data(480, 16)
const CROSS = memory.data(80, 16)

/** (a + b v^k)^2 of two pairs: the sum of the squares, and twice the product. */
function squareTwo(sum: usize, cross: usize, a: usize, b: usize): void {
  const first = SQUARES
  const second = SQUARES + FP2_BYTES
  squareFp2(first, a)
  squareFp2(second, b)
  addUnsettled(CROSS, a, b)
  squareFp2(cross, CROSS)
  subtractBoth(cross, cross, first, second)
  multiplyByNonresidue(first, first)
  add(sum, first, second)
}

/** 3 a - 2 b. */
// @ts-ignore: decorator
@inline
function thriceLess(to: usize, a: usize, b: usize): void {
  subtract(CROSS, a, b)
  addTwice(to, a, CROSS)
}

/** 3 a + 2 b. */
// @ts-ignore: decorator
@inline
function thriceMore(to: usize, a: usize, b: usize): void {
  add(CROSS, a, b)
  addTwice(to, a, CROSS)
}

const SUMS = memory.data(240, 16)
const CROSSES = memory.data(240, 16)

/** Squares in place an element whose norms over Fp6 and Fp4 are 1 (https://eprint.iacr.org/2009/565). */
export function squareCyclotomic(a: usize): void {
  const b = a + FP6_BYTES
  squareTwo(SUMS, CROSSES, b + FP2_BYTES, a)
  squareTwo(SUMS + FP2_BYTES, CROSSES + FP2_BYTES, a + 2 * FP2_BYTES, b)
  squareTwo(SUMS + 2 * FP2_BYTES, CROSSES + 2 * FP2_BYTES, b + 2 * FP2_BYTES, a + FP2_BYTES)
  multiplyByNonresidue(CROSSES + 2 * FP2_BYTES, CROSSES + 2 * FP2_BYTES)
  thriceLess(a, SUMS, a)
  thriceLess(a + FP2_BYTES, SUMS + FP2_BYTES, a + FP2_BYTES)
  thriceLess(a + 2 * FP2_BYTES, SUMS + 2 * FP2_BYTES, a + 2 * FP2_BYTES)
  thriceMore(b, CROSSES + 2 * FP2_BYTES, b)
  thriceMore(b + FP2_BYTES, CROSSES, b + FP2_BYTES)
  thriceMore(b + 2 * FP2_BYTES, CROSSES + FP2_BYTES, b + 2 * FP2_BYTES)
}
