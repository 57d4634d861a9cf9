import { type Bytes, concatBytes } from '../../base/bytes.ts'
import { decodeVarInt, encodeVarInt } from '../../bitcoin/varInt.ts'

/** The first byte of a node's message (protocol/state#node-messages). */
export const FLAG = {
  version: 0x40,
  longValue: 0x20,
  path: 0x10,
  left: 0x08,
  right: 0x04,
  leftEmbedded: 0x02,
  rightEmbedded: 0x01,
} as const

/** The bits of the version; Orchid messages have 0 here. */
export const VERSION_MASK = 0xc0

/*
 * One byte for the lengths that occur: 0..31 stand for 1..32 bits, 32..254 for 160..382 bits; 255 announces any
 * other length.
 */
const SHORT_MAX = 32
const LONG_MIN = 160
const LONG_MAX = 382
const LONG_OFFSET = 128
const OTHER = 0xff

/** The length of a shared path in bits, as messages carry it. */
export function encodePathLength(length: number): Bytes {
  if (length >= 1 && length <= SHORT_MAX) return Uint8Array.of(length - 1)
  if (length >= LONG_MIN && length <= LONG_MAX) return Uint8Array.of(length - LONG_OFFSET)
  return concatBytes(Uint8Array.of(OTHER), encodeVarInt(length))
}

/** The length at `offset` and the offset after it; throws a `RangeError` when it is cut off. */
export function decodePathLength(message: Bytes, offset: number): { readonly value: number; readonly end: number } {
  const first = message[offset]
  if (first === undefined) throw new RangeError('input ends before the length of a path')
  if (first === OTHER) return decodeVarInt(message, offset + 1)
  return { value: first < SHORT_MAX ? first + 1 : first + LONG_OFFSET, end: offset + 1 }
}
