export const WEI_PER_SATOSHI = 10_000_000_000n

const MAX_INT64 = 2n ** 63n - 1n

/** Returns the low 32 bits with a sign, as the reference node truncates indices and heights. */
export function toInt32(value: bigint): number {
  return Number(BigInt.asIntN(32, value))
}

/** Whether a number fits 64 bits with a sign, Java's long. */
export const fitsInt64 = (value: bigint) => value >= -MAX_INT64 - 1n && value <= MAX_INT64
