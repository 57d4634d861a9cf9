import { EIGHT_PRIMES, LEAST_MULTIPLE, LIMB_BITS, LIMB_MASK, LIMBS_BYTES, MULTIPLES, PAIR, PRIME, PRIME_INVERSE } from './constants'

// What is done with two elements of the field at once, one in each lane, and products in the quadratic extension.

/** Products of the first, and of the second, limbs of two vectors that hold two limbs of either lane. */
// @ts-ignore: decorator
@inline
function first(a: v128, b: v128): v128 {
  return i64x2.extmul_low_i32x4_u(a, b)
}
// @ts-ignore: decorator
@inline
function second(a: v128, b: v128): v128 {
  return i64x2.extmul_high_i32x4_u(a, b)
}
// @ts-ignore: decorator
@inline
function sum(a: v128, b: v128): v128 {
  return i64x2.add(a, b)
}

/** By how much p makes the lowest limb zero, twice over. */
// @ts-ignore: decorator
@inline
function quotient(lowest: v128): v128 {
  const q = v128.and(i32x4.mul(lowest, i32x4.splat(PRIME_INVERSE)), i64x2.splat(LIMB_MASK))
  return i32x4.shuffle(q, q, 0, 2, 0, 2)
}

/** Limbs of 64 bits to limbs of 29, stored two at a time. */
// @ts-ignore: decorator
@inline
function storeCarried(to: usize, t0: v128, t1: v128, t2: v128, t3: v128, t4: v128, t5: v128, t6: v128, t7: v128, t8: v128): void {
  const mask = i64x2.splat(LIMB_MASK)
  t1 = sum(t1, i64x2.shr_u(t0, LIMB_BITS))
  t2 = sum(t2, i64x2.shr_u(t1, LIMB_BITS))
  t3 = sum(t3, i64x2.shr_u(t2, LIMB_BITS))
  t4 = sum(t4, i64x2.shr_u(t3, LIMB_BITS))
  t5 = sum(t5, i64x2.shr_u(t4, LIMB_BITS))
  t6 = sum(t6, i64x2.shr_u(t5, LIMB_BITS))
  t7 = sum(t7, i64x2.shr_u(t6, LIMB_BITS))
  t8 = sum(t8, i64x2.shr_u(t7, LIMB_BITS))
  v128.store(to, i32x4.shuffle(v128.and(t0, mask), v128.and(t1, mask), 0, 2, 4, 6))
  v128.store(to, i32x4.shuffle(v128.and(t2, mask), v128.and(t3, mask), 0, 2, 4, 6), 16)
  v128.store(to, i32x4.shuffle(v128.and(t4, mask), v128.and(t5, mask), 0, 2, 4, 6), 32)
  v128.store(to, i32x4.shuffle(v128.and(t6, mask), v128.and(t7, mask), 0, 2, 4, 6), 48)
  v128.store(to, i32x4.shuffle(t8, i64x2.splat(0), 0, 2, 4, 6), 64)
}

/** The product in each lane. Factors are below 8 p, products below 2 p; one factor's limbs may have 30 bits. */
export function multiplyLanes(to: usize, a: usize, b: usize): void {
  let t0 = i64x2.splat(0)
  let t1 = t0
  let t2 = t0
  let t3 = t0
  let t4 = t0
  let t5 = t0
  let t6 = t0
  let t7 = t0
  let t8 = t0
  for (let at: usize = 0; at < LIMBS_BYTES; at += 8) {
    const x = v128.load64_splat(a + at)
    let y = v128.load(b)
    let p = v128.load(PRIME)
    const lowest = sum(t0, first(x, y))
    const q = quotient(lowest)
    t0 = sum(sum(t1, i64x2.shr_u(sum(lowest, first(q, p)), LIMB_BITS)), sum(second(x, y), second(q, p)))
    y = v128.load(b, 16)
    p = v128.load(PRIME, 16)
    t1 = sum(t2, sum(first(x, y), first(q, p)))
    t2 = sum(t3, sum(second(x, y), second(q, p)))
    y = v128.load(b, 32)
    p = v128.load(PRIME, 32)
    t3 = sum(t4, sum(first(x, y), first(q, p)))
    t4 = sum(t5, sum(second(x, y), second(q, p)))
    y = v128.load(b, 48)
    p = v128.load(PRIME, 48)
    t5 = sum(t6, sum(first(x, y), first(q, p)))
    t6 = sum(t7, sum(second(x, y), second(q, p)))
    t7 = sum(t8, sum(first(x, v128.load(b, 64)), first(q, v128.load(PRIME, 64))))
    t8 = i64x2.splat(0)
  }
  storeCarried(to, t0, t1, t2, t3, t4, t5, t6, t7, t8)
}

/** For each limb of b = (b0, b1): b0, b1, -b1, b0. */
const FACTOR = memory.data(144, 16)

// @ts-ignore: decorator
@inline
function prepareFactor(b: usize): void {
  for (let at: usize = 0; at < LIMBS_BYTES; at += 8) {
    const limb = v128.load64_zero(b + at)
    const negative = i32x4.sub(v128.load64_zero(EIGHT_PRIMES + at), limb)
    v128.store(FACTOR + 2 * at, i32x4.shuffle(limb, negative, 0, 1, 5, 0))
  }
}

/** A limb's part of the product of (a0, a0, a1, a1) and a limb of {@link FACTOR}. */
// @ts-ignore: decorator
@inline
function both(x: v128, y: v128): v128 {
  return sum(first(x, y), second(x, y))
}

/** The product in the quadratic extension, i^2 = -1; factors are below 8 p, products below 2 p. */
export function multiply(to: usize, a: usize, b: usize): void {
  prepareFactor(b)
  let t0 = i64x2.splat(0)
  let t1 = t0
  let t2 = t0
  let t3 = t0
  let t4 = t0
  let t5 = t0
  let t6 = t0
  let t7 = t0
  let t8 = t0
  for (let at: usize = 0; at < LIMBS_BYTES; at += 8) {
    const limb = v128.load64_zero(a + at)
    const x = i32x4.shuffle(limb, limb, 0, 0, 1, 1)
    let p = v128.load(PRIME)
    const lowest = sum(t0, both(x, v128.load(FACTOR)))
    const q = quotient(lowest)
    t0 = sum(sum(t1, i64x2.shr_u(sum(lowest, first(q, p)), LIMB_BITS)), sum(both(x, v128.load(FACTOR, 16)), second(q, p)))
    p = v128.load(PRIME, 16)
    t1 = sum(t2, sum(both(x, v128.load(FACTOR, 32)), first(q, p)))
    t2 = sum(t3, sum(both(x, v128.load(FACTOR, 48)), second(q, p)))
    p = v128.load(PRIME, 32)
    t3 = sum(t4, sum(both(x, v128.load(FACTOR, 64)), first(q, p)))
    t4 = sum(t5, sum(both(x, v128.load(FACTOR, 80)), second(q, p)))
    p = v128.load(PRIME, 48)
    t5 = sum(t6, sum(both(x, v128.load(FACTOR, 96)), first(q, p)))
    t6 = sum(t7, sum(both(x, v128.load(FACTOR, 112)), second(q, p)))
    t7 = sum(t8, sum(both(x, v128.load(FACTOR, 128)), first(q, v128.load(PRIME, 64))))
    t8 = i64x2.splat(0)
  }
  storeCarried(to, t0, t1, t2, t3, t4, t5, t6, t7, t8)
}

/** 1 / p's highest limb, a little less than the exact quotient's. */
const PER_PRIME: f32 = 1.0 / 3171406.0
const CAUTION: f32 = 0.0001

/**
 * Stores a sum of at most four limbs, less at most two, that is more than -8 p and less than 12 p, as one that is not
 * negative and not greater than p by more than a thousandth; a limb is below 2^29 + 8 then.
 */
// @ts-ignore: decorator
@inline
function settle(to: usize, w0: v128, w1: v128, w2: v128, w3: v128, w4: v128): void {
  const primes = f32x4.sub(f32x4.mul(f32x4.convert_i32x4_s(w4), f32x4.splat(PER_PRIME)), f32x4.splat(CAUTION))
  const multiple = i32x4.trunc_sat_f32x4_s(f32x4.floor(primes))
  const left = MULTIPLES + usize(-LEAST_MULTIPLE - i32x4.extract_lane(multiple, 0)) * PAIR
  const right = MULTIPLES + usize(-LEAST_MULTIPLE - i32x4.extract_lane(multiple, 1)) * PAIR
  w0 = i32x4.add(w0, i32x4.shuffle(v128.load(left), v128.load(right), 0, 5, 2, 7))
  w1 = i32x4.add(w1, i32x4.shuffle(v128.load(left, 16), v128.load(right, 16), 0, 5, 2, 7))
  w2 = i32x4.add(w2, i32x4.shuffle(v128.load(left, 32), v128.load(right, 32), 0, 5, 2, 7))
  w3 = i32x4.add(w3, i32x4.shuffle(v128.load(left, 48), v128.load(right, 48), 0, 5, 2, 7))
  w4 = i32x4.add(w4, i32x4.shuffle(v128.load64_zero(left, 64), v128.load64_zero(right, 64), 0, 5, 2, 7))
  storeSpread(to, w0, w1, w2, w3, w4)
}

/** Stores limbs of up to 32 bits as ones below 2^29 + 8. */
// @ts-ignore: decorator
@inline
function storeSpread(to: usize, w0: v128, w1: v128, w2: v128, w3: v128, w4: v128): void {
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

/** Two limbs of either lane. */
// @ts-ignore: decorator
@inline
function part(a: usize, index: usize): v128 {
  return v128.load(a + 16 * index)
}

/** a + b, not settled: below 4 p if they are settled or products. */
export function addOnly(to: usize, a: usize, b: usize): void {
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

/** 3 a, not settled: below 6 p if it is settled or a product. */
export function tripleOnly(to: usize, a: usize): void {
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

/** a times 9 + i, which has neither a square nor a cubic root: the larger extensions are over it. */
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

/** Three times the one, plus i times the other. */
// @ts-ignore: decorator
@inline
function withOther(thrice: v128, a: v128): v128 {
  const swapped = i32x4.shuffle(a, a, 1, 0, 3, 2)
  const isNegative = i32x4.splat(0)
  const signs = i32x4.replace_lane(i32x4.replace_lane(isNegative, 0, -1), 2, -1)
  const signed = i32x4.sub(v128.xor(swapped, signs), signs)
  return i32x4.add(tripled(thrice), signed)
}

const SUM = memory.data(80, 16)
const DIFFERENCE = memory.data(80, 16)

/** a0 - a1 and a1, with the other lane's second limbs in the same way. */
// @ts-ignore: decorator
@inline
function lessOther(a: v128, primes: v128): v128 {
  const positive = i32x4.shuffle(i32x4.add(a, primes), a, 0, 5, 2, 7)
  return i32x4.sub(positive, i32x4.shuffle(a, i32x4.splat(0), 1, 4, 3, 4))
}

/** The square in the quadratic extension, of what is below 4 p: (a0 + a1)(a0 - a1) + 2 a0 a1 i. */
export function square(to: usize, a: usize): void {
  for (let i: usize = 0; i < LIMBS_BYTES; i += 8) {
    const limb = v128.load64_zero(a + i)
    v128.store64_lane(SUM + i, i32x4.add(i32x4.shuffle(limb, limb, 0, 0, 0, 0), i32x4.shuffle(limb, limb, 1, 0, 1, 0)), 0)
  }
  storeSpread(
    DIFFERENCE,
    lessOther(part(a, 0), part(EIGHT_PRIMES, 0)),
    lessOther(part(a, 1), part(EIGHT_PRIMES, 1)),
    lessOther(part(a, 2), part(EIGHT_PRIMES, 2)),
    lessOther(part(a, 3), part(EIGHT_PRIMES, 3)),
    lessOther(part(a, 4), part(EIGHT_PRIMES, 4)),
  )
  multiplyLanes(to, DIFFERENCE, SUM)
}
