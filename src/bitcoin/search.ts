import type { Bytes } from '../base/bytes.ts'

function matchesAt(bytes: Bytes, part: Bytes, offset: number): boolean {
  for (let i = 0; i < part.length; i++) if (bytes[offset + i] !== part[i]) return false
  return true
}

/**
 * Returns the last offset of `part` in `bytes`, or -1. `part` should be short: the worst case is the product of the
 * lengths.
 */
export function lastIndexOfBytes(bytes: Bytes, part: Bytes): number {
  for (let offset = bytes.length - part.length; offset >= 0; offset--) if (matchesAt(bytes, part, offset)) return offset
  return -1
}
