import type { Bytes } from '../base/bytes.ts'
import type { Pieces } from '../concurrency/yielder.ts'
import type { Arithmetic } from './arithmetic.ts'
import { evenPower } from './evenPower.ts'
import { MOST_ODD, oddPower } from './oddPower.ts'
import { powerByBits } from './powerByBits.ts'

/** Powers of exponents of no more bytes are there before a table of the base's powers would be. */
const FEW_BYTES = 2

/** base ^ exponent modulo a number that the base is below; the exponent does not begin with zeros. */
export function power(arithmetic: Arithmetic, base: bigint, exponent: Bytes, modulus: bigint): Pieces<bigint> {
  if (exponent.length <= FEW_BYTES || modulus >= MOST_ODD) return powerByBits(base, exponent, modulus)
  const isOdd = (modulus & 1n) === 1n
  return (isOdd ? oddPower : evenPower)(arithmetic, base, exponent, modulus)
}
