import { bitsFrom, LIMB_BITS, LIMB_BYTES, LIMB_MASK, LIMBS, PRIME_0, PRIME_1, PRIME_2, PRIME_3 } from './constants'
import { copy, toElements, toNumbers, ZERO } from './field'

// The inverse by the division steps of Bernstein and Yang (https://gcd.cr.yp.to), thirty at a time, as in libsecp256k1. Numbers
// are nine signed limbs of 30 bits here.

const BITS: i64 = 30
const MASK: i64 = 0x3fffffff
const COUNT = 9
/** 1 / p modulo 2^30. */
const MODULUS_INVERSE: i64 = 0x1b799c77

const MODULUS = memory.data(36, 16)
const F = memory.data(36, 16)
const G = memory.data(36, 16)
const D = memory.data(36, 16)
const E = memory.data(36, 16)
const NUMBER = memory.data(80, 16)

/** The matrix of the last thirty steps. */
let u: i32 = 0
let v: i32 = 0
let q: i32 = 0
let r: i32 = 0

// @ts-ignore: decorator
@inline
function limb(a: usize, index: i32): i64 {
  return i64(load<i32>(a + 4 * index))
}
// @ts-ignore: decorator
@inline
function setLimb(a: usize, index: i32, value: i64): void {
  store<i32>(a + 4 * index, i32(value))
}

export function createModulus(): void {
  for (let i = 0; i < COUNT; i++) {
    setLimb(MODULUS, i, i64(bitsFrom(PRIME_0, PRIME_1, PRIME_2, PRIME_3, u32(i) * u32(BITS))) & MASK)
  }
}

/** Runs thirty steps on the lowest limbs. `eta` is the difference of the degrees of f and g. */
function makeSteps(eta: i32, lowF: u32, lowG: u32): i32 {
  let f = lowF
  let g = lowG
  let uu: u32 = 1
  let vv: u32 = 0
  let qq: u32 = 0
  let rr: u32 = 1
  let left = i32(BITS)
  for (;;) {
    const zeros = ctz<u32>(g | (u32(0xffffffff) << left))
    g >>= zeros
    uu <<= zeros
    vv <<= zeros
    eta -= i32(zeros)
    left -= i32(zeros)
    if (left == 0) break
    if (eta < 0) {
      eta = -eta
      const wasF = f
      f = g
      g = 0 - wasF
      const wasU = uu
      uu = qq
      qq = 0 - wasU
      const wasV = vv
      vv = rr
      rr = 0 - wasV
    }
    const limit = eta + 1 > left ? left : eta + 1
    const mask = (u32(0xffffffff) >> (32 - limit)) & 63
    const times = (f * g * (f * f - 2)) & mask
    g += f * times
    qq += uu * times
    rr += vv * times
  }
  u = i32(uu)
  v = i32(vv)
  q = i32(qq)
  r = i32(rr)
  return eta
}

/** Applies the matrix to d and e modulo p, and divides by 2^30. */
function applyToFactors(): void {
  const a = i64(u)
  const b = i64(v)
  const c = i64(q)
  const d = i64(r)
  const isNegativeD = limb(D, 8) >> 63
  const isNegativeE = limb(E, 8) >> 63
  let di = limb(D, 0)
  let ei = limb(E, 0)
  let multipleD = (a & isNegativeD) + (b & isNegativeE)
  let multipleE = (c & isNegativeD) + (d & isNegativeE)
  let sumD = a * di + b * ei
  let sumE = c * di + d * ei
  multipleD -= (MODULUS_INVERSE * sumD + multipleD) & MASK
  multipleE -= (MODULUS_INVERSE * sumE + multipleE) & MASK
  sumD = (sumD + limb(MODULUS, 0) * multipleD) >> BITS
  sumE = (sumE + limb(MODULUS, 0) * multipleE) >> BITS
  for (let i = 1; i < COUNT; i++) {
    di = limb(D, i)
    ei = limb(E, i)
    const modulus = limb(MODULUS, i)
    sumD += a * di + b * ei + modulus * multipleD
    sumE += c * di + d * ei + modulus * multipleE
    setLimb(D, i - 1, sumD & MASK)
    setLimb(E, i - 1, sumE & MASK)
    sumD >>= BITS
    sumE >>= BITS
  }
  setLimb(D, 8, sumD)
  setLimb(E, 8, sumE)
}

/** Applies the matrix to f and g, and divides by 2^30. Returns whether g is 0. */
function applyToNumbers(): bool {
  let fi = limb(F, 0)
  let gi = limb(G, 0)
  let sumF = (i64(u) * fi + i64(v) * gi) >> BITS
  let sumG = (i64(q) * fi + i64(r) * gi) >> BITS
  let bits: i64 = 0
  for (let i = 1; i < COUNT; i++) {
    fi = limb(F, i)
    gi = limb(G, i)
    sumF += i64(u) * fi + i64(v) * gi
    sumG += i64(q) * fi + i64(r) * gi
    bits |= sumG & MASK
    setLimb(F, i - 1, sumF & MASK)
    setLimb(G, i - 1, sumG & MASK)
    sumF >>= BITS
    sumG >>= BITS
  }
  setLimb(F, 8, sumF)
  setLimb(G, 8, sumG)
  return (bits | sumG) == 0
}

/** Inverts the element in the first lane; the inverse of 0 is 0. The second lane becomes 0. */
export function invert(to: usize, a: usize): void {
  toNumbers(NUMBER, a)
  memory.fill(D, 0, 36)
  memory.fill(E, 0, 36)
  setLimb(E, 0, 1)
  memory.copy(F, MODULUS, 36)
  let bits: u64 = 0
  let count: i64 = 0
  let at: usize = 0
  for (let i = 0; i < COUNT; i++) {
    for (; count < BITS && at < LIMBS; count += i64(LIMB_BITS)) bits |= u64(load<u32>(NUMBER + LIMB_BYTES * at++)) << u64(count)
    setLimb(G, i, i64(bits) & MASK)
    bits >>= u64(BITS)
    count -= BITS
  }
  let eta = -1
  do {
    eta = makeSteps(eta, load<u32>(F), load<u32>(G))
    applyToFactors()
  } while (!applyToNumbers())
  writeFactor()
  toElements(to, NUMBER)
}

/** Writes d times the sign of f, which is 1 or -1: the inverse, between -2 p and p. */
function writeFactor(): void {
  const sign: i64 = limb(F, 8) < 0 ? -1 : 1
  copy(NUMBER, ZERO)
  let carry: i64 = 0
  let bits: u64 = 0
  let count: i64 = 0
  let at: usize = 0
  for (let i = 0; i < COUNT; i++) {
    carry += sign * limb(D, i) + 2 * limb(MODULUS, i)
    bits |= u64(carry & MASK) << u64(count)
    count += BITS
    carry >>= BITS
    for (; count >= i64(LIMB_BITS) && at < LIMBS; count -= i64(LIMB_BITS)) {
      store<u32>(NUMBER + LIMB_BYTES * at++, u32(bits) & LIMB_MASK)
      bits >>= u64(LIMB_BITS)
    }
  }
}
