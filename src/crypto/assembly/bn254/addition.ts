import { MIN_MULTIPLE, LIMB_BITS, LIMB_MASK, MULTIPLES, FP2_BYTES } from './constants'

// Sums of two elements of Fp at once, one in each lane. A settled element is not negative and at most a thousandth above p.

/** 1 / p's highest limb, slightly below the exact quotient. */
const PER_PRIME: f32 = 1.0 / 3171406.0
const CAUTION: f32 = 0.0001

/**
 * Stores a settled sum, of up to four elements less up to two, that is above -8 p and below 12 p. Its limbs are below 2^29 + 8.
 */
// @ts-ignore: decorator
@inline
function settle(to: usize, w0: v128, w1: v128, w2: v128, w3: v128, w4: v128): void {
  const primes = f32x4.sub(f32x4.mul(f32x4.convert_i32x4_s(w4), f32x4.splat(PER_PRIME)), f32x4.splat(CAUTION))
  const multiple = i32x4.trunc_sat_f32x4_s(f32x4.floor(primes))
  const left = MULTIPLES + usize(-MIN_MULTIPLE - i32x4.extract_lane(multiple, 0)) * FP2_BYTES
  const right = MULTIPLES + usize(-MIN_MULTIPLE - i32x4.extract_lane(multiple, 1)) * FP2_BYTES
  w0 = i32x4.add(w0, i32x4.shuffle(v128.load(left), v128.load(right), 0, 5, 2, 7))
  w1 = i32x4.add(w1, i32x4.shuffle(v128.load(left, 16), v128.load(right, 16), 0, 5, 2, 7))
  w2 = i32x4.add(w2, i32x4.shuffle(v128.load(left, 32), v128.load(right, 32), 0, 5, 2, 7))
  w3 = i32x4.add(w3, i32x4.shuffle(v128.load(left, 48), v128.load(right, 48), 0, 5, 2, 7))
  w4 = i32x4.add(w4, i32x4.shuffle(v128.load64_zero(left, 64), v128.load64_zero(right, 64), 0, 5, 2, 7))
  storeSpread(to, w0, w1, w2, w3, w4)
}

/** Stores limbs of up to 32 bits as limbs below 2^29 + 8. */
// @ts-ignore: decorator
@inline
export function storeSpread(to: usize, w0: v128, w1: v128, w2: v128, w3: v128, w4: v128): void {
  const mask = i32x4.splat(LIMB_MASK)
  const c0 = i32x4.shr_u(w0, LIMB_BITS)
  const c1 = i32x4.shr_u(w1, LIMB_BITS)
  const c2 = i32x4.shr_u(w2, LIMB_BITS)
  const c3 = i32x4.shr_u(w3, LIMB_BITS)
  v128.store(to, i32x4.add(v128.and(w0, mask), i32x4.shuffle(i32x4.splat(0), c0, 2, 3, 4, 5)))
  v128.store(to, i32x4.add(v128.and(w1, mask), i32x4.shuffle(c0, c1, 2, 3, 4, 5)), 16)
  v128.store(to, i32x4.add(v128.and(w2, mask), i32x4.shuffle(c1, c2, 2, 3, 4, 5)), 32)
  v128.store(to, i32x4.add(v128.and(w3, mask), i32x4.shuffle(c2, c3, 2, 3, 4, 5)), 48)
  v128.store64_lane(to, i32x4.add(w4, i32x4.shuffle(c3, c3, 2, 3, 2, 3)), 0, 64)
}

/** Loads two limbs of each lane. */
// @ts-ignore: decorator
@inline
export function part(a: usize, index: usize): v128 {
  return v128.load(a + 16 * index)
}

/** a + b, not settled: below 4 p for settled elements and products. */
export function addUnsettled(to: usize, a: usize, b: usize): void {
  storeSpread(
    to,
    i32x4.add(part(a, 0), part(b, 0)),
    i32x4.add(part(a, 1), part(b, 1)),
    i32x4.add(part(a, 2), part(b, 2)),
    i32x4.add(part(a, 3), part(b, 3)),
    i32x4.add(part(a, 4), part(b, 4)),
  )
}

/** a + b. */
export function add(to: usize, a: usize, b: usize): void {
  settle(
    to,
    i32x4.add(part(a, 0), part(b, 0)),
    i32x4.add(part(a, 1), part(b, 1)),
    i32x4.add(part(a, 2), part(b, 2)),
    i32x4.add(part(a, 3), part(b, 3)),
    i32x4.add(part(a, 4), part(b, 4)),
  )
}

/** a - b. */
export function subtract(to: usize, a: usize, b: usize): void {
  settle(
    to,
    i32x4.sub(part(a, 0), part(b, 0)),
    i32x4.sub(part(a, 1), part(b, 1)),
    i32x4.sub(part(a, 2), part(b, 2)),
    i32x4.sub(part(a, 3), part(b, 3)),
    i32x4.sub(part(a, 4), part(b, 4)),
  )
}

// @ts-ignore: decorator
@inline
function subtractedTwice(a: v128, b: v128, c: v128): v128 {
  return i32x4.sub(a, i32x4.add(b, c))
}

/** a - b - c. */
export function subtractBoth(to: usize, a: usize, b: usize, c: usize): void {
  settle(
    to,
    subtractedTwice(part(a, 0), part(b, 0), part(c, 0)),
    subtractedTwice(part(a, 1), part(b, 1), part(c, 1)),
    subtractedTwice(part(a, 2), part(b, 2), part(c, 2)),
    subtractedTwice(part(a, 3), part(b, 3), part(c, 3)),
    subtractedTwice(part(a, 4), part(b, 4), part(c, 4)),
  )
}

/** a + b - c - d. */
export function mix(to: usize, a: usize, b: usize, c: usize, d: usize): void {
  settle(
    to,
    i32x4.add(part(a, 0), subtractedTwice(part(b, 0), part(c, 0), part(d, 0))),
    i32x4.add(part(a, 1), subtractedTwice(part(b, 1), part(c, 1), part(d, 1))),
    i32x4.add(part(a, 2), subtractedTwice(part(b, 2), part(c, 2), part(d, 2))),
    i32x4.add(part(a, 3), subtractedTwice(part(b, 3), part(c, 3), part(d, 3))),
    i32x4.add(part(a, 4), subtractedTwice(part(b, 4), part(c, 4), part(d, 4))),
  )
}

// @ts-ignore: decorator
@inline
function doubled(a: v128): v128 {
  return i32x4.shl(a, 1)
}

// @ts-ignore: decorator
@inline
function tripled(a: v128): v128 {
  return i32x4.add(doubled(a), a)
}

/** 2 a + b. */
export function addTwice(to: usize, b: usize, a: usize): void {
  settle(
    to,
    i32x4.add(doubled(part(a, 0)), part(b, 0)),
    i32x4.add(doubled(part(a, 1)), part(b, 1)),
    i32x4.add(doubled(part(a, 2)), part(b, 2)),
    i32x4.add(doubled(part(a, 3)), part(b, 3)),
    i32x4.add(doubled(part(a, 4)), part(b, 4)),
  )
}

/** 3 a, not settled: below 6 p for a settled element or a product. */
export function tripleUnsettled(to: usize, a: usize): void {
  storeSpread(
    to,
    tripled(part(a, 0)),
    tripled(part(a, 1)),
    tripled(part(a, 2)),
    tripled(part(a, 3)),
    tripled(part(a, 4)),
  )
}

/** 4 a. */
export function quadruple(to: usize, a: usize): void {
  settle(
    to,
    i32x4.shl(part(a, 0), 2),
    i32x4.shl(part(a, 1), 2),
    i32x4.shl(part(a, 2), 2),
    i32x4.shl(part(a, 3), 2),
    i32x4.shl(part(a, 4), 2),
  )
}

/** (9 + i) a. 9 + i has neither a square nor a cubic root, and the larger extensions are built on it. */
export function multiplyByNonresidue(to: usize, a: usize): void {
  addTwice(THRICE, a, a)
  settle(
    to,
    withOther(part(THRICE, 0), part(a, 0)),
    withOther(part(THRICE, 1), part(a, 1)),
    withOther(part(THRICE, 2), part(a, 2)),
    withOther(part(THRICE, 3), part(a, 3)),
    withOther(part(THRICE, 4), part(a, 4)),
  )
}

const THRICE = memory.data(80, 16)

/** 3 a0 + i a1. */
// @ts-ignore: decorator
@inline
function withOther(thrice: v128, a: v128): v128 {
  const swapped = i32x4.shuffle(a, a, 1, 0, 3, 2)
  const isNegative = i32x4.splat(0)
  const signs = i32x4.replace_lane(i32x4.replace_lane(isNegative, 0, -1), 2, -1)
  const signed = i32x4.sub(v128.xor(swapped, signs), signs)
  return i32x4.add(tripled(thrice), signed)
}
