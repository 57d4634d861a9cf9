import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { outOfGas } from '../frame.ts'
import { GAS_PER_WORD, SQUARE_DIVISOR } from '../gasPrices.ts'
import type { RunState } from '../runState.ts'
import type { Word } from '../word.ts'

const MAX_MEMORY_BYTES = 2 ** 30

/**
 * Returns the words of memory for `size` bytes at `offset`; 0 for no bytes, whatever the offset. Throws if there are too many.
 */
export function wordsFor(offset: Word, size: Word): number {
  if (size === 0) return 0
  const end = Number(offset) + Number(size) // rounded only if it is far too large
  if (end > MAX_MEMORY_BYTES) throw outOfGas()
  return wordCount(end)
}

/** Returns the gas for growing memory to a number of words; 0 if it is that large already (protocol/evm#gas). */
export function growthGas(runState: RunState, words: number): number {
  const present = runState.memoryWords
  return words <= present ? 0 : memoryPrice(words) - memoryPrice(present)
}

function memoryPrice(words: number): number {
  return GAS_PER_WORD * words + Math.floor((words * words) / SQUARE_DIVISOR)
}

/** Counts memory as grown, without a price. */
export function growMemory(runState: RunState, words: number): void {
  if (words > runState.memoryWords) runState.memoryWords = words
}

/** Grows memory for an access and returns the price. After it, `size` is small, and so is `offset` unless `size` is 0. */
export function memoryGas(runState: RunState, offset: Word, size: Word): number {
  const words = wordsFor(offset, size)
  const price = growthGas(runState, words)
  growMemory(runState, words)
  return price
}

/**
 * The stack positions of an opcode's memory offset and size, the number of words that it pops, and its price per word of memory.
 */
interface Slice {
  readonly pops: number
  readonly offset: number
  readonly size: number
  readonly perWord: number
}

/** Returns the price of an opcode that uses a slice of memory. */
export function sliceGas({ pops, offset, size, perWord }: Slice): (runState: RunState) => number {
  return (runState) => {
    const { stack } = runState
    stack.require(pops)
    const bytes = stack.peek(size)
    return memoryGas(runState, stack.peek(offset), bytes) + perWord * wordCount(bytes)
  }
}

/** Returns the number of begun 32-byte words. */
export function wordCount(bytes: Word): number {
  return Math.ceil(Number(bytes) / 32)
}

/** Returns a copy of memory. */
export function readMemory(runState: RunState, offset: Word, size: Word): Bytes {
  return size === 0 ? EMPTY_BYTES : runState.memory.read(Number(offset), Number(size))
}

/** Writes `size` bytes: those of `source` from `from` on, followed by zeros. */
export function copyToMemory({ memory }: RunState, offset: Word, source: Bytes, from: Word, size: Word): void {
  if (size === 0) return
  const [to, length] = [Number(offset), Number(size)]
  const start = from < source.length ? Number(from) : source.length
  const count = Math.min(length, source.length - start)
  memory.write(to, source, start, count)
  if (count < length) memory.clear(to + count, length - count)
}
