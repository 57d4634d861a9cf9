import { createConstants } from './constants'
import { setFp12One } from './fp12'
import { createOnes } from './field'
import { createModulus } from './inverse'
import { isProductOne, multiplyByPairs } from './pairing'
import { addG1Points, createG1, FINITE, INFINITE, INVALID, readG1Point, writeG1Point } from './g1'
import { createRoot, multiplyG1Point } from './scalarMultiplication'
import { createG2 } from './g2'

// The curve bn128, for the precompiles 6, 7 and 8. Nothing is kept between calls but constants.

/** Where inputs are put, and results are; all of it may be written to. */
export const INPUT: usize = memory.data(768, 16)
/** A product of pairings that is not finished, for {@link multiplyPairs} and {@link isOne}. */
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

/** The sum of the two points at INPUT, which takes their place; whether they are points. */
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
 * The product of the point at INPUT, which takes its place, and the number that follows: see multiplyG1Point. Whether it
 * is a point.
 */
export function multiply(signs: u32): bool {
  const kind = readG1Point(FIRST, INPUT)
  if (kind != FINITE) return kind == INFINITE
  if (multiplyG1Point(FIRST, FIRST, INPUT + POINT_BYTES, signs)) writeG1Point(INPUT, FIRST)
  else writeInfinity()
  return true
}

/** Begins a product of pairings. */
export function begin(): void {
  setFp12One(PRODUCT)
}

/** Multiplies it by the pairings of up to four pairs at INPUT; whether they are points of their groups. */
export function multiplyPairs(count: u32): bool {
  return multiplyByPairs(PRODUCT, INPUT, count)
}

/** Whether the product is one. */
export function isOne(): bool {
  return isProductOne(PRODUCT)
}
