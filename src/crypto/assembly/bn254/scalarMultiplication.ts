import { FP2_BYTES, writeLimbs } from './constants'
import { copy, isFirstZero, ONE, pack, toElements, ZERO } from './field'
import { invert } from './inverse'
import { multiplyLanes } from './multiplication'
import { addUnsettled, subtract, subtractBoth, tripleUnsettled } from './addition'

// A point of G1 times a number, in Jacobian coordinates: a pair with X and Y, and a pair with Z in its first lane; Z = 0 at
// infinity.

/** Max. digits of a number below 2^127. */
const DIGITS: i32 = 128

/**
 * Writes a number in signed binary digits, the lowest first: odd digits from -15 to 15, each followed by at least four zeros.
 * `sign` is 1 or -1.
 */
function recode(to: usize, number: usize, sign: i32): void {
  let low = load<u64>(number)
  let high = load<u64>(number, 8)
  for (let i: i32 = 0; i < DIGITS; i++) {
    let digit: i32 = 0
    if (low & 1) {
      digit = i32(low & 31)
      if (digit > 16) digit -= 32
      const wasLow = low
      low -= u64(i64(digit))
      if (digit < 0 && low < wasLow) high++
    }
    store<i8>(to + i, i8(sign * digit))
    low = (low >> 1) | (high << 63)
    high >>= 1
  }
}

const POINT: usize = 2 * FP2_BYTES

const SQUARES = memory.data(80, 16)
const LEFT = memory.data(80, 16)
const RIGHT = memory.data(80, 16)
const PRODUCTS = memory.data(80, 16)
const OTHER_PRODUCTS = memory.data(80, 16)
const THRICE = memory.data(80, 16)
const TWICE = memory.data(80, 16)
const NEW_X = memory.data(80, 16)

/** Doubles a point in place. */
function double(point: usize): void {
  const z = point + FP2_BYTES
  multiplyLanes(SQUARES, point, point)
  tripleUnsettled(THRICE, SQUARES)
  addUnsettled(TWICE, SQUARES, SQUARES)
  pack(LEFT, point, THRICE)
  pack(RIGHT, TWICE + 4, THRICE)
  multiplyLanes(PRODUCTS, LEFT, RIGHT) // 2 X Y^2 and 9 X^4
  pack(LEFT, point + 4, TWICE + 4)
  pack(RIGHT, z, TWICE + 4)
  multiplyLanes(OTHER_PRODUCTS, LEFT, RIGHT) // Y Z and 4 Y^4
  pack(NEW_X, PRODUCTS + 4, PRODUCTS)
  addUnsettled(PRODUCTS, PRODUCTS, PRODUCTS)
  subtractBoth(NEW_X, NEW_X, PRODUCTS, PRODUCTS)
  subtract(LEFT, PRODUCTS, NEW_X)
  multiplyLanes(PRODUCTS, LEFT, THRICE)
  addUnsettled(z, OTHER_PRODUCTS, OTHER_PRODUCTS)
  pack(OTHER_PRODUCTS, OTHER_PRODUCTS + 4, OTHER_PRODUCTS)
  subtractBoth(PRODUCTS, PRODUCTS, OTHER_PRODUCTS, OTHER_PRODUCTS)
  pack(point, NEW_X, PRODUCTS)
}

const CUBES = memory.data(80, 16)
const OWN = memory.data(80, 16)
const OTHERS = memory.data(80, 16)
const DIFFERENCES = memory.data(80, 16)

/** Adds another point in place. If the points are equal or opposite, Z becomes 0 and stays 0. */
function addTo(point: usize, other: usize): void {
  const z = point + FP2_BYTES
  pack(LEFT, z, other + FP2_BYTES)
  multiplyLanes(SQUARES, LEFT, LEFT)
  multiplyLanes(CUBES, SQUARES, LEFT)
  pack(RIGHT, SQUARES, CUBES)
  multiplyLanes(OTHERS, other, RIGHT)
  pack(RIGHT, SQUARES + 4, CUBES + 4)
  multiplyLanes(OWN, point, RIGHT)
  subtract(DIFFERENCES, OTHERS, OWN) // H and R
  multiplyLanes(SQUARES, DIFFERENCES, DIFFERENCES)
  pack(LEFT, OWN, DIFFERENCES)
  pack(RIGHT, SQUARES, SQUARES)
  multiplyLanes(PRODUCTS, LEFT, RIGHT) // V and H^3
  pack(NEW_X, SQUARES + 4, SQUARES)
  pack(CUBES, PRODUCTS + 4, PRODUCTS)
  subtract(NEW_X, NEW_X, CUBES)
  subtractBoth(NEW_X, NEW_X, PRODUCTS, PRODUCTS)
  pack(LEFT, z, OWN + 4)
  pack(RIGHT, other + FP2_BYTES, PRODUCTS + 4)
  multiplyLanes(SQUARES, LEFT, RIGHT) // Z's product and Y H^3
  subtract(PRODUCTS, PRODUCTS, NEW_X)
  pack(LEFT, SQUARES, PRODUCTS)
  multiplyLanes(PRODUCTS, LEFT, DIFFERENCES)
  copy(z, PRODUCTS)
  subtract(PRODUCTS, PRODUCTS, SQUARES)
  pack(point, NEW_X, PRODUCTS + 4)
}

/** P, 3 P, 5 P, ..., and their images by the curve's endomorphism, which multiplies x by a cubic root of 1. */
const TABLE_SIZE: usize = 8
const TABLE = memory.data(1280, 16)
const MAPPED = memory.data(1280, 16)
const ROOT = memory.data(80, 16)
const STEP = memory.data(160, 16)

export function createRoot(): void {
  writeLimbs(ROOT, 0x5763473177fffffe, 0xd4f263f1acdb5c4f, 0x59e26bcea0d48bac, 0)
  writeLimbs(ROOT + 4, 1, 0, 0, 0)
  toElements(ROOT, ROOT)
}

function createTables(point: usize): void {
  copy(TABLE, point)
  copy(TABLE + FP2_BYTES, ONE)
  memory.copy(STEP, TABLE, POINT)
  double(STEP)
  for (let i: usize = 0; i < TABLE_SIZE; i++) {
    const entry = TABLE + i * POINT
    if (i > 0) {
      memory.copy(entry, entry - POINT, POINT)
      addTo(entry, STEP)
    }
    multiplyLanes(MAPPED + i * POINT, entry, ROOT)
    copy(MAPPED + i * POINT + FP2_BYTES, entry + FP2_BYTES)
  }
}

const FIRST_DIGITS = memory.data(128, 16)
const SECOND_DIGITS = memory.data(128, 16)
const TERM = memory.data(160, 16)

/** Adds a digit's multiple in place. Returns whether the point is finite. */
function addDigit(point: usize, table: usize, digit: i32, isFinite: bool, isChecked: bool): bool {
  if (digit == 0) return isFinite
  const entry = table + usize((digit < 0 ? -digit : digit) >> 1) * POINT
  memory.copy(TERM, entry, POINT)
  if (digit < 0) {
    subtract(LEFT, ZERO, TERM)
    pack(TERM, TERM, LEFT + 4)
  }
  if (!isFinite) {
    memory.copy(point, TERM, POINT)
    return true
  }
  if (!isChecked) {
    addTo(point, TERM)
    return true
  }
  return addChecked(point)
}

const SUM_OF_TWO = memory.data(160, 16)

/** Adds {@link TERM} to a finite point in place, which may be equal or opposite. Returns whether the sum is finite. */
function addChecked(point: usize): bool {
  memory.copy(SUM_OF_TWO, point, POINT)
  addTo(SUM_OF_TWO, TERM)
  if (!isFirstZero(SUM_OF_TWO + FP2_BYTES)) {
    memory.copy(point, SUM_OF_TWO, POINT)
    return true
  }
  // R of this sum, which is 0 if the points are equal.
  pack(LEFT, DIFFERENCES + 4, DIFFERENCES)
  if (!isFirstZero(LEFT)) return false
  double(point)
  return true
}

/** Adds all digits. Returns whether the product is finite. */
function addUp(point: usize, isChecked: bool): bool {
  let isFinite = false
  for (let i: i32 = DIGITS - 1; i >= 0; i--) {
    if (isFinite) double(point)
    isFinite = addDigit(point, TABLE, load<i8>(FIRST_DIGITS + i), isFinite, isChecked)
    isFinite = addDigit(point, MAPPED, load<i8>(SECOND_DIGITS + i), isFinite, isChecked)
  }
  return isFinite && !isFirstZero(point + FP2_BYTES)
}

const RESULT = memory.data(160, 16)
const INVERSE = memory.data(80, 16)

/**
 * Multiplies a point by a + b l, where l is the endomorphism's factor. `parts` has the absolute values of a and b, 16 bytes each,
 * and `signs` a bit for each negative one. Returns whether the product is finite.
 */
export function multiplyG1Point(to: usize, point: usize, parts: usize, signs: u32): bool {
  recode(FIRST_DIGITS, parts, signs & 1 ? -1 : 1)
  recode(SECOND_DIGITS, parts + 16, signs & 2 ? -1 : 1)
  createTables(point)
  // Sums of a point with itself or its opposite are handled only if one of them must have occurred.
  if (!addUp(RESULT, false) && !addUp(RESULT, true)) return false
  invert(INVERSE, RESULT + FP2_BYTES)
  pack(INVERSE, INVERSE, INVERSE)
  multiplyLanes(SQUARES, INVERSE, INVERSE)
  multiplyLanes(CUBES, SQUARES, INVERSE)
  pack(SQUARES, SQUARES, CUBES)
  multiplyLanes(to, RESULT, SQUARES)
  return true
}
