/** Traps unless `start` <= `from` <= `to` <= `end`. Only the binary of tests has it: there the constant CHECKS is 1. */
// @ts-ignore: decorator
@inline
export function checkRange(from: u32, to: u32, start: u32, end: u32): void {
  if (CHECKS != 0) assert(from >= start && from <= to && to <= end)
}
