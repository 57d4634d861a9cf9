import { PAIR } from './constants'
import { copy, isZero, ONE, ZERO } from './field'
import { multiply, square } from './montgomery'
import { add, addOnly, addTwice, multiplyByNonresidue, subtract, subtractBoth } from './sums'
import {
  addTriple,
  addTripleOnly,
  invertTriple,
  multiplyByOne,
  multiplyByTwo,
  multiplyTriples,
  negateTriple,
  shiftTriple,
  subtractTriples,
  TRIPLE,
} from './sextic'
import { conjugate, POWERS } from './twist'

// The extension by w, w^2 = v, over the sextic one, where products of pairings are: six pairs.

export const WHOLE: usize = 2 * TRIPLE

const LEFT = memory.data(240, 16)
const RIGHT = memory.data(240, 16)
const P0 = memory.data(240, 16)
const P1 = memory.data(240, 16)
const TERM = memory.data(240, 16)

export function copyWhole(to: usize, a: usize): void {
  memory.copy(to, a, WHOLE)
}

export function setWholeOne(to: usize): void {
  memory.fill(to, 0, WHOLE)
  copy(to, ONE)
}

export function isWholeOne(a: usize): bool {
  subtract(TERM, a, ONE)
  let isOne = isZero(TERM)
  for (let at = PAIR; at < WHOLE; at += PAIR) isOne = isOne && isZero(a + at)
  return isOne
}

export function multiplyWholes(to: usize, a: usize, b: usize): void {
  addTripleOnly(LEFT, a, a + TRIPLE)
  addTripleOnly(RIGHT, b, b + TRIPLE)
  multiplyTriples(P0, a, b)
  multiplyTriples(P1, a + TRIPLE, b + TRIPLE)
  multiplyTriples(TERM, LEFT, RIGHT)
  subtractTriples(to + TRIPLE, TERM, P0, P1)
  shiftTriple(P1, P1)
  addTriple(to, P0, P1)
}

/** (a0 + a1)(a0 + v a1) - a0 a1 - v a0 a1 and 2 a0 a1. */
export function squareWhole(to: usize, a: usize): void {
  shiftTriple(RIGHT, a + TRIPLE)
  addTripleOnly(RIGHT, RIGHT, a)
  addTripleOnly(LEFT, a, a + TRIPLE)
  multiplyTriples(P0, a, a + TRIPLE)
  multiplyTriples(TERM, LEFT, RIGHT)
  shiftTriple(P1, P0)
  subtractTriples(to, TERM, P0, P1)
  addTriple(to + TRIPLE, P0, P0)
}

/** The product with a line a + (b + c v) w, in place. */
export function multiplyByLine(whole: usize, a: usize, b: usize, c: usize): void {
  multiplyByOne(P0, whole, a)
  multiplyByTwo(P1, whole + TRIPLE, b, c)
  addTripleOnly(LEFT, whole, whole + TRIPLE)
  addOnly(RIGHT, a, b)
  multiplyByTwo(TERM, LEFT, RIGHT, c)
  subtractTriples(whole + TRIPLE, TERM, P0, P1)
  shiftTriple(P1, P1)
  addTriple(whole, P0, P1)
}

/** a0 - a1 w: the inverse of what has norm 1. */
export function conjugateWhole(to: usize, a: usize): void {
  memory.copy(to, a, TRIPLE)
  negateTriple(to + TRIPLE, ZERO, a + TRIPLE)
}

/** The conjugate over the norm a0^2 - v a1^2. */
export function invertWhole(to: usize, a: usize): void {
  multiplyTriples(P0, a, a)
  multiplyTriples(P1, a + TRIPLE, a + TRIPLE)
  shiftTriple(P1, P1)
  negateTriple(P1, ZERO, P1)
  addTriple(P0, P0, P1)
  invertTriple(P0, P0)
  conjugateWhole(to, a)
  multiplyTriples(to, to, P0)
  multiplyTriples(to + TRIPLE, to + TRIPLE, P0)
}

/** To the power of p, in place. */
export function mapWhole(a: usize): void {
  for (let at: usize = 0; at < WHOLE; at += PAIR) conjugate(a + at, a + at)
  // The pairs are of 1, v, v^2, w, v w and v^2 w: of w to the powers of 0, 2, 4, 1, 3 and 5.
  multiply(a + PAIR, a + PAIR, POWERS + PAIR)
  multiply(a + 2 * PAIR, a + 2 * PAIR, POWERS + 3 * PAIR)
  multiply(a + TRIPLE, a + TRIPLE, POWERS)
  multiply(a + TRIPLE + PAIR, a + TRIPLE + PAIR, POWERS + 2 * PAIR)
  multiply(a + TRIPLE + 2 * PAIR, a + TRIPLE + 2 * PAIR, POWERS + 4 * PAIR)
}

const SQUARES = memory.data(480, 16)
const CROSS = memory.data(80, 16)

/** (a + b v^k)^2 of two pairs: the squares' sum, and twice the product. */
function squareTwo(sum: usize, cross: usize, a: usize, b: usize): void {
  const first = SQUARES
  const second = SQUARES + PAIR
  square(first, a)
  square(second, b)
  addOnly(CROSS, a, b)
  square(cross, CROSS)
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

/** The square of what has the norm 1 over the sextic and the quartic extension (https://eprint.iacr.org/2009/565). */
export function squareCyclotomic(a: usize): void {
  const b = a + TRIPLE
  squareTwo(SUMS, CROSSES, b + PAIR, a)
  squareTwo(SUMS + PAIR, CROSSES + PAIR, a + 2 * PAIR, b)
  squareTwo(SUMS + 2 * PAIR, CROSSES + 2 * PAIR, b + 2 * PAIR, a + PAIR)
  multiplyByNonresidue(CROSSES + 2 * PAIR, CROSSES + 2 * PAIR)
  thriceLess(a, SUMS, a)
  thriceLess(a + PAIR, SUMS + PAIR, a + PAIR)
  thriceLess(a + 2 * PAIR, SUMS + 2 * PAIR, a + 2 * PAIR)
  thriceMore(b, CROSSES + 2 * PAIR, b)
  thriceMore(b + PAIR, CROSSES, b + PAIR)
  thriceMore(b + 2 * PAIR, CROSSES + PAIR, b + 2 * PAIR)
}
