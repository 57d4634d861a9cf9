import { BLAKE2_BINARY } from '../../generated/wasm/blake2.ts'
import type { Bytes } from '../base/bytes.ts'
import type { Stepwise } from '../concurrency/yielder.ts'
import { type Constant, instantiate, type WithMemory, yieldKeeping } from './webAssembly.ts'

/** The exports of crypto/assembly/blake2. */
interface Blake2Exports extends WithMemory {
  readonly INPUT: Constant
  readonly STATE: Constant
  readonly ROWS_END: Constant
  begin(): void
  rounds(count: number): void
  end(): void
}

/** Rounds between two yields: half a millisecond. A multiple of ten, after which the orders of the message repeat. */
const PIECE_ROUNDS = 40_000
const OUTPUT_BYTES = 64

export type Blake2 = ReturnType<typeof createBlake2>

/** Returns an instance of the module. Tests pass a binary that checks its addresses. */
export function createBlake2(binary: Bytes | string = BLAKE2_BINARY) {
  const exports = instantiate<Blake2Exports>(binary)
  const bytes = new Uint8Array(exports.memory.buffer)
  const [input, state, rowsEnd] = [exports.INPUT.value, exports.STATE.value, exports.ROWS_END.value]
  return {
    /** Returns the 64 bytes of BLAKE2b's compression function F for the 213-byte input of its precompile (EIP-152). */
    *compress(source: Bytes, rounds: number): Stepwise<Bytes> {
      bytes.set(source, input)
      exports.begin()
      let left = rounds
      for (; left > PIECE_ROUNDS; left -= PIECE_ROUNDS) {
        exports.rounds(PIECE_ROUNDS)
        yield* yieldKeeping(bytes, input, rowsEnd)
      }
      exports.rounds(left)
      exports.end()
      return bytes.slice(state, state + OUTPUT_BYTES)
    },
  }
}

let shared: Blake2 | undefined

/** Returns this process's instance. */
export function getBlake2(): Blake2 {
  shared ??= createBlake2()
  return shared
}
