import type { Bytes } from '../base/bytes.ts'
import type { Pieces } from '../concurrency/yielder.ts'
import { type Arithmetic, pauseWith } from './arithmetic.ts'
import { BLAKE_INPUT, BLAKE_ROWS_END, BLAKE_STATE } from './arithmeticLayout.ts'

/** Half a millisecond; a multiple of ten, after which the message is taken in the first order again. */
const PIECE_ROUNDS = 40_000
const OUTPUT_BYTES = 64

/** BLAKE2b's compression function, of its precompile's input. */
export function* compress(arithmetic: Arithmetic, input: Bytes, rounds: number): Pieces<Bytes> {
  const { bytes } = arithmetic
  bytes.set(input, BLAKE_INPUT)
  arithmetic.blakeBegin()
  let left = rounds
  for (; left > PIECE_ROUNDS; left -= PIECE_ROUNDS) {
    arithmetic.blakeRounds(PIECE_ROUNDS)
    yield* pauseWith(arithmetic, BLAKE_INPUT, BLAKE_ROWS_END)
  }
  arithmetic.blakeRounds(left)
  arithmetic.blakeEnd()
  return bytes.slice(BLAKE_STATE, BLAKE_STATE + OUTPUT_BYTES)
}
