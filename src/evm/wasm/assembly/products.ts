import { highProduct } from '../../../crypto/assembly/highProduct'
import { highLimbs, setWord } from './words'

/** Multiplies modulo 2^256. */
export function multiply(to: u32, a: u32, b: u32): void {
  if (highLimbs(b) == 0) return multiplyByLimb(to, a, load<u64>(b))
  if (highLimbs(a) == 0) return multiplyByLimb(to, b, load<u64>(a))
  const a0 = load<u64>(a)
  const a1 = load<u64>(a, 8)
  const a2 = load<u64>(a, 16)
  const a3 = load<u64>(a, 24)
  const b0 = load<u64>(b)
  const b1 = load<u64>(b, 8)
  const b2 = load<u64>(b, 16)
  const b3 = load<u64>(b, 24)
  const r0 = a0 * b0
  let r1 = highProduct(a0, b0)
  let r2: u64 = 0
  let low = a0 * b1
  r1 += low
  r2 += u64(r1 < low)
  low = a1 * b0
  r1 += low
  r2 += u64(r1 < low)
  let r3: u64 = 0
  let high = highProduct(a0, b1)
  r2 += high
  r3 += u64(r2 < high)
  high = highProduct(a1, b0)
  r2 += high
  r3 += u64(r2 < high)
  low = a0 * b2
  r2 += low
  r3 += u64(r2 < low)
  low = a1 * b1
  r2 += low
  r3 += u64(r2 < low)
  low = a2 * b0
  r2 += low
  r3 += u64(r2 < low)
  r3 += highProduct(a0, b2) + highProduct(a1, b1) + highProduct(a2, b0) + a0 * b3 + a1 * b2 + a2 * b1 + a3 * b0
  setWord(to, r0, r1, r2, r3)
}

function multiplyByLimb(to: u32, a: u32, b: u64): void {
  const a0 = load<u64>(a)
  const a1 = load<u64>(a, 8)
  const a2 = load<u64>(a, 16)
  const a3 = load<u64>(a, 24)
  const r1 = a1 * b + highProduct(a0, b)
  const c1 = u64(r1 < a1 * b)
  if ((a2 | a3) == 0) return setWord(to, a0 * b, r1, highProduct(a1, b) + c1, 0)
  const h1 = highProduct(a1, b) + c1
  const r2 = a2 * b + h1
  const c2 = u64(r2 < h1)
  setWord(to, a0 * b, r1, r2, a3 * b + highProduct(a2, b) + c2)
}

/** Writes the full product of 64 bytes; `to` is neither factor. */
export function multiplyWhole(to: u32, a: u32, b: u32): void {
  const b0 = load<u64>(b)
  const b1 = load<u64>(b, 8)
  const b2 = load<u64>(b, 16)
  const b3 = load<u64>(b, 24)
  let t0: u64 = 0
  let t1: u64 = 0
  let t2: u64 = 0
  let t3: u64 = 0
  for (let i: u32 = 0; i < 32; i += 8) {
    const factor = load<u64>(a + i)
    let low = factor * b0
    let sum = t0 + low
    let carry = highProduct(factor, b0) + u64(sum < low)
    store<u64>(to + i, sum)
    low = factor * b1 + carry
    t0 = t1 + low
    carry = highProduct(factor, b1) + u64(low < carry) + u64(t0 < low)
    low = factor * b2 + carry
    t1 = t2 + low
    carry = highProduct(factor, b2) + u64(low < carry) + u64(t1 < low)
    low = factor * b3 + carry
    t2 = t3 + low
    t3 = highProduct(factor, b3) + u64(low < carry) + u64(t2 < low)
  }
  setWord(to + 32, t0, t1, t2, t3)
}

/** Raises by squaring, modulo 2^256. `to` is neither operand, and `square` is overwritten. */
export function power(to: u32, square: u32, exponent: u32): void {
  setWord(to, 1, 0, 0, 0)
  let places: u32 = 256
  while (places > 0 && bitAt(exponent, places - 1) == 0) places--
  for (let i: u32 = 0; i < places; i++) {
    if (bitAt(exponent, i) != 0) multiply(to, to, square)
    if (i + 1 < places) multiply(square, square, square)
  }
}

function bitAt(word: u32, place: u32): u32 {
  return (load<u32>(word + ((place >> 5) << 2)) >> (place & 31)) & 1
}
