import { highProduct } from '../../../crypto/assembly/highProduct'

// Reciprocals by which a limb of a quotient is two products, where a division would take a dozen times as long as one
// (Möller and Granlund, "Improved division by invariant integers"). Divisors have their highest bit set.

/** (2^128 - 1) / divisor - 2^64: eleven bits first, and in each step about twice as many. */
export function reciprocalOf(divisor: u64): u64 {
  const v0 = u64(u32(0x7fd00) / u32(divisor >> 55))
  const d40 = (divisor >> 24) + 1
  const v1 = (v0 << 11) - ((v0 * v0 * d40) >> 40) - 1
  const v2 = (v1 << 13) + ((v1 * (0x1000000000000000 - v1 * d40)) >> 47)
  const lowest = divisor & 1
  const error = ((v2 >> 1) & (0 - lowest)) - v2 * ((divisor >> 1) + lowest)
  const v3 = (highProduct(v2, error) >> 1) + (v2 << 31)
  const low = v3 * divisor
  return v3 - (highProduct(v3, divisor) + u64(low + divisor < low)) - divisor
}

/** (2^192 - 1) / (high * 2^64 + low) - 2^64. */
export function reciprocalOfTwo(high: u64, low: u64): u64 {
  let reciprocal = reciprocalOf(high)
  let part = high * reciprocal + low
  if (part < low) {
    reciprocal--
    if (part >= high) {
      reciprocal--
      part -= high
    }
    part -= high
  }
  const more = highProduct(reciprocal, low)
  const rest = reciprocal * low
  part += more
  if (part < more) {
    reciprocal--
    if (part > high || (part == high && rest >= low)) reciprocal--
  }
  return reciprocal
}
