import { highProduct } from './highProduct'
import { POWER_INVERSE, POWER_MODULUS, POWER_SUM, POWER_SUM_END } from '../arithmeticLayout'
import { checkRoom } from './checks'

/** Numbers of so many limbs are in registers. */
export const SHORT_LIMBS: u32 = 2
const LOW: u64 = 0xffffffff

/** What an odd number times it is 1 modulo 2^64: each round doubles the bits that are right, the first three of them. */
export function inverseOf(odd: u64): u64 {
  let inverse = odd
  for (let bits = 3; bits < 64; bits *= 2) inverse *= 2 - odd * inverse
  return inverse
}

/** A product divided by R modulo the modulus (Montgomery), `to` one of its factors perhaps. */
export function multiply(to: u32, a: u32, b: u32, limbs: u32): void {
  if (limbs == SHORT_LIMBS) {
    return store<u64>(to, multiplyShort(load<u64>(a), load<u64>(b), load<u64>(POWER_MODULUS), load<u64>(POWER_INVERSE)))
  }
  const size = limbs << 2
  checkRoom(POWER_SUM, POWER_SUM + size + 4, POWER_SUM, POWER_SUM_END)
  const opposite = 0 - load<u32>(POWER_INVERSE)
  for (let i: u32 = 0; i <= size; i += 4) store<u32>(POWER_SUM + i, 0)
  for (let i: u32 = 0; i < size; i += 4) addProduct(u64(load<u32>(a + i)), b, size, opposite)
  reduce(to, size)
}

/**
 * Adds a limb's product to the sum, and so many times the modulus that the lowest limb of it becomes 0 and can be left out.
 */
// @ts-ignore: decorator
@inline
function addProduct(factor: u64, b: u32, size: u32, opposite: u32): void {
  let sum = factor * u64(load<u32>(b)) + u64(load<u32>(POWER_SUM))
  const times = u64(u32(sum) * opposite)
  let rest = times * u64(load<u32>(POWER_MODULUS)) + (sum & LOW)
  for (let i: u32 = 4; i < size; i += 4) {
    sum = factor * u64(load<u32>(b + i)) + u64(load<u32>(POWER_SUM + i)) + (sum >> 32)
    rest = times * u64(load<u32>(POWER_MODULUS + i)) + (sum & LOW) + (rest >> 32)
    store<u32>(POWER_SUM + i - 4, u32(rest))
  }
  sum = (sum >> 32) + (rest >> 32) + u64(load<u32>(POWER_SUM + size))
  store<u64>(POWER_SUM + size - 4, sum)
}

/** Takes the modulus away from the sum if that is not less. */
function reduce(to: u32, size: u32): void {
  let borrow: i64 = 0
  for (let i: u32 = 0; i < size; i += 4) {
    borrow += i64(load<u32>(POWER_SUM + i)) - i64(load<u32>(POWER_MODULUS + i))
    store<u32>(to + i, u32(borrow))
    borrow >>= 32
  }
  if (borrow + i64(load<u32>(POWER_SUM + size)) < 0) memory.copy(to, POWER_SUM, size)
}

/** The same of a modulus of one word, by its inverse. */
// @ts-ignore: decorator
@inline
export function multiplyShort(a: u64, b: u64, modulus: u64, inverse: u64): u64 {
  const high = highProduct(a, b)
  const part = highProduct(a * b * inverse, modulus)
  return high - part + (high < part ? modulus : 0)
}
