import type { Bytes } from '../base/bytes.ts'

/** Encodes an integer of variable length: one byte below 253, otherwise a mark and 2, 4 or 8 little-endian bytes. */
export function encodeVarInt(value: number): Bytes {
  if (value < 0xfd) return Uint8Array.of(value)
  if (value <= 0xffff) return Uint8Array.of(0xfd, value & 0xff, value >> 8)
  const size = value <= 0xffffffff ? 4 : 8
  const bytes = new Uint8Array(1 + size)
  bytes[0] = size === 4 ? 0xfe : 0xff
  for (let i = 1, rest = value; i <= size; i++, rest = Math.floor(rest / 256)) bytes[i] = rest % 256
  return bytes
}

/**
 * Reads the integer at `offset` and returns it with the next offset. Throws a `RangeError` if it is truncated or above
 * 2^53 - 1.
 */
export function decodeVarInt(bytes: Bytes, offset: number): { readonly value: number; readonly end: number } {
  const first = bytes[offset]
  if (first === undefined) throw new RangeError('input ends before an integer')
  if (first < 0xfd) return { value: first, end: offset + 1 }
  const size = first === 0xfd ? 2 : first === 0xfe ? 4 : 8
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const start = offset + 1
  if (start + size > bytes.length) throw new RangeError('input ends inside an integer')
  if (size === 2) return { value: view.getUint16(start, true), end: start + 2 }
  if (size === 4) return { value: view.getUint32(start, true), end: start + 4 }
  const value = Number(view.getBigUint64(start, true))
  if (!Number.isSafeInteger(value)) throw new RangeError('integer is beyond 2^53 - 1')
  return { value, end: start + 8 }
}
