import { SCRATCH } from '../layout'
import { multiplyWhole } from './products'
import { copyWord, highLimbs, isNegative, isZero, negate, setWord } from './words'

const DIVIDEND: u32 = SCRATCH
const DIVISOR: u32 = SCRATCH + 80
const QUOTIENT: u32 = SCRATCH + 128
const A: u32 = SCRATCH + 208
const B: u32 = SCRATCH + 240
const PRODUCT: u32 = SCRATCH + 272

/** How many digits of 32 bits a number of at most so many has. */
function digits(number: u32, most: u32): u32 {
  let count = most
  while (count > 0 && load<u32>(number + 4 * count - 4) == 0) count--
  return count
}

/**
 * Divides the `most` digits at `number` by the word at `divisor`, which is not 0. The quotient is at QUOTIENT afterwards, in
 * as many digits, and the remainder at DIVIDEND, in eight (Knuth, 4.3.1 D).
 */
function divide(number: u32, most: u32, divisor: u32): void {
  const n = digits(divisor, 8)
  const m = digits(number, most)
  memory.fill(QUOTIENT, 0, 80)
  memory.fill(DIVIDEND, 0, 80)
  if (m < n) {
    memory.copy(DIVIDEND, number, 4 * m)
    return
  }
  if (n == 1) return divideByDigit(number, m, u64(load<u32>(divisor)))
  const shift = clz(load<u32>(divisor + 4 * n - 4))
  shiftInto(DIVISOR, divisor, n, shift)
  store<u32>(DIVIDEND + 4 * m, shiftInto(DIVIDEND, number, m, shift))
  const top = u64(load<u32>(DIVISOR + 4 * n - 4))
  const second = u64(load<u32>(DIVISOR + 4 * n - 8))
  for (let j: i32 = m - n; j >= 0; j--) {
    const place = DIVIDEND + 4 * u32(j)
    const digit = subtractMultiple(place, n, guess(place + 4 * n, top, second))
    store<u32>(QUOTIENT + 4 * u32(j), u32(digit))
  }
  shiftBack(n, shift)
}

function divideByDigit(number: u32, m: u32, divisor: u64): void {
  let rest: u64 = 0
  for (let i: i32 = m - 1; i >= 0; i--) {
    const part = (rest << 32) | u64(load<u32>(number + 4 * u32(i)))
    store<u32>(QUOTIENT + 4 * u32(i), u32(part / divisor))
    rest = part % divisor
  }
  store<u32>(DIVIDEND, u32(rest))
}

/** Writes so many digits shifted to the left by less than 32 bits, and gives what goes beyond them. */
function shiftInto(to: u32, from: u32, count: u32, shift: u32): u32 {
  let carry: u64 = 0
  for (let i: u32 = 0; i < 4 * count; i += 4) {
    const part = (u64(load<u32>(from + i)) << shift) | carry
    store<u32>(to + i, u32(part))
    carry = part >> 32
  }
  return u32(carry)
}

/** Takes the shift back from the remainder. */
function shiftBack(n: u32, shift: u32): void {
  for (let i: u32 = 0; i < 4 * n; i += 4) {
    store<u32>(DIVIDEND + i, u32(load<u64>(DIVIDEND + i) >> shift))
  }
  // What is above was part of the dividend and is 0 now.
}

/** The next digit of the quotient, or one more than that. */
function guess(high: u32, top: u64, second: u64): u64 {
  const part = (u64(load<u32>(high)) << 32) | u64(load<u32>(high - 4))
  let digit = part / top
  let rest = part % top
  while (digit > 0xffffffff || digit * second > ((rest << 32) | u64(load<u32>(high - 8)))) {
    digit--
    rest += top
    if (rest > 0xffffffff) break
  }
  return digit
}

/** Takes so many times the divisor away from the dividend, or one time less where that is too much; gives how many times. */
function subtractMultiple(place: u32, n: u32, digit: u64): u64 {
  let borrow: i64 = 0
  let carry: u64 = 0
  for (let i: u32 = 0; i < 4 * n; i += 4) {
    const product = digit * u64(load<u32>(DIVISOR + i)) + carry
    carry = product >> 32
    const part = i64(load<u32>(place + i)) + borrow - i64(product & 0xffffffff)
    store<u32>(place + i, u32(part))
    borrow = part >> 32
  }
  const part = i64(load<u32>(place + 4 * n)) + borrow - i64(carry)
  store<u32>(place + 4 * n, u32(part))
  if (part >= 0) return digit
  let sum: u64 = 0
  for (let i: u32 = 0; i < 4 * n; i += 4) {
    sum += u64(load<u32>(place + i)) + u64(load<u32>(DIVISOR + i))
    store<u32>(place + i, u32(sum))
    sum >>= 32
  }
  store<u32>(place + 4 * n, load<u32>(place + 4 * n) + u32(sum))
  return digit - 1
}

/** The quotient, rounded down; 0 by 0. The same words may be given twice, here and below. */
export function quotient(to: u32, a: u32, b: u32): void {
  if ((highLimbs(a) | highLimbs(b)) == 0) {
    const divisor = load<u64>(b)
    return setWord(to, divisor == 0 ? 0 : load<u64>(a) / divisor, 0, 0, 0)
  }
  if (isZero(b)) return setWord(to, 0, 0, 0, 0)
  divide(a, 8, b)
  copyWord(to, QUOTIENT)
}

export function remainder(to: u32, a: u32, b: u32): void {
  if ((highLimbs(a) | highLimbs(b)) == 0) {
    const divisor = load<u64>(b)
    return setWord(to, divisor == 0 ? 0 : load<u64>(a) % divisor, 0, 0, 0)
  }
  reduce(to, a, 8, b)
}

/** So many digits modulo a word; 0 by 0. */
function reduce(to: u32, number: u32, most: u32, modulus: u32): void {
  if (isZero(modulus)) return setWord(to, 0, 0, 0, 0)
  divide(number, most, modulus)
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

/** Has the sign of what is divided. */
export function signedRemainder(to: u32, a: u32, b: u32): void {
  const isBelowZero = isNegative(a)
  absolute(A, a)
  absolute(B, b)
  remainder(to, A, B)
  if (isBelowZero) negate(to, to)
}

export function sumModulo(to: u32, a: u32, b: u32, modulus: u32): void {
  let carry: u64 = 0
  for (let i: u32 = 0; i < 32; i += 4) {
    carry += u64(load<u32>(a + i)) + u64(load<u32>(b + i))
    store<u32>(PRODUCT + i, u32(carry))
    carry >>= 32
  }
  store<u32>(PRODUCT, u32(carry), 32)
  reduce(to, PRODUCT, 9, modulus)
}

export function productModulo(to: u32, a: u32, b: u32, modulus: u32): void {
  multiplyWhole(PRODUCT, a, b)
  reduce(to, PRODUCT, 16, modulus)
}
