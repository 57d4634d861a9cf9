import { SCRATCH } from '../layout'
import { highProduct } from '../../../crypto/assembly/highProduct'
import { multiplyWhole } from './products'
import { copyWord, highLimbs, isNegative, isZero, negate, setWord } from './words'

const DIVIDEND: u32 = SCRATCH
const DIVISOR: u32 = SCRATCH + 80
const QUOTIENT: u32 = SCRATCH + 128
const A: u32 = SCRATCH + 208
const B: u32 = SCRATCH + 240
const PRODUCT: u32 = SCRATCH + 272

/** Returns the number of significant limbs, of up to `max`. */
function limbs(number: u32, max: u32): u32 {
  let count = max
  while (count > 0 && load<u64>(number + 8 * count - 8) == 0) count--
  return count
}

/**
 * Divides the `max` limbs at `number` by the word at `divisor`, which is not 0 (Knuth, 4.3.1 D). It leaves the quotient at
 * QUOTIENT, as a word if it fits into one, and the remainder at DIVIDEND.
 */
function divide(number: u32, max: u32, divisor: u32): void {
  const n = limbs(divisor, 4)
  const m = limbs(number, max)
  setWord(QUOTIENT, 0, 0, 0, 0)
  setWord(DIVIDEND, 0, 0, 0, 0)
  const shift = clz(load<u64>(divisor + 8 * n - 8))
  shiftInto(DIVISOR, divisor, n, shift)
  store<u64>(DIVIDEND + 8 * m, shiftInto(DIVIDEND, number, m, shift))
  if (n == 1) divideByLimb(m)
  else if (m >= n) divideByLimbs(m, n)
  shiftBack(n, shift)
}

/** Writes limbs shifted left by less than 64 bits, and returns the bits beyond them. */
function shiftInto(to: u32, from: u32, count: u32, shift: u64): u64 {
  let carry: u64 = 0
  for (let i: u32 = 0; i < 8 * count; i += 8) {
    const limb = load<u64>(from + i)
    store<u64>(to + i, (limb << shift) | carry)
    carry = (limb >> 1) >> (63 - shift)
  }
  return carry
}

/** Shifts the remainder back. */
function shiftBack(n: u32, shift: u64): void {
  for (let i: u32 = 0; i < 8 * n; i += 8) {
    const above = i + 8 < 8 * n ? load<u64>(DIVIDEND + i, 8) : 0
    store<u64>(DIVIDEND + i, (load<u64>(DIVIDEND + i) >> shift) | ((above << 1) << (63 - shift)))
  }
}

/** Divides by one limb: two limbs at a time (Möller and Granlund, algorithm 4). */
function divideByLimb(m: u32): void {
  const divisor = load<u64>(DIVISOR)
  const reciprocal = reciprocalOf(divisor)
  let rest = load<u64>(DIVIDEND + 8 * m)
  for (let j: i32 = m - 1; j >= 0; j--) {
    const limb = load<u64>(DIVIDEND + 8 * u32(j))
    const low = reciprocal * rest + limb
    let digit = highProduct(reciprocal, rest) + rest + u64(low < limb) + 1
    rest = limb - digit * divisor
    if (rest > low) {
      digit--
      rest += divisor
    }
    if (rest >= divisor) {
      digit++
      rest -= divisor
    }
    store<u64>(QUOTIENT + 8 * u32(j), digit)
  }
  setWord(DIVIDEND, rest, 0, 0, 0)
}

/** Divides by several limbs: three limbs by the highest two of the divisor at a time (algorithm 5). */
function divideByLimbs(m: u32, n: u32): void {
  const high = load<u64>(DIVISOR + 8 * n - 8)
  const low = load<u64>(DIVISOR + 8 * n - 16)
  const reciprocal = reciprocalOfTwo(high, low)
  for (let j: i32 = m - n; j >= 0; j--) {
    const place = DIVIDEND + 8 * u32(j)
    const top = place + 8 * n
    const u2 = load<u64>(top)
    const u1 = load<u64>(top - 8)
    const u0 = load<u64>(top - 16)
    if (u2 == high && u1 == low) {
      subtract(place, n, u64.MAX_VALUE)
      store<u64>(top, 0)
      store<u64>(QUOTIENT + 8 * u32(j), u64.MAX_VALUE)
      continue
    }
    const fraction = reciprocal * u2 + u1
    let digit = highProduct(reciprocal, u2) + u2 + u64(fraction < u1)
    const product = low * digit
    let r0 = u0 - product
    let r1 = u1 - digit * high - highProduct(low, digit) - u64(u0 < product)
    r1 -= high + u64(r0 < low)
    r0 -= low
    digit++
    if (r1 >= fraction) {
      digit--
      r0 += low
      r1 += high + u64(r0 < low)
    }
    if (r1 > high || (r1 == high && r0 >= low)) {
      digit++
      r1 -= high + u64(r0 < low)
      r0 -= low
    }
    const borrow = subtract(place, n - 2, digit)
    const second = u64(r0 < borrow)
    const isTooMuch = r1 < second
    store<u64>(top - 16, r0 - borrow)
    store<u64>(top - 8, r1 - second)
    store<u64>(top, 0)
    if (isTooMuch) {
      digit--
      addBack(place, n)
    }
    store<u64>(QUOTIENT + 8 * u32(j), digit)
  }
}

/** Subtracts a multiple of the divisor's lowest limbs from those at `place`, and returns the borrow. */
// @ts-ignore: decorator
@inline
function subtract(place: u32, count: u32, times: u64): u64 {
  let borrow: u64 = 0
  for (let i: u32 = 0; i < 8 * count; i += 8) {
    const part = load<u64>(DIVISOR + i)
    const product = times * part + borrow
    const limb = load<u64>(place + i)
    store<u64>(place + i, limb - product)
    borrow = highProduct(times, part) + u64(product < borrow) + u64(limb < product)
  }
  return borrow
}

function addBack(place: u32, n: u32): void {
  let carry: u64 = 0
  for (let i: u32 = 0; i < 8 * n; i += 8) {
    const part = load<u64>(DIVISOR + i) + carry
    const sum = load<u64>(place + i) + part
    carry = u64(part < carry) | u64(sum < part)
    store<u64>(place + i, sum)
  }
}

/** Writes the quotient, rounded down; 0 for division by 0. Here and below, operands and result may be the same words. */
export function quotient(to: u32, a: u32, b: u32): void {
  if ((highLimbs(a) | highLimbs(b)) == 0) {
    const divisor = load<u64>(b)
    return setWord(to, divisor == 0 ? 0 : load<u64>(a) / divisor, 0, 0, 0)
  }
  if (isZero(b)) return setWord(to, 0, 0, 0, 0)
  divide(a, 4, b)
  copyWord(to, QUOTIENT)
}

export function remainder(to: u32, a: u32, b: u32): void {
  if ((highLimbs(a) | highLimbs(b)) == 0) {
    const divisor = load<u64>(b)
    return setWord(to, divisor == 0 ? 0 : load<u64>(a) % divisor, 0, 0, 0)
  }
  reduce(to, a, 4, b)
}

/** Writes the number of `max` limbs modulo a word; 0 for modulo 0. */
function reduce(to: u32, number: u32, max: u32, modulus: u32): void {
  if (isZero(modulus)) return setWord(to, 0, 0, 0, 0)
  divide(number, max, modulus)
  copyWord(to, DIVIDEND)
}

function absolute(to: u32, word: u32): void {
  if (isNegative(word)) negate(to, word)
  else copyWord(to, word)
}

/** Rounds towards 0. */
export function signedQuotient(to: u32, a: u32, b: u32): void {
  const isBelowZero = isNegative(a) != isNegative(b)
  absolute(A, a)
  absolute(B, b)
  quotient(to, A, B)
  if (isBelowZero) negate(to, to)
}

/** Writes the remainder with the sign of the dividend. */
export function signedRemainder(to: u32, a: u32, b: u32): void {
  const isBelowZero = isNegative(a)
  absolute(A, a)
  absolute(B, b)
  remainder(to, A, B)
  if (isBelowZero) negate(to, to)
}

export function sumModulo(to: u32, a: u32, b: u32, modulus: u32): void {
  let carry: u64 = 0
  for (let i: u32 = 0; i < 32; i += 8) {
    const part = load<u64>(b + i) + carry
    const sum = load<u64>(a + i) + part
    carry = u64(part < carry) | u64(sum < part)
    store<u64>(PRODUCT + i, sum)
  }
  store<u64>(PRODUCT, carry, 32)
  reduce(to, PRODUCT, 5, modulus)
}

export function productModulo(to: u32, a: u32, b: u32, modulus: u32): void {
  multiplyWhole(PRODUCT, a, b)
  reduce(to, PRODUCT, 8, modulus)
}

// Reciprocals replace the division of two limbs by one with two products, which is much faster (Möller and Granlund, "Improved
// division by invariant integers"). Divisors have their highest bit set.

/** (2^128 - 1) / divisor - 2^64. It begins with eleven bits, and each step about doubles them. */
function reciprocalOf(divisor: u64): u64 {
  const v0 = u64(u32(0x7fd00) / u32(divisor >> 55))
  const d40 = (divisor >> 24) + 1
  const v1 = (v0 << 11) - ((v0 * v0 * d40) >> 40) - 1
  const v2 = (v1 << 13) + ((v1 * (0x1000000000000000 - v1 * d40)) >> 47)
  const lowest = divisor & 1
  const error = ((v2 >> 1) & (0 - lowest)) - v2 * ((divisor >> 1) + lowest)
  const v3 = (highProduct(v2, error) >> 1) + (v2 << 31)
  const low = v3 * divisor
  return v3 - (highProduct(v3, divisor) + u64(low + divisor < low)) - divisor
}

/** (2^192 - 1) / (high * 2^64 + low) - 2^64. */
function reciprocalOfTwo(high: u64, low: u64): u64 {
  let reciprocal = reciprocalOf(high)
  let part = high * reciprocal + low
  if (part < low) {
    reciprocal--
    if (part >= high) {
      reciprocal--
      part -= high
    }
    part -= high
  }
  const more = highProduct(reciprocal, low)
  const rest = reciprocal * low
  part += more
  if (part < more) {
    reciprocal--
    if (part > high || (part == high && rest >= low)) reciprocal--
  }
  return reciprocal
}
