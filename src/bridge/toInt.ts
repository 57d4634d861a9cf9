/** The low 32 bits with a sign: what the reference makes of numbers that it takes for indices and heights. */
export function toInt(value: bigint): number {
  return Number(BigInt.asIntN(32, value))
}

const MAX_LONG = 2n ** 63n - 1n

/** Whether a number is one of 64 bits with a sign. */
export const fitsLong = (value: bigint) => value >= -MAX_LONG - 1n && value <= MAX_LONG
