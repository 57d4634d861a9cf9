/** How many points the curve has. */
const ORDER = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001n

/**
 * The curve's endomorphism multiplies a point by l, a cubic root of 1 modulo the order; a + b l and b - c l are
 * multiples of the order.
 */
const A = 147_946_756_881_789_319_010_696_353_538_189_108_491n
const B = 9_931_322_734_385_697_763n
const C = 147_946_756_881_789_319_000_765_030_803_803_410_728n

/** Of numbers that are not negative. */
function roundedQuotient(dividend: bigint): bigint {
  return (2n * dividend + ORDER) / (2n * ORDER)
}

/** Two numbers below 2^127 in size, either sign, of which the first plus l times the second is a factor of points. */
export function splitFactor(factor: bigint): readonly [bigint, bigint] {
  const reduced = factor % ORDER
  const first = roundedQuotient(C * reduced)
  const second = roundedQuotient(B * reduced)
  return [reduced - first * A - second * B, second * C - first * B]
}
