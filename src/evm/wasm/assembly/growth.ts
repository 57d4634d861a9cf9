import { GAS_PER_WORD, SQUARE_DIVISOR } from '../../gas/memoryPrice'
import { FRAME_GRANTED } from '../layout'

/** More than any window has. */
const NOT_HERE: u32 = 0xffffffff

/** What memory of `present` bytes costs to grow to `end`, which is more; NOT_HERE: TypeScript has to look at it. */
export function growthPrice(frame: u32, present: u32, end: u32): u32 {
  if (end > load<u32>(frame, FRAME_GRANTED)) return NOT_HERE
  const price = priceOf(u64(wordsOf(end))) - priceOf(u64(present >> 5))
  return price < u64(NOT_HERE) ? u32(price) : NOT_HERE
}

function priceOf(words: u64): u64 {
  return GAS_PER_WORD * words + (words * words) / SQUARE_DIVISOR
}

/** Words that so many bytes fill, the last one perhaps in part. */
// @ts-ignore: decorator
@inline
export function wordsOf(bytes: u32): u32 {
  return (bytes + 31) >> 5
}
