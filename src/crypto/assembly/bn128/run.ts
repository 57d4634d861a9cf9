import { createConstants } from './constants'
import { setWholeOne } from './dodecic'
import { createOnes } from './field'
import { createModulus } from './inverse'
import { isProductOne, multiplyByPairs } from './pairing'
import { addPoints, createCurve, FINITE, INFINITE, INVALID, readPoint, writePoint } from './points'
import { createRoot, multiplyPoint } from './products'
import { createTwist } from './twist'

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
createCurve()
createRoot()
createTwist()

function writeInfinity(): void {
  memory.fill(INPUT, 0, POINT_BYTES)
}

/** The sum of the two points at INPUT, which takes their place; whether they are points. */
export function add(): bool {
  const first = readPoint(FIRST, INPUT)
  const second = readPoint(SECOND, INPUT + POINT_BYTES)
  if (first == INVALID || second == INVALID) return false
  if (first == INFINITE) memory.copy(INPUT, INPUT + POINT_BYTES, POINT_BYTES)
  if (first == INFINITE || second == INFINITE) return true
  if (addPoints(FIRST, FIRST, SECOND)) writePoint(INPUT, FIRST)
  else writeInfinity()
  return true
}

/**
 * The product of the point at INPUT, which takes its place, and the number that follows: see multiplyPoint. Whether it
 * is a point.
 */
export function multiply(signs: u32): bool {
  const kind = readPoint(FIRST, INPUT)
  if (kind != FINITE) return kind == INFINITE
  if (multiplyPoint(FIRST, FIRST, INPUT + POINT_BYTES, signs)) writePoint(INPUT, FIRST)
  else writeInfinity()
  return true
}

/** Begins a product of pairings. */
export function begin(): void {
  setWholeOne(PRODUCT)
}

/** Multiplies it by the pairings of up to four pairs at INPUT; whether they are points of their groups. */
export function multiplyPairs(count: u32): bool {
  return multiplyByPairs(PRODUCT, INPUT, count)
}

/** Whether the product is one. */
export function isOne(): bool {
  return isProductOne(PRODUCT)
}
