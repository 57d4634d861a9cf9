import { createConstants } from './constants'
import { setFp12One } from './fp12'
import { createOnes } from './field'
import { createModulus } from './inverse'
import { isProductOne, multiplyByPairs } from './pairing'
import { addG1Points, createG1, FINITE, INFINITE, INVALID, readG1Point, writeG1Point } from './g1'
import { createRoot, multiplyG1Point } from './scalarMultiplication'
import { createG2 } from './g2'

// The curve bn254, for the precompiles at addresses 6, 7 and 8. The host is crypto/bn254.ts. Nothing but constants is kept
// between calls.

/** Inputs and results of up to four pairs. All of it may be overwritten. */
export const INPUT: usize = memory.data(768, 16)
/** The product of pairings so far, for {@link multiplyPairs} and {@link isOne}. */
export const PRODUCT: usize = memory.data(480, 16)

const FIRST = memory.data(80, 16)
const SECOND = memory.data(80, 16)
const POINT_BYTES: usize = 64

createConstants()
createOnes()
createModulus()
createG1()
createRoot()
createG2()

function writeInfinity(): void {
  memory.fill(INPUT, 0, POINT_BYTES)
}

/** Replaces the two points at INPUT by their sum. Returns whether both are on the curve. */
export function add(): bool {
  const first = readG1Point(FIRST, INPUT)
  const second = readG1Point(SECOND, INPUT + POINT_BYTES)
  if (first == INVALID || second == INVALID) return false
  if (first == INFINITE) memory.copy(INPUT, INPUT + POINT_BYTES, POINT_BYTES)
  if (first == INFINITE || second == INFINITE) return true
  if (addG1Points(FIRST, FIRST, SECOND)) writeG1Point(INPUT, FIRST)
  else writeInfinity()
  return true
}

/**
 * Replaces the point at INPUT by its product with the number after it (see multiplyG1Point). Returns whether it is on the curve.
 */
export function multiply(signs: u32): bool {
  const kind = readG1Point(FIRST, INPUT)
  if (kind != FINITE) return kind == INFINITE
  if (multiplyG1Point(FIRST, FIRST, INPUT + POINT_BYTES, signs)) writeG1Point(INPUT, FIRST)
  else writeInfinity()
  return true
}

/** Sets the product of pairings to 1. */
export function begin(): void {
  setFp12One(PRODUCT)
}

/** Multiplies the product by the pairings of up to four pairs at INPUT. Returns whether all points are in their groups. */
export function multiplyPairs(count: u32): bool {
  return multiplyByPairs(PRODUCT, INPUT, count)
}

/** Whether the product of pairings is 1. */
export function isOne(): bool {
  return isProductOne(PRODUCT)
}
