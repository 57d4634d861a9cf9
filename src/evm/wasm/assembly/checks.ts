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
} from '../layout'

// Looks that only the binary of tests has: there the constant CHECKS is 1, and what is wrong traps.

/** An instruction is in the arena and the stack in its room. */
// @ts-ignore: decorator
@inline
export function checkPlaces(frame: u32, at: u32, sp: u32): void {
  if (CHECKS != 0) {
    assert(at >= u32(INSTRUCTIONS) && at < u32(INSTRUCTIONS_END))
    assert(sp >= frame + FRAME_STACK && sp <= frame + FRAME_STACK_END)
  }
}

/** Memory is granted up to there. */
// @ts-ignore: decorator
@inline
export function checkMemory(frame: u32, end: u32): void {
  if (CHECKS != 0) assert(end <= load<u32>(frame, FRAME_GRANTED))
}

/** What was returned is here up to there. */
// @ts-ignore: decorator
@inline
export function checkReturned(end: u32): void {
  if (CHECKS != 0) assert(end <= u32(RETURNED_BYTES))
}

/** The call data has so many bytes. */
// @ts-ignore: decorator
@inline
export function checkData(frame: u32, end: u32): void {
  if (CHECKS != 0) {
    assert(end <= load<u32>(frame, FRAME_DATA_SIZE) && load<u32>(frame, FRAME_DATA) + end <= u32(MEMORY_BYTES))
  }
}
