import type { Bytes } from '../base/bytes.ts'

/** Maximum length of an encoded integer. */
const MAX_BYTES = 9

/** Encodes an integer of variable length: one byte below 253, otherwise a mark and 2, 4 or 8 little-endian bytes. */
export function encodeVarInt(value: number): Bytes {
  const bytes = new Uint8Array(MAX_BYTES)
  return bytes.slice(0, writeVarInt(bytes, 0, value))
}

/** Writes an integer like {@link encodeVarInt} at `at`, and returns the offset after it. */
export function writeVarInt(target: Uint8Array, at: number, value: number): number {
  if (value < 0xfd) {
    target[at] = value
    return at + 1
  }
  const size = value <= 0xffff ? 2 : value <= 0xffffffff ? 4 : 8
  target[at] = size === 2 ? 0xfd : size === 4 ? 0xfe : 0xff
  for (let i = 1, rest = value; i <= size; i++, rest = Math.floor(rest / 256)) target[at + i] = rest % 256
  return at + 1 + size
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
