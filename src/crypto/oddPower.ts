import type { Bytes } from '../base/bytes.ts'
import type { Pieces } from '../concurrency/yielder.ts'
import { type Arithmetic, pauseWith } from './arithmetic.ts'
import {
  POWER_EXPONENT,
  POWER_EXPONENT_END,
  POWER_INVERSE,
  POWER_LIMBS,
  POWER_MODULUS,
  POWER_NUMBER_BYTES,
  POWER_RESULT,
  POWER_TABLE,
  POWER_TABLE_END,
} from './arithmeticLayout.ts'

const LIMB_BITS = 32
/** Fewer limbs are not done otherwise. */
const LEAST_LIMBS = 2
/** Products of limbs: some tenths of a millisecond. */
const PIECE_PRODUCTS = 2 ** 14
const LIMB_BYTES = 4
const LIMBS_OF_WORD = 2

/** The largest modulus, and one more. */
export const MOST_ODD = 1n << BigInt(LIMB_BITS * POWER_LIMBS)

/** base ^ exponent modulo an odd number, which the base is below. */
export function* oddPower(arithmetic: Arithmetic, base: bigint, exponent: Bytes, modulus: bigint): Pieces<bigint> {
  const { bytes, view } = arithmetic
  const limbs = limbsOf(modulus)
  const shift = BigInt(LIMB_BITS * limbs)
  write(view, POWER_MODULUS, modulus, limbs)
  write(view, POWER_TABLE, (1n << shift) % modulus, limbs)
  write(view, POWER_TABLE + POWER_NUMBER_BYTES, (base << shift) % modulus, limbs)
  arithmetic.powerBegin(limbs)
  const pieceBytes = pieceBytesOf(limbs)
  for (let start = 0; start < exponent.length; start += pieceBytes) {
    if (start > 0) yield* pauseWith(arithmetic, POWER_INVERSE, POWER_TABLE_END)
    const piece = exponent.subarray(start, start + pieceBytes)
    bytes.set(piece, POWER_EXPONENT)
    arithmetic.powerOn(limbs, piece.length)
  }
  arithmetic.powerEnd(limbs)
  return read(view, POWER_RESULT, limbs)
}

function limbsOf(modulus: bigint): number {
  const digits = modulus.toString(16).length
  return Math.max(LEAST_LIMBS, Math.ceil((4 * digits) / LIMB_BITS))
}

function pieceBytesOf(limbs: number): number {
  const room = POWER_EXPONENT_END - POWER_EXPONENT
  return Math.min(room, Math.ceil(PIECE_PRODUCTS / limbs ** 2))
}

/** Writes the words of a number that has so many limbs, and a limb of zeros where a word is half of it. */
function write(view: DataView, place: number, number: bigint, limbs: number): void {
  let rest = number
  for (let i = 0; i < limbs; i += LIMBS_OF_WORD) {
    view.setBigUint64(place + LIMB_BYTES * i, BigInt.asUintN(64, rest), true)
    rest >>= 64n
  }
}

function read(view: DataView, place: number, limbs: number): bigint {
  let number = 0n
  for (let i = limbs - (limbs % LIMBS_OF_WORD === 0 ? 2 : 1); i >= 0; i -= LIMBS_OF_WORD) {
    number = (number << 64n) | view.getBigUint64(place + LIMB_BYTES * i, true)
  }
  return number
}
