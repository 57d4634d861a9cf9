import { checkRange } from './checks'
import { highProduct } from './highProduct'

// Modular powers: base ^ exponent modulo an odd number, by Montgomery multiplication and windows of four bits, and modulo 2^64.
// The host is crypto/modexp.ts, which reads the exported addresses. Numbers have up to MAX_LIMBS limbs of 32 bits, the lowest
// first. They are in Montgomery's form: multiplied by R modulo the modulus, where R is 2^32 to the power of the number of limbs.

export const MAX_LIMBS: u32 = 64
/** Distance of the entries of the table, in bytes. */
export const NUMBER_BYTES: u32 = 256
/** The inverse of the modulus modulo 2^64. */
export const INVERSE: u32 = 4088
export const MODULUS: u32 = 4096
/** The result so far. */
export const RESULT: u32 = 4352
/** The powers 0 to 15 of the base. */
export const TABLE: u32 = 4608
export const TABLE_END: u32 = 8704
/** The next bytes of the exponent, the highest first. */
export const EXPONENT: u32 = 8704
export const EXPONENT_END: u32 = 9728
/** The sum of a product, one limb longer than the factors. */
const SUM: u32 = 9728
const SUM_END: u32 = 9992

const WINDOW_BITS: u32 = 4
const ENTRIES: u32 = 16
/** Numbers of this many limbs fit into a register. */
const SHORT_LIMBS: u32 = 2
const LOW: u64 = 0xffffffff

/** Computes the table from its entries 0 and 1, which the host has written: 1 and the base. The result begins as 1. */
export function powerBegin(limbs: u32): void {
  store<u64>(INVERSE, inverseOf(load<u64>(MODULUS)))
  memory.copy(RESULT, TABLE, NUMBER_BYTES)
  for (let i: u32 = 2; i < ENTRIES; i++) multiply(entry(i), entry(i - 1), entry(1), limbs)
}

function entry(index: u32): u32 {
  const address = TABLE + index * NUMBER_BYTES
  checkRange(address, address + NUMBER_BYTES, TABLE, TABLE_END)
  return address
}

/** Consumes bytes of the exponent: each four bits are four squares and at most one product. */
export function powerOn(limbs: u32, bytes: u32): void {
  checkRange(EXPONENT, EXPONENT + bytes, EXPONENT, EXPONENT_END)
  if (limbs == SHORT_LIMBS) return shortPowerOn(bytes)
  for (let i: u32 = 0; i < 2 * bytes; i++) {
    for (let j: u32 = 0; j < WINDOW_BITS; j++) multiply(RESULT, RESULT, RESULT, limbs)
    const digit = digitAt(i)
    if (digit != 0) multiply(RESULT, RESULT, entry(digit), limbs)
  }
}

/** {@link powerOn} with the result in a register. */
function shortPowerOn(bytes: u32): void {
  const modulus = load<u64>(MODULUS)
  const inverse = load<u64>(INVERSE)
  let result = load<u64>(RESULT)
  for (let i: u32 = 0; i < 2 * bytes; i++) {
    for (let j: u32 = 0; j < WINDOW_BITS; j++) result = multiplyShort(result, result, modulus, inverse)
    result = multiplyShort(result, load<u64>(entry(digitAt(i))), modulus, inverse)
  }
  store<u64>(RESULT, result)
}

/** Returns four bits of the exponent, the higher half of a byte first. */
function digitAt(index: u32): u32 {
  const byte = u32(load<u8>(EXPONENT + (index >> 1)))
  return (index & 1) == 0 ? byte >> WINDOW_BITS : byte & (ENTRIES - 1)
}

/** Converts the result from Montgomery's form. */
export function powerEnd(limbs: u32): void {
  memory.fill(TABLE, 0, NUMBER_BYTES)
  store<u32>(TABLE, 1)
  multiply(RESULT, RESULT, TABLE, limbs)
}

/** Returns a power modulo 2^64; the exponent has `bytes` bytes. */
export function powerOfWord(base: u64, bytes: u32): u64 {
  checkRange(EXPONENT, EXPONENT + bytes, EXPONENT, EXPONENT_END)
  let result: u64 = 1
  for (let i: u32 = 0; i < bytes; i++) {
    const byte = u32(load<u8>(EXPONENT + i))
    for (let bit: u32 = 0x80; bit > 0; bit >>= 1) {
      result *= result
      if ((byte & bit) != 0) result *= base
    }
  }
  return result
}

/** Returns the inverse of an odd number modulo 2^64. Each step doubles the correct bits, the first three of which are given. */
function inverseOf(odd: u64): u64 {
  let inverse = odd
  for (let bits = 3; bits < 64; bits *= 2) inverse *= 2 - odd * inverse
  return inverse
}

/** Writes a b / R modulo the modulus; `to` may be one of the factors. */
function multiply(to: u32, a: u32, b: u32, limbs: u32): void {
  if (limbs == SHORT_LIMBS) {
    return store<u64>(to, multiplyShort(load<u64>(a), load<u64>(b), load<u64>(MODULUS), load<u64>(INVERSE)))
  }
  const size = limbs << 2
  checkRange(SUM, SUM + size + 4, SUM, SUM_END)
  const opposite = 0 - load<u32>(INVERSE)
  for (let i: u32 = 0; i <= size; i += 4) store<u32>(SUM + i, 0)
  for (let i: u32 = 0; i < size; i += 4) addProduct(u64(load<u32>(a + i)), b, size, opposite)
  reduce(to, size)
}

/** Adds a limb times `b` to the sum, and the multiple of the modulus that makes the lowest limb 0, which is then dropped. */
// @ts-ignore: decorator
@inline
function addProduct(factor: u64, b: u32, size: u32, opposite: u32): void {
  let sum = factor * u64(load<u32>(b)) + u64(load<u32>(SUM))
  const times = u64(u32(sum) * opposite)
  let rest = times * u64(load<u32>(MODULUS)) + (sum & LOW)
  for (let i: u32 = 4; i < size; i += 4) {
    sum = factor * u64(load<u32>(b + i)) + u64(load<u32>(SUM + i)) + (sum >> 32)
    rest = times * u64(load<u32>(MODULUS + i)) + (sum & LOW) + (rest >> 32)
    store<u32>(SUM + i - 4, u32(rest))
  }
  sum = (sum >> 32) + (rest >> 32) + u64(load<u32>(SUM + size))
  store<u64>(SUM + size - 4, sum)
}

/** Writes the sum, less the modulus unless the sum is below it. */
function reduce(to: u32, size: u32): void {
  let borrow: i64 = 0
  for (let i: u32 = 0; i < size; i += 4) {
    borrow += i64(load<u32>(SUM + i)) - i64(load<u32>(MODULUS + i))
    store<u32>(to + i, u32(borrow))
    borrow >>= 32
  }
  if (borrow + i64(load<u32>(SUM + size)) < 0) memory.copy(to, SUM, size)
}

/** Returns a b / 2^64 modulo a modulus of one word, whose inverse modulo 2^64 is `inverse`. */
// @ts-ignore: decorator
@inline
function multiplyShort(a: u64, b: u64, modulus: u64, inverse: u64): u64 {
  const high = highProduct(a, b)
  const part = highProduct(a * b * inverse, modulus)
  return high - part + (high < part ? modulus : 0)
}
