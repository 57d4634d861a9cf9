import { EIGHT_PRIMES, LIMB_BITS, LIMB_MASK, LIMBS_BYTES, PRIME, PRIME_INVERSE } from './constants'
import { part, storeSpread } from './addition'

// Products of two elements of Fp at once, one in each lane, and products in Fp2.

/** Multiply the first, or the second, limbs of two vectors that hold two limbs of each lane. */
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

/** Returns the multiple of p that makes the lowest limb zero, in both halves. */
// @ts-ignore: decorator
@inline
function quotient(lowest: v128): v128 {
  const q = v128.and(i32x4.mul(lowest, i32x4.splat(PRIME_INVERSE)), i64x2.splat(LIMB_MASK))
  return i32x4.shuffle(q, q, 0, 2, 0, 2)
}

/** Stores limbs of 64 bits as limbs of 29 bits. */
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

/** The product in each lane. Factors are below 8 p, products below 2 p. The limbs of one factor may have 30 bits. */
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

/** b0, b1, -b1, b0 for each limb of b = (b0, b1). */
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

/** The contribution of a limb to the product of (a0, a0, a1, a1) and a limb of {@link FACTOR}. */
// @ts-ignore: decorator
@inline
function both(x: v128, y: v128): v128 {
  return sum(first(x, y), second(x, y))
}

/** The product in Fp2, i^2 = -1. Factors are below 8 p, products below 2 p. */
export function multiplyFp2(to: usize, a: usize, b: usize): void {
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

const SUM = memory.data(80, 16)
const DIFFERENCE = memory.data(80, 16)

/** a0 - a1 and a1, for two limbs. */
// @ts-ignore: decorator
@inline
function lessOther(a: v128, primes: v128): v128 {
  const positive = i32x4.shuffle(i32x4.add(a, primes), a, 0, 5, 2, 7)
  return i32x4.sub(positive, i32x4.shuffle(a, i32x4.splat(0), 1, 4, 3, 4))
}

/** The square in Fp2 of an element below 4 p: (a0 + a1)(a0 - a1) + 2 a0 a1 i. */
export function squareFp2(to: usize, a: usize): void {
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
