import {
  POWER_EXPONENT,
  POWER_EXPONENT_END,
  POWER_INVERSE,
  POWER_MODULUS,
  POWER_NUMBER_BYTES,
  POWER_RESULT,
  POWER_TABLE,
  POWER_TABLE_END,
} from '../arithmeticLayout'
import { checkRoom } from './checks'
import { inverseOf, multiply, multiplyShort, SHORT_LIMBS } from './montgomery'

const WINDOW_BITS: u32 = 4
const ENTRIES: u32 = 16

// Numbers are in Montgomery's form: multiplied by R, which is 2^32 to the power of the number of limbs, modulo the modulus.

/** Begins with 1, the first entry of the table, whose second one is the base, and makes the others. */
export function powerBegin(limbs: u32): void {
  store<u64>(POWER_INVERSE, inverseOf(load<u64>(POWER_MODULUS)))
  memory.copy(POWER_RESULT, POWER_TABLE, POWER_NUMBER_BYTES)
  for (let i: u32 = 2; i < ENTRIES; i++) multiply(entry(i), entry(i - 1), entry(1), limbs)
}

function entry(index: u32): u32 {
  const place = POWER_TABLE + index * POWER_NUMBER_BYTES
  checkRoom(place, place + POWER_NUMBER_BYTES, POWER_TABLE, POWER_TABLE_END)
  return place
}

/** Goes on by so many bytes of the exponent: four bits of it are four squares and at most one product. */
export function powerOn(limbs: u32, bytes: u32): void {
  checkRoom(POWER_EXPONENT, POWER_EXPONENT + bytes, POWER_EXPONENT, POWER_EXPONENT_END)
  if (limbs == SHORT_LIMBS) return shortPowerOn(bytes)
  for (let i: u32 = 0; i < 2 * bytes; i++) {
    for (let j: u32 = 0; j < WINDOW_BITS; j++) multiply(POWER_RESULT, POWER_RESULT, POWER_RESULT, limbs)
    const digit = digitAt(i)
    if (digit != 0) multiply(POWER_RESULT, POWER_RESULT, entry(digit), limbs)
  }
}

/** The same with the result in a register. */
function shortPowerOn(bytes: u32): void {
  const modulus = load<u64>(POWER_MODULUS)
  const inverse = load<u64>(POWER_INVERSE)
  let result = load<u64>(POWER_RESULT)
  for (let i: u32 = 0; i < 2 * bytes; i++) {
    for (let j: u32 = 0; j < WINDOW_BITS; j++) result = multiplyShort(result, result, modulus, inverse)
    result = multiplyShort(result, load<u64>(entry(digitAt(i))), modulus, inverse)
  }
  store<u64>(POWER_RESULT, result)
}

/** A half of a byte of the exponent, the higher one first. */
function digitAt(index: u32): u32 {
  const byte = u32(load<u8>(POWER_EXPONENT + (index >> 1)))
  return (index & 1) == 0 ? byte >> WINDOW_BITS : byte & (ENTRIES - 1)
}

/** Leaves the result itself, no longer in Montgomery's form. */
export function powerEnd(limbs: u32): void {
  memory.fill(POWER_TABLE, 0, POWER_NUMBER_BYTES)
  store<u32>(POWER_TABLE, 1)
  multiply(POWER_RESULT, POWER_RESULT, POWER_TABLE, limbs)
}

/** A power modulo 2^64, by so many bytes of an exponent. */
export function powerOfWord(base: u64, bytes: u32): u64 {
  checkRoom(POWER_EXPONENT, POWER_EXPONENT + bytes, POWER_EXPONENT, POWER_EXPONENT_END)
  let result: u64 = 1
  for (let i: u32 = 0; i < bytes; i++) {
    const byte = u32(load<u8>(POWER_EXPONENT + i))
    for (let bit: u32 = 0x80; bit > 0; bit >>= 1) {
      result *= result
      if ((byte & bit) != 0) result *= base
    }
  }
  return result
}
