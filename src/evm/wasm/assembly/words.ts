// Words of 256 bits in memory, four limbs of 64 bits, the lowest first. Pointers may be the same.

// @ts-ignore: decorator
@inline
export function setWord(to: u32, a: u64, b: u64, c: u64, d: u64): void {
  store<u64>(to, a)
  store<u64>(to, b, 8)
  store<u64>(to, c, 16)
  store<u64>(to, d, 24)
}

// @ts-ignore: decorator
@inline
export function setSmall(to: u32, value: u64): void {
  v128.store(to, i64x2.replace_lane(i64x2.splat(0), 0, value))
  v128.store(to, i64x2.splat(0), 16)
}

// @ts-ignore: decorator
@inline
export function copyWord(to: u32, from: u32): void {
  setWord(to, load<u64>(from), load<u64>(from, 8), load<u64>(from, 16), load<u64>(from, 24))
}

/** All limbs but the lowest, combined: 0 if the word fits into the lowest. */
// @ts-ignore: decorator
@inline
export function highLimbs(word: u32): u64 {
  return load<u64>(word, 8) | load<u64>(word, 16) | load<u64>(word, 24)
}

// @ts-ignore: decorator
@inline
export function isZero(word: u32): bool {
  return (load<u64>(word) | highLimbs(word)) == 0
}

// @ts-ignore: decorator
@inline
export function add(to: u32, a: u32, b: u32): void {
  const a0 = load<u64>(a)
  const a1 = load<u64>(a, 8)
  const a2 = load<u64>(a, 16)
  const s0 = a0 + load<u64>(b)
  const c0 = u64(s0 < a0)
  const t1 = a1 + load<u64>(b, 8)
  const s1 = t1 + c0
  const c1 = u64(t1 < a1) | u64(s1 < t1)
  const t2 = a2 + load<u64>(b, 16)
  const s2 = t2 + c1
  const c2 = u64(t2 < a2) | u64(s2 < t2)
  const s3 = load<u64>(a, 24) + load<u64>(b, 24) + c2
  setWord(to, s0, s1, s2, s3)
}

// @ts-ignore: decorator
@inline
export function sub(to: u32, a: u32, b: u32): void {
  const a0 = load<u64>(a)
  const b0 = load<u64>(b)
  const a1 = load<u64>(a, 8)
  const b1 = load<u64>(b, 8)
  const a2 = load<u64>(a, 16)
  const b2 = load<u64>(b, 16)
  const c0 = u64(a0 < b0)
  const t1 = a1 - b1
  const c1 = u64(a1 < b1) | u64(t1 < c0)
  const t2 = a2 - b2
  const c2 = u64(a2 < b2) | u64(t2 < c1)
  const s3 = load<u64>(a, 24) - load<u64>(b, 24) - c2
  setWord(to, a0 - b0, t1 - c0, t2 - c1, s3)
}

// @ts-ignore: decorator
@inline
export function isBelow(a: u32, b: u32): bool {
  const a3 = load<u64>(a, 24)
  const b3 = load<u64>(b, 24)
  if (a3 != b3) return a3 < b3
  return isBelowInLowLimbs(a, b)
}

// @ts-ignore: decorator
@inline
export function isSignedBelow(a: u32, b: u32): bool {
  const a3 = load<i64>(a, 24)
  const b3 = load<i64>(b, 24)
  if (a3 != b3) return a3 < b3
  return isBelowInLowLimbs(a, b)
}

// @ts-ignore: decorator
@inline
function isBelowInLowLimbs(a: u32, b: u32): bool {
  const a2 = load<u64>(a, 16)
  const b2 = load<u64>(b, 16)
  if (a2 != b2) return a2 < b2
  const a1 = load<u64>(a, 8)
  const b1 = load<u64>(b, 8)
  if (a1 != b1) return a1 < b1
  return load<u64>(a) < load<u64>(b)
}

// @ts-ignore: decorator
@inline
export function isEqual(a: u32, b: u32): bool {
  const low = (load<u64>(a) ^ load<u64>(b)) | (load<u64>(a, 8) ^ load<u64>(b, 8))
  const high = (load<u64>(a, 16) ^ load<u64>(b, 16)) | (load<u64>(a, 24) ^ load<u64>(b, 24))
  return (low | high) == 0
}

// @ts-ignore: decorator
@inline
export function isNegative(word: u32): bool {
  return load<i64>(word, 24) < 0
}

export function negate(to: u32, word: u32): void {
  const a = load<u64>(word)
  const b = load<u64>(word, 8)
  const c = load<u64>(word, 16)
  const d = load<u64>(word, 24)
  const carry1 = u64(a == 0)
  const carry2 = carry1 & u64(b == 0)
  const carry3 = carry2 & u64(c == 0)
  setWord(to, 0 - a, ~b + carry1, ~c + carry2, ~d + carry3)
}

// @ts-ignore: decorator
@inline
function reversed(half: v128): v128 {
  return i8x16.shuffle(half, half, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
}

/** Reads 32 big-endian bytes as a word. */
// @ts-ignore: decorator
@inline
export function readBytes(to: u32, bytes: u32): void {
  const high = v128.load(bytes)
  const low = v128.load(bytes, 16)
  v128.store(to, reversed(low))
  v128.store(to, reversed(high), 16)
}

/** Writes a word as 32 big-endian bytes. It reads limbs as they were written: wider reads would stall. */
// @ts-ignore: decorator
@inline
export function writeBytes(bytes: u32, word: u32): void {
  const low = i64x2.replace_lane(i64x2.splat(load<u64>(word)), 1, load<u64>(word, 8))
  const high = i64x2.replace_lane(i64x2.splat(load<u64>(word, 16)), 1, load<u64>(word, 24))
  v128.store(bytes, reversed(high))
  v128.store(bytes, reversed(low), 16)
}
