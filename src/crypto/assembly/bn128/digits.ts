/** As many as a number below 2^127 has. */
export const DIGITS: i32 = 128

/**
 * Writes a number's digits to the base of 2, the lowest first: odd ones from -15 to 15, with four zeros or more behind
 * each; `sign` is 1 or -1.
 */
export function recode(to: usize, number: usize, sign: i32): void {
  let low = load<u64>(number)
  let high = load<u64>(number, 8)
  for (let i: i32 = 0; i < DIGITS; i++) {
    let digit: i32 = 0
    if (low & 1) {
      digit = i32(low & 31)
      if (digit > 16) digit -= 32
      const wasLow = low
      low -= u64(i64(digit))
      if (digit < 0 && low < wasLow) high++
    }
    store<i8>(to + i, i8(sign * digit))
    low = (low >> 1) | (high << 63)
    high >>= 1
  }
}
