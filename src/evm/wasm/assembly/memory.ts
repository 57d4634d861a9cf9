import { begin, end } from '../../../crypto/assembly/keccak'
import { GAS_PER_WORD, SQUARE_DIVISOR } from '../../gasPrices'
import {
  FRAME_DATA,
  FRAME_DATA_SIZE,
  FRAME_GRANTED,
  FRAME_STACK,
  FRAME_STACK_END,
  INSTRUCTIONS,
  INSTRUCTIONS_END,
  MEMORY_BYTES,
  RETURNED_BYTES,
  SCRATCH,
} from '../layout'
import { setWord } from './words'

// The price and the hash of a frame's memory, and checks of addresses.

/** More gas than any window has. */
const NOT_GRANTED: u32 = 0xffffffff

/** Returns the price of growing memory from `present` to `end` bytes; NOT_GRANTED if TypeScript must grant the memory first. */
export function growthPrice(frame: u32, present: u32, end: u32): u32 {
  if (end > load<u32>(frame, FRAME_GRANTED)) return NOT_GRANTED
  const price = priceOf(u64(wordsOf(end))) - priceOf(u64(present >> 5))
  return price < u64(NOT_GRANTED) ? u32(price) : NOT_GRANTED
}

function priceOf(words: u64): u64 {
  return GAS_PER_WORD * words + (words * words) / SQUARE_DIVISOR
}

/** Returns the number of begun words of so many bytes. */
// @ts-ignore: decorator
@inline
export function wordsOf(bytes: u32): u32 {
  return (bytes + 31) >> 5
}

const HASH_STATE: u32 = SCRATCH + 512

/** Writes the Keccak-256 hash of bytes as a word. */
export function keccak(to: u32, bytes: u32, size: u32): void {
  begin(HASH_STATE)
  end(HASH_STATE, bytes, size)
  const a = bswap(load<u64>(HASH_STATE, 24))
  const b = bswap(load<u64>(HASH_STATE, 16))
  setWord(to, a, b, bswap(load<u64>(HASH_STATE, 8)), bswap(load<u64>(HASH_STATE)))
}

// Only the binary of tests checks addresses: there the constant CHECKS is 1, and a wrong address traps.

/** The instruction is in the code arena, and the stack's top within the frame's stack. */
// @ts-ignore: decorator
@inline
export function checkPlaces(frame: u32, at: u32, sp: u32): void {
  if (CHECKS != 0) {
    assert(at >= u32(INSTRUCTIONS) && at < u32(INSTRUCTIONS_END))
    assert(sp >= frame + FRAME_STACK && sp <= frame + FRAME_STACK_END)
  }
}

/** Memory is granted up to `end`. */
// @ts-ignore: decorator
@inline
export function checkMemory(frame: u32, end: u32): void {
  if (CHECKS != 0) assert(end <= load<u32>(frame, FRAME_GRANTED))
}

/** Return data is copied up to `end`. */
// @ts-ignore: decorator
@inline
export function checkReturned(end: u32): void {
  if (CHECKS != 0) assert(end <= u32(RETURNED_BYTES))
}

/** The call data has at least `end` bytes. */
// @ts-ignore: decorator
@inline
export function checkData(frame: u32, end: u32): void {
  if (CHECKS != 0) {
    assert(end <= load<u32>(frame, FRAME_DATA_SIZE) && load<u32>(frame, FRAME_DATA) + end <= u32(MEMORY_BYTES))
  }
}
