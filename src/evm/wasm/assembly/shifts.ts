import { highLimbs, setWord } from './words'

/** Shift a limb and fill it with bits of its neighbour. `bits` is below 64. */
// @ts-ignore: decorator
@inline
function left(limb: u64, below: u64, bits: u64): u64 {
  return (limb << bits) | ((below >> 1) >> (63 - bits))
}

// @ts-ignore: decorator
@inline
function right(limb: u64, above: u64, bits: u64): u64 {
  return (limb >> bits) | ((above << 1) << (63 - bits))
}

/** Shifts the word at `word` by the word at `shift`. */
// @ts-ignore: decorator
@inline
export function shiftLeft(shift: u32, word: u32): void {
  const count = load<u64>(shift)
  if (highLimbs(shift) != 0 || count > 255) return setWord(word, 0, 0, 0, 0)
  const bits = count & 63
  const a = load<u64>(word)
  const b = load<u64>(word, 8)
  const c = load<u64>(word, 16)
  if (count < 64) setWord(word, a << bits, left(b, a, bits), left(c, b, bits), left(load<u64>(word, 24), c, bits))
  else if (count < 128) setWord(word, 0, a << bits, left(b, a, bits), left(c, b, bits))
  else if (count < 192) setWord(word, 0, 0, a << bits, left(b, a, bits))
  else setWord(word, 0, 0, 0, a << bits)
}

// @ts-ignore: decorator
@inline
export function shiftRight(shift: u32, word: u32): void {
  const count = load<u64>(shift)
  if (highLimbs(shift) != 0 || count > 255) return setWord(word, 0, 0, 0, 0)
  shiftDown(word, count, load<u64>(word, 24) >> (count & 63), 0)
}

/** Shifts right and fills with the sign. */
export function shiftSigned(shift: u32, word: u32): void {
  const sign = u64(load<i64>(word, 24) >> 63)
  const count = load<u64>(shift)
  if (highLimbs(shift) != 0 || count > 255) return setWord(word, sign, sign, sign, sign)
  shiftDown(word, count, u64(load<i64>(word, 24) >> i64(count & 63)), sign)
}

/** `top` is the highest limb, which is shifted already. */
// @ts-ignore: decorator
@inline
function shiftDown(word: u32, count: u64, top: u64, fill: u64): void {
  const bits = count & 63
  const b = load<u64>(word, 8)
  const c = load<u64>(word, 16)
  const d = load<u64>(word, 24)
  if (count < 64) setWord(word, right(load<u64>(word), b, bits), right(b, c, bits), right(c, d, bits), top)
  else if (count < 128) setWord(word, right(b, c, bits), right(c, d, bits), top, fill)
  else if (count < 192) setWord(word, right(c, d, bits), top, fill, fill)
  else setWord(word, top, fill, fill, fill)
}

/** Replaces the word by its byte at an index from the left. */
export function byteAt(index: u32, word: u32): void {
  const place = load<u64>(index)
  const isThere = highLimbs(index) == 0 && place < 32
  setWord(word, isThere ? u64(load<u8>(word + 31 - u32(place))) : 0, 0, 0, 0)
}

/** Extends the sign of a number of `last` + 1 bytes to the whole word. */
export function extendSign(last: u32, word: u32): void {
  const place = load<u64>(last)
  if (highLimbs(last) != 0 || place > 30) return
  let limb = word + (u32(place) & 24)
  const spare = i64(56 - 8 * (place & 7))
  store<i64>(limb, (load<i64>(limb) << spare) >> spare)
  const sign = load<i64>(limb) >> 63
  for (limb += 8; limb < word + 32; limb += 8) store<i64>(limb, sign)
}
