import { LIMB_BITS, LIMB_BYTES, LIMBS, LIMBS_BYTES, FP2_BYTES, PRIME, PRIME_0, PRIME_1, PRIME_2, PRIME_3, writeLimbs } from './constants'
import { multiplyLanes } from './multiplication'
import { add } from './addition'

// Elements of Fp from numbers and back. The lanes are 4 bytes apart: `a + 4` is the second element of a pair.

/** The number 1 in both lanes: a product with it is an element divided by 2^261. */
const PLAIN_ONE = memory.data(80, 16)
/** The number 2^522 in both lanes. */
const CONVERTING = memory.data(80, 16)
/** The element 1 in both lanes. */
export const ONE_LANES: usize = memory.data(80, 16)
export const ONE: usize = memory.data(80, 16)
export const ZERO: usize = memory.data(80, 16)
const PLAIN = memory.data(80, 16)

export function createOnes(): void {
  writeLimbs(PLAIN_ONE, 1, 0, 0, 0)
  writeLimbs(PLAIN_ONE + 4, 1, 0, 0, 0)
  copy(CONVERTING, PLAIN_ONE)
  for (let i = 0; i < 522; i++) add(CONVERTING, CONVERTING, CONVERTING)
  multiplyLanes(ONE_LANES, PLAIN_ONE, CONVERTING)
  writeLimbs(ONE, 1, 0, 0, 0)
  toElements(ONE, ONE)
}

export function copy(to: usize, from: usize): void {
  memory.copy(to, from, FP2_BYTES)
}

// @ts-ignore: decorator
@inline
function interleave(first: v128, second: v128): v128 {
  return i32x4.shuffle(first, second, 0, 4, 2, 6)
}

/** Writes two elements into the lanes of a pair. */
export function pack(to: usize, first: usize, second: usize): void {
  const w0 = interleave(v128.load(first), v128.load(second))
  const w1 = interleave(v128.load(first, 16), v128.load(second, 16))
  const w2 = interleave(v128.load(first, 32), v128.load(second, 32))
  const w3 = interleave(v128.load(first, 48), v128.load(second, 48))
  const w4 = interleave(v128.load64_zero(first, 64), v128.load64_zero(second, 64))
  v128.store(to, w0)
  v128.store(to, w1, 16)
  v128.store(to, w2, 32)
  v128.store(to, w3, 48)
  v128.store64_lane(to, w4, 0, 64)
}

/** Converts the numbers in both lanes to elements. */
export function toElements(to: usize, numbers: usize): void {
  multiplyLanes(to, numbers, CONVERTING)
}

/** Converts the elements in both lanes to numbers from 0 to p - 1. */
export function toNumbers(to: usize, elements: usize): void {
  multiplyLanes(to, elements, PLAIN_ONE)
  reduceLane(to)
  reduceLane(to + 4)
}

/** Replaces p by 0: a multiple of p is p or 0 after a product with 1. */
function reduceLane(a: usize): void {
  for (let i: usize = 0; i < LIMBS_BYTES; i += LIMB_BYTES) {
    if (load<u32>(a + i) != load<u32>(PRIME + i)) return
  }
  writeLimbs(a, 0, 0, 0, 0)
}

function isLaneZero(a: usize): bool {
  let bits: u32 = 0
  for (let i: usize = 0; i < LIMBS_BYTES; i += LIMB_BYTES) bits |= load<u32>(a + i)
  return bits == 0
}

/** Whether both lanes are 0. */
export function isZero(a: usize): bool {
  toNumbers(PLAIN, a)
  return isLaneZero(PLAIN) && isLaneZero(PLAIN + 4)
}

/** Whether the first lane is 0. */
export function isFirstZero(a: usize): bool {
  toNumbers(PLAIN, a)
  return isLaneZero(PLAIN)
}

/** Reads a big-endian word into one lane, as a number. Returns whether it is below p. */
export function readWord(lane: usize, word: usize): bool {
  const a3 = bswap<u64>(load<u64>(word))
  const a2 = bswap<u64>(load<u64>(word, 8))
  const a1 = bswap<u64>(load<u64>(word, 16))
  const a0 = bswap<u64>(load<u64>(word, 24))
  writeLimbs(lane, a0, a1, a2, a3)
  if (a3 != PRIME_3) return a3 < PRIME_3
  if (a2 != PRIME_2) return a2 < PRIME_2
  if (a1 != PRIME_1) return a1 < PRIME_1
  return a0 < PRIME_0
}

/** Writes the number in one lane as a big-endian word. */
export function writeWord(word: usize, lane: usize): void {
  let bits: u64 = 0
  let count: u32 = 0
  let at = word + 32
  for (let i: usize = 0; i < LIMBS; i++) {
    bits |= u64(load<u32>(lane + i * LIMB_BYTES)) << u64(count)
    for (count += LIMB_BITS; count >= 8 && at > word; count -= 8) {
      store<u8>(--at, u8(bits))
      bits >>= 8
    }
  }
}
