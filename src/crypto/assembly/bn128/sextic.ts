import { PAIR } from './constants'
import { copy } from './field'
import { multiply, square } from './montgomery'
import { add, addOnly, mix, multiplyByNonresidue, subtract, subtractBoth } from './sums'
import { invertPair } from './twist'

// The extension by v, v^3 = 9 + i, over the quadratic one: three pairs, one after the other.

export const TRIPLE: usize = 3 * PAIR

const P0 = memory.data(80, 16)
const P1 = memory.data(80, 16)
const P2 = memory.data(80, 16)
const LEFT = memory.data(80, 16)
const RIGHT = memory.data(80, 16)
const TERM = memory.data(80, 16)
const R0 = memory.data(80, 16)
const R1 = memory.data(80, 16)
const R2 = memory.data(80, 16)

export function addTripleOnly(to: usize, a: usize, b: usize): void {
  for (let at: usize = 0; at < TRIPLE; at += PAIR) addOnly(to + at, a + at, b + at)
}

export function addTriple(to: usize, a: usize, b: usize): void {
  for (let at: usize = 0; at < TRIPLE; at += PAIR) add(to + at, a + at, b + at)
}

/** a - b - c. */
export function subtractTriples(to: usize, a: usize, b: usize, c: usize): void {
  for (let at: usize = 0; at < TRIPLE; at += PAIR) subtractBoth(to + at, a + at, b + at, c + at)
}

/** 0 - a. */
export function negateTriple(to: usize, zero: usize, a: usize): void {
  for (let at: usize = 0; at < TRIPLE; at += PAIR) subtract(to + at, zero, a + at)
}

/** v a. */
export function shiftTriple(to: usize, a: usize): void {
  multiplyByNonresidue(TERM, a + 2 * PAIR)
  copy(to + 2 * PAIR, a + PAIR)
  copy(to + PAIR, a)
  copy(to, TERM)
}

/** The product of sums (a + b)(c + d). */
// @ts-ignore: decorator
@inline
function multiplySums(to: usize, a: usize, b: usize, c: usize, d: usize): void {
  addOnly(LEFT, a, b)
  addOnly(RIGHT, c, d)
  multiply(to, LEFT, RIGHT)
}

/** The product; factors may be sums of two that were settled. */
export function multiplyTriples(to: usize, a: usize, b: usize): void {
  const a1 = a + PAIR
  const a2 = a1 + PAIR
  const b1 = b + PAIR
  const b2 = b1 + PAIR
  multiply(P0, a, b)
  multiply(P1, a1, b1)
  multiply(P2, a2, b2)
  multiplySums(TERM, a1, a2, b1, b2)
  subtractBoth(TERM, TERM, P1, P2)
  multiplyByNonresidue(TERM, TERM)
  add(R0, TERM, P0)
  multiplySums(TERM, a, a1, b, b1)
  multiplyByNonresidue(R1, P2)
  mix(R1, TERM, R1, P0, P1)
  multiplySums(TERM, a, a2, b, b2)
  mix(to + 2 * PAIR, TERM, P1, P0, P2)
  copy(to, R0)
  copy(to + PAIR, R1)
}

/** The product with b + c v. */
export function multiplyByTwo(to: usize, a: usize, b: usize, c: usize): void {
  const a1 = a + PAIR
  const a2 = a1 + PAIR
  multiply(P0, a, b)
  multiply(P1, a1, c)
  addOnly(LEFT, a1, a2)
  multiply(TERM, LEFT, c)
  subtract(TERM, TERM, P1)
  multiplyByNonresidue(TERM, TERM)
  add(R0, TERM, P0)
  multiplySums(R1, a, a1, b, c)
  addOnly(LEFT, a, a2)
  multiply(TERM, LEFT, b)
  addSubtracted(to + 2 * PAIR, TERM, P1, P0)
  subtractBoth(to + PAIR, R1, P0, P1)
  copy(to, R0)
}

/** a + b - c. */
// @ts-ignore: decorator
@inline
function addSubtracted(to: usize, a: usize, b: usize, c: usize): void {
  addOnly(LEFT, a, b)
  subtract(to, LEFT, c)
}

/** The product with an element of the quadratic extension. */
export function multiplyByOne(to: usize, a: usize, b: usize): void {
  for (let at: usize = 0; at < TRIPLE; at += PAIR) multiply(to + at, a + at, b)
}

/** The inverse. */
export function invertTriple(to: usize, a: usize): void {
  const a1 = a + PAIR
  const a2 = a1 + PAIR
  multiply(TERM, a1, a2)
  multiplyByNonresidue(TERM, TERM)
  square(R0, a)
  subtract(R0, R0, TERM)
  square(TERM, a2)
  multiplyByNonresidue(R1, TERM)
  multiply(TERM, a, a1)
  subtract(R1, R1, TERM)
  square(R2, a1)
  multiply(TERM, a, a2)
  subtract(R2, R2, TERM)
  multiply(P0, a2, R1)
  multiply(P1, a1, R2)
  add(P0, P0, P1)
  multiplyByNonresidue(P0, P0)
  multiply(P1, a, R0)
  add(P0, P0, P1)
  invertPair(P0, P0)
  multiply(to, R0, P0)
  multiply(to + PAIR, R1, P0)
  multiply(to + 2 * PAIR, R2, P0)
}
