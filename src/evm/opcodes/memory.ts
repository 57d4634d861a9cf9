import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { outOfGas } from '../frame.ts'
import { GAS_PER_WORD, SQUARE_DIVISOR } from '../gasPrices.ts'
import type { RunState } from '../runState.ts'
import type { Word } from '../word.ts'

const MAX_MEMORY_BYTES = 2 ** 30

/** Words that memory must have to hold `size` bytes at `offset`; no bytes need no memory, wherever they are. */
export function wordsFor(offset: Word, size: Word): number {
  if (size === 0) return 0
  const end = Number(offset) + Number(size) // rounded only where it is far too much
  if (end > MAX_MEMORY_BYTES) throw outOfGas()
  return wordCount(end)
}

/** Gas for growing memory to so many words; 0 when it is that large already (protocol/evm#gas). */
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

/**
 * Grows memory for an access and returns the price. From here on `size` is small, and `offset` too if there is a size.
 */
export function memoryGas(runState: RunState, offset: Word, size: Word): number {
  const words = wordsFor(offset, size)
  const price = growthGas(runState, words)
  growMemory(runState, words)
  return price
}

/**
 * Where an opcode that pops so many words finds an offset and a size of memory, and what each word costs in addition.
 */
interface Slice {
  readonly pops: number
  readonly offset: number
  readonly size: number
  readonly perWord: number
}

/** The price of an opcode that uses a slice of memory. */
export function sliceGas({ pops, offset, size, perWord }: Slice): (runState: RunState) => number {
  return (runState) => {
    const { stack } = runState
    stack.require(pops)
    const bytes = stack.peek(size)
    return memoryGas(runState, stack.peek(offset), bytes) + perWord * wordCount(bytes)
  }
}

/** Words that so many bytes fill, the last one perhaps in part. */
export function wordCount(bytes: Word): number {
  return Math.ceil(Number(bytes) / 32)
}

/** A copy of memory. */
export function readMemory(runState: RunState, offset: Word, size: Word): Bytes {
  return size === 0 ? EMPTY_BYTES : runState.memory.read(Number(offset), Number(size))
}

/** Writes `size` bytes: those of `source` from `from` on, then zeros. */
export function copyToMemory({ memory }: RunState, offset: Word, source: Bytes, from: Word, size: Word): void {
  if (size === 0) return
  const [to, length] = [Number(offset), Number(size)]
  const start = from < source.length ? Number(from) : source.length
  const count = Math.min(length, source.length - start)
  memory.write(to, source, start, count)
  if (count < length) memory.clear(to + count, length - count)
}
