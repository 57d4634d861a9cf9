import { FP2_BYTES } from './constants'
import { copy } from './field'
import { multiplyFp2, squareFp2 } from './multiplication'
import { add, addUnsettled, mix, multiplyByNonresidue, subtract, subtractBoth } from './addition'
import { invertFp2 } from './g2'

// Fp6, the extension of Fp2 by v with v^3 = 9 + i: three pairs, one after the other.

export const FP6_BYTES: usize = 3 * FP2_BYTES

const P0 = memory.data(80, 16)
const P1 = memory.data(80, 16)
const P2 = memory.data(80, 16)
const LEFT = memory.data(80, 16)
const RIGHT = memory.data(80, 16)
const TERM = memory.data(80, 16)
const R0 = memory.data(80, 16)
const R1 = memory.data(80, 16)
const R2 = memory.data(80, 16)

export function addFp6Unsettled(to: usize, a: usize, b: usize): void {
  for (let at: usize = 0; at < FP6_BYTES; at += FP2_BYTES) addUnsettled(to + at, a + at, b + at)
}

export function addFp6(to: usize, a: usize, b: usize): void {
  for (let at: usize = 0; at < FP6_BYTES; at += FP2_BYTES) add(to + at, a + at, b + at)
}

/** a - b - c. */
export function subtractFp6(to: usize, a: usize, b: usize, c: usize): void {
  for (let at: usize = 0; at < FP6_BYTES; at += FP2_BYTES) subtractBoth(to + at, a + at, b + at, c + at)
}

/** 0 - a. */
export function negateFp6(to: usize, zero: usize, a: usize): void {
  for (let at: usize = 0; at < FP6_BYTES; at += FP2_BYTES) subtract(to + at, zero, a + at)
}

/** v a. */
export function multiplyFp6ByV(to: usize, a: usize): void {
  multiplyByNonresidue(TERM, a + 2 * FP2_BYTES)
  copy(to + 2 * FP2_BYTES, a + FP2_BYTES)
  copy(to + FP2_BYTES, a)
  copy(to, TERM)
}

/** (a + b)(c + d). */
// @ts-ignore: decorator
@inline
function multiplySums(to: usize, a: usize, b: usize, c: usize, d: usize): void {
  addUnsettled(LEFT, a, b)
  addUnsettled(RIGHT, c, d)
  multiplyFp2(to, LEFT, RIGHT)
}

/** a b. Factors may be sums of two settled elements. */
export function multiplyFp6(to: usize, a: usize, b: usize): void {
  const a1 = a + FP2_BYTES
  const a2 = a1 + FP2_BYTES
  const b1 = b + FP2_BYTES
  const b2 = b1 + FP2_BYTES
  multiplyFp2(P0, a, b)
  multiplyFp2(P1, a1, b1)
  multiplyFp2(P2, a2, b2)
  multiplySums(TERM, a1, a2, b1, b2)
  subtractBoth(TERM, TERM, P1, P2)
  multiplyByNonresidue(TERM, TERM)
  add(R0, TERM, P0)
  multiplySums(TERM, a, a1, b, b1)
  multiplyByNonresidue(R1, P2)
  mix(R1, TERM, R1, P0, P1)
  multiplySums(TERM, a, a2, b, b2)
  mix(to + 2 * FP2_BYTES, TERM, P1, P0, P2)
  copy(to, R0)
  copy(to + FP2_BYTES, R1)
}

/** a (b + c v). */
export function multiplyFp6ByTwo(to: usize, a: usize, b: usize, c: usize): void {
  const a1 = a + FP2_BYTES
  const a2 = a1 + FP2_BYTES
  multiplyFp2(P0, a, b)
  multiplyFp2(P1, a1, c)
  addUnsettled(LEFT, a1, a2)
  multiplyFp2(TERM, LEFT, c)
  subtract(TERM, TERM, P1)
  multiplyByNonresidue(TERM, TERM)
  add(R0, TERM, P0)
  multiplySums(R1, a, a1, b, c)
  addUnsettled(LEFT, a, a2)
  multiplyFp2(TERM, LEFT, b)
  addSubtracted(to + 2 * FP2_BYTES, TERM, P1, P0)
  subtractBoth(to + FP2_BYTES, R1, P0, P1)
  copy(to, R0)
}

/** a + b - c. */
// @ts-ignore: decorator
@inline
function addSubtracted(to: usize, a: usize, b: usize, c: usize): void {
  addUnsettled(LEFT, a, b)
  subtract(to, LEFT, c)
}

/** a b, where b is in Fp2. */
export function multiplyFp6ByFp2(to: usize, a: usize, b: usize): void {
  for (let at: usize = 0; at < FP6_BYTES; at += FP2_BYTES) multiplyFp2(to + at, a + at, b)
}

/** 1 / a. */
export function invertFp6(to: usize, a: usize): void {
  const a1 = a + FP2_BYTES
  const a2 = a1 + FP2_BYTES
  multiplyFp2(TERM, a1, a2)
  multiplyByNonresidue(TERM, TERM)
  squareFp2(R0, a)
  subtract(R0, R0, TERM)
  squareFp2(TERM, a2)
  multiplyByNonresidue(R1, TERM)
  multiplyFp2(TERM, a, a1)
  subtract(R1, R1, TERM)
  squareFp2(R2, a1)
  multiplyFp2(TERM, a, a2)
  subtract(R2, R2, TERM)
  multiplyFp2(P0, a2, R1)
  multiplyFp2(P1, a1, R2)
  add(P0, P0, P1)
  multiplyByNonresidue(P0, P0)
  multiplyFp2(P1, a, R0)
  add(P0, P0, P1)
  invertFp2(P0, P0)
  multiplyFp2(to, R0, P0)
  multiplyFp2(to + FP2_BYTES, R1, P0)
  multiplyFp2(to + 2 * FP2_BYTES, R2, P0)
}
