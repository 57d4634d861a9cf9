import { big, MAX_NUMBER, MAX_WORD, type Word, wordOf, wrap } from '../word.ts'
import { signed } from './arithmetic.ts'

const BITS = 256
/** JavaScript's bit operators use signed 32-bit integers. Numbers below this bound give the same result. */
const SIGN = 2 ** 31
const POWERS = Array.from({ length: BITS }, (_, shift) => 2 ** shift)
/** Precomputed bigints of all shifts. */
const SHIFTS = Array.from({ length: BITS }, (_, shift) => BigInt(shift))

const truth = (isTrue: boolean): Word => (isTrue ? 1 : 0)

export const lt = (a: Word, b: Word): Word => truth(a < b)
export const gt = (a: Word, b: Word): Word => truth(a > b)
export const slt = (a: Word, b: Word): Word => truth(signed(a) < signed(b))
export const sgt = (a: Word, b: Word): Word => truth(signed(a) > signed(b))
export const eq = (a: Word, b: Word): Word => truth(a === b)
export const iszero = (a: Word): Word => truth(a === 0)

export function and(a: Word, b: Word): Word {
  if (typeof a === 'number' && typeof b === 'number' && a < SIGN && b < SIGN) return a & b
  return wordOf(big(a) & big(b))
}

export function or(a: Word, b: Word): Word {
  if (typeof a === 'number' && typeof b === 'number' && a < SIGN && b < SIGN) return a | b
  return wordOf(big(a) | big(b))
}

export function xor(a: Word, b: Word): Word {
  if (typeof a === 'number' && typeof b === 'number' && a < SIGN && b < SIGN) return a ^ b
  return wordOf(big(a) ^ big(b))
}

export function not(a: Word): Word {
  return wordOf(MAX_WORD - big(a))
}

/** Returns the byte at an index from the left. */
export function byte(index: Word, word: Word): Word {
  return index < 32 ? and(shr(8 * (31 - Number(index)), word), 0xff) : 0
}

export function shl(shift: Word, word: Word): Word {
  if (shift >= BITS) return 0
  const bits = Number(shift)
  if (typeof word === 'number') {
    const shifted = word * (POWERS[bits] ?? 0)
    if (shifted <= MAX_NUMBER) return shifted
  }
  return wrap(big(word) << (SHIFTS[bits] ?? 0n))
}

export function shr(shift: Word, word: Word): Word {
  if (shift >= BITS) return 0
  const bits = Number(shift)
  if (typeof word === 'number') return Math.floor(word / (POWERS[bits] ?? 1))
  return wordOf(word >> (SHIFTS[bits] ?? 0n))
}

/** Shifts right and fills with the sign. */
export function sar(shift: Word, word: Word): Word {
  const value = signed(word)
  if (value >= 0) return shr(shift, word)
  return wrap(big(value) >> (shift < BITS ? big(shift) : 255n))
}
