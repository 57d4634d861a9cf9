import { FP2_BYTES } from './constants'
import { add, addTwice, quadruple, subtract, subtractBoth } from './addition'
import { copy, isZero, ONE, pack, ZERO } from './field'
import {
  conjugateFp12,
  copyFp12,
  frobeniusFp12,
  invertFp12,
  isFp12One,
  multiplyByLine,
  multiplyFp12,
  setFp12One,
  squareCyclotomic,
  squareFp12,
} from './fp12'
import { FINITE, INFINITE, INVALID, readG1Point } from './g1'
import { COEFFICIENT_THRICE, frobeniusG2, readG2Point } from './g2'
import { multiplyFp2, multiplyLanes, squareFp2 } from './multiplication'

// Steps of a Miller loop on the twist, in projective coordinates (https://eprint.iacr.org/2013/722, section 4.3), scaled so that
// nothing is halved: X, Y and Z, one after the other. Each step writes a line with three coefficients: of 1 (times y of the point
// in G1), of w (times x), and of v w.

const LINE: usize = memory.data(240, 16)

const A = memory.data(80, 16)
const B = memory.data(80, 16)
const C = memory.data(80, 16)
const E = memory.data(80, 16)
const F = memory.data(80, 16)
const G = memory.data(80, 16)
const H = memory.data(80, 16)
const J = memory.data(80, 16)

/** Doubles a point in place, and writes the tangent. */
function doubleStep(point: usize): void {
  const y = point + FP2_BYTES
  const z = y + FP2_BYTES
  multiplyFp2(A, point, y)
  squareFp2(B, y)
  squareFp2(C, z)
  multiplyFp2(E, C, COEFFICIENT_THRICE)
  addTwice(F, E, E)
  add(G, B, F)
  add(H, y, z)
  squareFp2(H, H)
  subtractBoth(H, H, B, C) // 2 Y Z
  squareFp2(J, point)
  subtract(LINE, ZERO, H)
  addTwice(LINE + FP2_BYTES, J, J)
  subtract(LINE + 2 * FP2_BYTES, E, B)
  add(A, A, A)
  subtract(F, B, F)
  multiplyFp2(point, A, F)
  squareFp2(E, E)
  addTwice(E, E, E)
  quadruple(E, E)
  squareFp2(G, G)
  subtract(y, G, E)
  multiplyFp2(z, B, H)
  quadruple(z, z)
}

/** Adds an affine point in place, and writes the line through both. If their x is the same, Z becomes 0 and stays 0. */
function addStep(point: usize, other: usize): void {
  const y = point + FP2_BYTES
  const z = y + FP2_BYTES
  const otherY = other + FP2_BYTES
  multiplyFp2(A, otherY, z)
  subtract(A, y, A)
  multiplyFp2(B, other, z)
  subtract(B, point, B)
  squareFp2(C, A)
  squareFp2(F, B)
  multiplyFp2(E, B, F)
  multiplyFp2(G, point, F)
  multiplyFp2(F, z, C)
  add(H, E, F)
  subtractBoth(H, H, G, G)
  multiplyFp2(J, y, E)
  multiplyFp2(point, B, H)
  subtract(G, G, H)
  multiplyFp2(G, G, A)
  subtract(y, G, J)
  multiplyFp2(z, E, z)
  copy(LINE, B)
  subtract(LINE + FP2_BYTES, ZERO, A)
  multiplyFp2(J, B, otherY)
  multiplyFp2(G, other, A)
  subtract(LINE + 2 * FP2_BYTES, G, J)
}

/** Whether a point is finite and the opposite of an affine point. */
function isOpposite(point: usize, other: usize): bool {
  const z = point + 2 * FP2_BYTES
  if (isZero(z)) return false
  multiplyFp2(A, other, z)
  subtract(A, A, point)
  multiplyFp2(B, other + FP2_BYTES, z)
  add(B, B, point + FP2_BYTES)
  return isZero(A) && isZero(B)
}

/** The curve's parameter x = 4965661367192848881, by the places of its signed digits 1 and -1. */
const X_ONES: u64 = 0x450a14044a890a01
const X_MINUS_ONES: u64 = 0x0020815000200010
const X_PLACES = 63

/** 6 x + 2 by the places of its digits, without the highest one: a 1 at place 65. */
const LOOP_ONES: u64 = 0x2002004200804028
const LOOP_MINUS_ONES: u64 = 0x82889008420a0480
const LOOP_PLACES = 65

const POINT_BYTES: usize = 64
const PAIR_BYTES: usize = 192

/** Max. pairs whose Miller loops run together and share their squarings. */
const MAX_PAIRS: usize = 4

// Offsets in the state of a pair.
const G1_POINT: usize = 0
const G2_POINT: usize = 2 * FP2_BYTES
const G2_OPPOSITE: usize = 4 * FP2_BYTES
const ACCUMULATOR: usize = 6 * FP2_BYTES
/** The kind of the point in G1. If it is INFINITE, the point in G2 is only checked. */
const KIND: usize = 9 * FP2_BYTES
const STATE_BYTES: usize = 10 * FP2_BYTES
const STATES = memory.data(3200, 16)

const MAPPED = memory.data(160, 16)
const LOOP = memory.data(480, 16)

/** Reads a pair into a state. Returns INFINITE if the point of the twist is infinite: the pair then contributes 1. */
function readPair(state: usize, words: usize): i32 {
  const kind = readG1Point(state + G1_POINT, words)
  if (kind == INVALID) return INVALID
  const kindOfTwist = readG2Point(state + G2_POINT, words + POINT_BYTES)
  if (kindOfTwist != FINITE) return kindOfTwist
  store<i32>(state + KIND, kind)
  if (kind == FINITE) {
    pack(state + G1_POINT + FP2_BYTES, state + G1_POINT + 4, state + G1_POINT + 4)
    pack(state + G1_POINT, state + G1_POINT, state + G1_POINT)
  }
  copy(state + G2_OPPOSITE, state + G2_POINT)
  subtract(state + G2_OPPOSITE + FP2_BYTES, ZERO, state + G2_POINT + FP2_BYTES)
  memory.copy(state + ACCUMULATOR, state + G2_POINT, 2 * FP2_BYTES)
  copy(state + ACCUMULATOR + 2 * FP2_BYTES, ONE)
  return FINITE
}

/** Multiplies the product by the last step's line. */
function applyLine(state: usize): void {
  if (load<i32>(state + KIND) == INFINITE) return
  multiplyLanes(LINE, LINE, state + G1_POINT + FP2_BYTES)
  multiplyLanes(LINE + FP2_BYTES, LINE + FP2_BYTES, state + G1_POINT)
  multiplyByLine(LOOP, LINE, LINE + FP2_BYTES, LINE + 2 * FP2_BYTES)
}

function applySum(state: usize, other: usize): void {
  addStep(state + ACCUMULATOR, other)
  applyLine(state)
}

/**
 * Ends the loop. Returns whether the point of the twist is in G2: its multiple by 6 x + 2 and the two points added here are then
 * the opposite of its third Frobenius image, which holds for no point of the twist's other subgroups.
 */
function finishLoop(state: usize): bool {
  frobeniusG2(MAPPED, state + G2_POINT)
  applySum(state, MAPPED)
  frobeniusG2(MAPPED, MAPPED)
  subtract(MAPPED + FP2_BYTES, ZERO, MAPPED + FP2_BYTES)
  applySum(state, MAPPED)
  frobeniusG2(MAPPED, MAPPED)
  subtract(MAPPED + FP2_BYTES, ZERO, MAPPED + FP2_BYTES)
  return isOpposite(state + ACCUMULATOR, MAPPED)
}

/** Multiplies a product by the Miller loops of up to four pairs. Returns whether all points are valid. */
export function multiplyByPairs(product: usize, words: usize, count: usize): bool {
  let states: usize = 0
  for (let i: usize = 0; i < count; i++) {
    const kind = readPair(STATES + states * STATE_BYTES, words + i * PAIR_BYTES)
    if (kind == INVALID) return false
    if (kind == FINITE) states++
  }
  if (states == 0) return true
  const end = STATES + states * STATE_BYTES
  setFp12One(LOOP)
  for (let place: i32 = LOOP_PLACES - 1; place >= 0; place--) {
    squareFp12(LOOP, LOOP)
    const isOne = place < 64 && ((LOOP_ONES >> u64(place)) & 1) != 0
    const isMinusOne = place < 64 && ((LOOP_MINUS_ONES >> u64(place)) & 1) != 0
    for (let state: usize = STATES; state < end; state += STATE_BYTES) {
      doubleStep(state + ACCUMULATOR)
      applyLine(state)
      if (isOne) applySum(state, state + G2_POINT)
      if (isMinusOne) applySum(state, state + G2_OPPOSITE)
    }
  }
  for (let state: usize = STATES; state < end; state += STATE_BYTES) if (!finishLoop(state)) return false
  multiplyFp12(product, product, LOOP)
  return true
}

const INVERSE = memory.data(480, 16)
const POWER = memory.data(480, 16)

/** Raises an element to the power of -x. It must be one that squareCyclotomic accepts. */
function raiseToMinusX(to: usize, a: usize): void {
  conjugateFp12(INVERSE, a)
  copyFp12(POWER, a)
  for (let place: i32 = X_PLACES - 2; place >= 0; place--) {
    squareCyclotomic(POWER)
    if ((X_ONES >> u64(place)) & 1) multiplyFp12(POWER, POWER, a)
    if ((X_MINUS_ONES >> u64(place)) & 1) multiplyFp12(POWER, POWER, INVERSE)
  }
  conjugateFp12(to, POWER)
}

const BASE = memory.data(480, 16)
const Y1 = memory.data(480, 16)
const Y2 = memory.data(480, 16)
const Y4 = memory.data(480, 16)
const Y6 = memory.data(480, 16)

/** Whether the product to the power of (p^12 - 1) / r is 1 (https://eprint.iacr.org/2010/354, algorithm 31). */
export function isProductOne(product: usize): bool {
  conjugateFp12(BASE, product)
  invertFp12(Y1, product)
  multiplyFp12(Y1, BASE, Y1)
  copyFp12(BASE, Y1)
  frobeniusFp12(BASE)
  frobeniusFp12(BASE)
  multiplyFp12(BASE, BASE, Y1)
  raiseToMinusX(Y1, BASE)
  squareCyclotomic(Y1)
  copyFp12(Y2, Y1)
  squareCyclotomic(Y2)
  multiplyFp12(Y2, Y2, Y1)
  raiseToMinusX(Y4, Y2)
  copyFp12(Y6, Y4)
  squareCyclotomic(Y6)
  raiseToMinusX(Y6, Y6)
  conjugateFp12(Y6, Y6)
  conjugateFp12(Y2, Y2)
  multiplyFp12(Y6, Y6, Y4)
  multiplyFp12(Y6, Y6, Y2) // y8
  multiplyFp12(Y1, Y6, Y1) // y9
  multiplyFp12(Y4, Y6, Y4)
  multiplyFp12(Y4, Y4, BASE)
  conjugateFp12(BASE, BASE)
  multiplyFp12(BASE, BASE, Y1)
  frobeniusFp12(BASE)
  frobeniusFp12(BASE)
  frobeniusFp12(BASE)
  frobeniusFp12(Y1)
  frobeniusFp12(Y6)
  frobeniusFp12(Y6)
  multiplyFp12(BASE, BASE, Y1)
  multiplyFp12(Y4, Y4, Y6)
  multiplyFp12(BASE, BASE, Y4)
  return isFp12One(BASE)
}
