import { PAIR } from './constants'
import { copy, isZero, ZERO } from './field'
import { multiply, square } from './montgomery'
import { add, addTwice, quadruple, subtract, subtractBoth } from './sums'
import { COEFFICIENT_THRICE } from './twist'

// Steps of a Miller loop on the twist, in projective coordinates (https://eprint.iacr.org/2013/722, section 4.3),
// multiplied so that nothing is halved: X, Y and Z one after the other. Each leaves a line of three coefficients: of 1
// (times the y of the curve's point), of w (times x), and of v w.

export const LINE: usize = memory.data(240, 16)

const A = memory.data(80, 16)
const B = memory.data(80, 16)
const C = memory.data(80, 16)
const E = memory.data(80, 16)
const F = memory.data(80, 16)
const G = memory.data(80, 16)
const H = memory.data(80, 16)
const J = memory.data(80, 16)

/** Twice a point in place, and the tangent. */
export function doubleStep(point: usize): void {
  const y = point + PAIR
  const z = y + PAIR
  multiply(A, point, y)
  square(B, y)
  square(C, z)
  multiply(E, C, COEFFICIENT_THRICE)
  addTwice(F, E, E)
  add(G, B, F)
  add(H, y, z)
  square(H, H)
  subtractBoth(H, H, B, C) // 2 Y Z
  square(J, point)
  subtract(LINE, ZERO, H)
  addTwice(LINE + PAIR, J, J)
  subtract(LINE + 2 * PAIR, E, B)
  add(A, A, A)
  subtract(F, B, F)
  multiply(point, A, F)
  square(E, E)
  addTwice(E, E, E)
  quadruple(E, E)
  square(G, G)
  subtract(y, G, E)
  multiply(z, B, H)
  quadruple(z, z)
}

/** Adds an affine point in place, and the line through both. When their x is the same, Z becomes 0; it stays 0. */
export function addStep(point: usize, other: usize): void {
  const y = point + PAIR
  const z = y + PAIR
  const otherY = other + PAIR
  multiply(A, otherY, z)
  subtract(A, y, A)
  multiply(B, other, z)
  subtract(B, point, B)
  square(C, A)
  square(F, B)
  multiply(E, B, F)
  multiply(G, point, F)
  multiply(F, z, C)
  add(H, E, F)
  subtractBoth(H, H, G, G)
  multiply(J, y, E)
  multiply(point, B, H)
  subtract(G, G, H)
  multiply(G, G, A)
  subtract(y, G, J)
  multiply(z, E, z)
  copy(LINE, B)
  subtract(LINE + PAIR, ZERO, A)
  multiply(J, B, otherY)
  multiply(G, other, A)
  subtract(LINE + 2 * PAIR, G, J)
}

/** Whether a point is finite and the opposite of an affine one. */
export function isOpposite(point: usize, other: usize): bool {
  const z = point + 2 * PAIR
  if (isZero(z)) return false
  multiply(A, other, z)
  subtract(A, A, point)
  multiply(B, other + PAIR, z)
  add(B, B, point + PAIR)
  return isZero(A) && isZero(B)
}
