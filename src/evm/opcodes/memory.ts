import { outOfGas } from '../halt.ts'
import type { RunState } from '../runState.ts'

const MAX_MEMORY_BYTES = 2n ** 30n

/** Words that memory must have to hold `size` bytes at `offset`; no bytes need no memory, wherever they are. */
export function wordsFor(offset: bigint, size: bigint): bigint {
  if (size === 0n) return 0n
  const end = offset + size
  if (end > MAX_MEMORY_BYTES) throw outOfGas()
  return (end + 31n) / 32n
}

/** Gas for growing memory to so many words; 0 when it is that large already (C 6.2). */
export function growthGas(runState: RunState, words: bigint): bigint {
  const present = runState.memoryWords
  return words <= present ? 0n : memoryPrice(words) - memoryPrice(present)
}

function memoryPrice(words: bigint): bigint {
  return 3n * words + (words * words) / 512n
}

/** Counts memory as grown, without a price. */
export function growMemory(runState: RunState, words: bigint): void {
  if (words > runState.memoryWords) runState.memoryWords = words
}

/** Grows memory for an access and gives the price. */
export function memoryGas(runState: RunState, offset: bigint, size: bigint): bigint {
  const words = wordsFor(offset, size)
  const price = growthGas(runState, words)
  growMemory(runState, words)
  return price
}

/** Words that so many bytes fill, the last one perhaps in part. */
export function wordCount(bytes: bigint): bigint {
  return (bytes + 31n) / 32n
}

/** A copy of memory. */
export function readMemory(runState: RunState, offset: bigint, size: bigint): Uint8Array {
  return size === 0n ? new Uint8Array(0) : runState.memory.read(Number(offset), Number(size))
}

/** Writes `size` bytes: those of `source` from `from` on, then zeros. */
export function copyToMemory(runState: RunState, offset: bigint, source: Uint8Array, from: bigint, size: bigint): void {
  if (size === 0n) return
  const bytes = new Uint8Array(Number(size))
  if (from < source.length) bytes.set(source.subarray(Number(from), Number(from) + bytes.length))
  runState.memory.write(Number(offset), bytes)
}
