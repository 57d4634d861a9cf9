import { big, MAX_NUMBER, type Word, wordOf, wrap } from '../word.ts'

// Sums and products that round to a number up to MAX_NUMBER are exact: MAX_NUMBER + 1 is a number, and rounding is monotonic.

export function add(a: Word, b: Word): Word {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b
    if (sum <= MAX_NUMBER) return sum
  }
  return wrap(big(a) + big(b))
}

export function sub(a: Word, b: Word): Word {
  if (typeof a === 'number' && typeof b === 'number' && a >= b) return a - b
  return wrap(big(a) - big(b))
}

export function mul(a: Word, b: Word): Word {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b
    if (product <= MAX_NUMBER) return product
  }
  return wrap(big(a) * big(b))
}

/** Divides and rounds down. Division by 0 is 0, here and below. */
export function div(a: Word, b: Word): Word {
  if (b === 0) return 0
  if (typeof a === 'number' && typeof b === 'number') return Math.floor(a / b)
  return wordOf(big(a) / big(b))
}

export function mod(a: Word, b: Word): Word {
  if (b === 0) return 0
  if (typeof a === 'number' && typeof b === 'number') return a % b
  return wordOf(big(a) % big(b))
}

export function signed(word: Word): Word {
  return typeof word === 'number' ? word : BigInt.asIntN(256, word)
}

/** Divides signed words and rounds towards 0. */
export function sdiv(a: Word, b: Word): Word {
  if (b === 0) return 0
  return wrap(big(signed(a)) / big(signed(b)))
}

/** Returns the remainder with the sign of the dividend. */
export function smod(a: Word, b: Word): Word {
  if (b === 0) return 0
  return wrap(big(signed(a)) % big(signed(b)))
}

export function addmod(a: Word, b: Word, modulus: Word): Word {
  if (modulus === 0) return 0
  if (typeof a === 'number' && typeof b === 'number') return mod(add(a, b), modulus)
  return wordOf((big(a) + big(b)) % big(modulus))
}

export function mulmod(a: Word, b: Word, modulus: Word): Word {
  if (modulus === 0) return 0
  if (typeof a === 'number' && typeof b === 'number') return mod(mul(a, b), modulus)
  return wordOf((big(a) * big(b)) % big(modulus))
}

/** Raises by squaring, modulo 2^256. */
export function exp(base: Word, exponent: Word): Word {
  let power: Word = 1
  let square = base
  for (let rest = big(exponent); rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) power = mul(power, square)
    if (rest > 1n) square = mul(square, square)
  }
  return power
}

/** Extends the sign of a number of `last` + 1 bytes to the whole word. */
export function signextend(last: Word, word: Word): Word {
  if (last > 30) return word
  return wrap(BigInt.asIntN(8 * (Number(last) + 1), big(word)))
}
