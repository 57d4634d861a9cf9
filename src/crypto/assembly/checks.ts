/** For the binary of tests, in which the constant CHECKS is 1: places from one to another are in a room, or it traps. */
// @ts-ignore: decorator
@inline
export function checkRoom(from: u32, to: u32, room: u32, end: u32): void {
  if (CHECKS != 0) assert(from >= room && from <= to && to <= end)
}
