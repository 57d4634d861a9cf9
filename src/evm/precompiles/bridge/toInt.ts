/** The low 32 bits with a sign: what the reference makes of numbers that it takes for indices and heights. */
export function toInt(value: bigint): number {
  return Number(BigInt.asIntN(32, value))
}
