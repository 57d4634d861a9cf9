const SIZE = 2n ** 256n
const signed = (a: bigint) => BigInt.asIntN(256, a)
const wrap = (a: bigint) => ((a % SIZE) + SIZE) % SIZE
const truth = (isTrue: boolean) => (isTrue ? 1n : 0n)

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (const digit of exponent.toString(2)) result = (result * result * (digit === '1' ? base : 1n)) % SIZE
  return result
}

type Definition = (a: bigint, b: bigint, c: bigint) => bigint

/** The definitions of the computing opcodes in integers (yellow paper, appendix H). */
export const DEFINITIONS: Readonly<Record<string, Definition>> = {
  ADD: (a, b) => wrap(a + b),
  MUL: (a, b) => wrap(a * b),
  SUB: (a, b) => wrap(a - b),
  DIV: (a, b) => (b === 0n ? 0n : a / b),
  SDIV: (a, b) => (b === 0n ? 0n : wrap(signed(a) / signed(b))),
  MOD: (a, b) => (b === 0n ? 0n : a % b),
  SMOD: (a, b) => (b === 0n ? 0n : wrap(signed(a) % signed(b))),
  ADDMOD: (a, b, n) => (n === 0n ? 0n : (a + b) % n),
  MULMOD: (a, b, n) => (n === 0n ? 0n : (a * b) % n),
  EXP: power,
  SIGNEXTEND: (k, a) => (k > 30n ? a : wrap(BigInt.asIntN(8 * Number(k) + 8, a))),
  LT: (a, b) => truth(a < b),
  GT: (a, b) => truth(a > b),
  SLT: (a, b) => truth(signed(a) < signed(b)),
  SGT: (a, b) => truth(signed(a) > signed(b)),
  EQ: (a, b) => truth(a === b),
  ISZERO: (a) => truth(a === 0n),
  AND: (a, b) => a & b,
  OR: (a, b) => a | b,
  XOR: (a, b) => a ^ b,
  NOT: (a) => SIZE - 1n - a,
  BYTE: (i, a) => (i > 31n ? 0n : (a / 256n ** (31n - i)) % 256n),
  SHL: (s, a) => (s > 255n ? 0n : wrap(a * 2n ** s)),
  SHR: (s, a) => (s > 255n ? 0n : a / 2n ** s),
  SAR: (s, a) => wrap(signed(a) >> (s > 255n ? 255n : s)),
}

const around = (value: bigint) => [value - 1n, value, value + 1n]

/** Words at which sizes, signs, forms and shifts change. */
export const EDGES: readonly bigint[] = [
  ...[0n, 1n, 2n, 3n, 7n, 30n, 31n, 32n, 33n, 52n, 53n, 54n, 127n, 128n, 160n, 248n, 255n, 256n, 257n],
  ...[15n, 16n, 31n, 32n, 52n, 53n, 63n, 64n, 128n, 160n, 255n].flatMap((bits) => around(2n ** bits)),
  ...[2n ** 254n, SIZE - 2n ** 53n, SIZE - 2n ** 31n, SIZE - 128n, SIZE - 2n, SIZE - 1n],
]
