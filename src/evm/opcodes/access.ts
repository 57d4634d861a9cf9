import { EMPTY_BYTES } from '../../base/bytes.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { keccak256, keccak256InPieces } from '../../crypto/keccak.ts'
import type { Context } from '../context.ts'
import { GAS_PER_COPIED_WORD, GAS_PER_HASHED_WORD } from '../gasPrices.ts'
import type { RunState } from '../runState.ts'
import { wordOfBytes } from '../word.ts'
import { and } from './bits.ts'
import { memoryGas, sliceGas, wordCount, wordsFor } from './memory.ts'
import type { ExtraGas, Opcode } from './opcode.ts'

/** Max. bytes that are hashed without yielding. */
const SHORT_BYTES = 2 ** 16
const EMPTY_HASH = wordOfBytes(keccak256(EMPTY_BYTES))

/** Returns the price of an access to `size` bytes of memory at the offset on top of the stack. */
function accessGas(size: number): ExtraGas {
  return (runState) => {
    runState.stack.require(1)
    return memoryGas(runState, runState.stack.peek(0), size)
  }
}

const hashGas = sliceGas({ pops: 2, offset: 0, size: 1, perWord: GAS_PER_HASHED_WORD })

function copyGas(runState: RunState): number {
  const { stack } = runState
  stack.require(3)
  const [to, from, size] = [stack.peek(0), stack.peek(1), stack.peek(2)]
  const farther = wordsFor(to, size) > wordsFor(from, size) ? to : from
  return memoryGas(runState, farther, size) + GAS_PER_COPIED_WORD * wordCount(size)
}

function hash({ stack, memory }: RunState, { yielder }: Context): MaybePromise<void> {
  const offset = stack.pop()
  const size = Number(stack.peek(0))
  if (size === 0) return stack.replaceTop(EMPTY_HASH) // WebAssembly falls back for 0 bytes
  const bytes = memory.view(Number(offset), size)
  if (size <= SHORT_BYTES) return stack.replaceTop(wordOfBytes(keccak256(bytes)))
  return mapMaybePromise(yielder.run(keccak256InPieces(bytes)), (digest) => stack.replaceTop(wordOfBytes(digest)))
}

function load({ stack, memory }: RunState): void {
  stack.replaceTop(memory.readWord(Number(stack.peek(0))))
}

function store({ stack, memory }: RunState): void {
  const offset = Number(stack.pop())
  memory.writeWord(offset, stack.pop())
}

function storeByte({ stack, memory }: RunState): void {
  const offset = Number(stack.pop())
  memory.writeByte(offset, Number(and(stack.pop(), 0xff)))
}

function copy({ stack, memory }: RunState): void {
  const to = Number(stack.pop())
  const from = Number(stack.pop())
  memory.copy(to, from, Number(stack.pop()))
}

/** SHA3, and reading and writing memory. */
export const ACCESS_OPCODES: readonly Opcode[] = [
  { code: 0x20, name: 'SHA3', fee: 30, pops: 2, pushes: 1, extraGas: hashGas, run: hash },
  { code: 0x51, name: 'MLOAD', fee: 3, pops: 1, pushes: 1, extraGas: accessGas(32), run: load },
  { code: 0x52, name: 'MSTORE', fee: 3, pops: 2, extraGas: accessGas(32), run: store },
  { code: 0x53, name: 'MSTORE8', fee: 3, pops: 2, extraGas: accessGas(1), run: storeByte },
  { code: 0x59, name: 'MSIZE', fee: 2, pushes: 1, run: (state) => state.stack.push(32 * state.memoryWords) },
  { code: 0x5e, name: 'MCOPY', fee: 3, pops: 3, since: 'rskip445', extraGas: copyGas, run: copy },
]
