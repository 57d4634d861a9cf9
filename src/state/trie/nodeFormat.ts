import { type Bytes, copyBytes } from '../../base/bytes.ts'
import { decodeVarInt, writeVarInt } from '../../bitcoin/varInt.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { type LongValueName, MAX_INLINE_VALUE, type TrieValue } from './node.ts'

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

/**
 * Maximum length of a message that is embedded in its parent's. A longer one, or one with children, is referred to by
 * its hash.
 */
export const MAX_EMBEDDED_MESSAGE = 44

/** Maximum length of a message without its path: flags, length of the path, two children, their size and a long value. */
export const MAX_BUT_PATH = 1 + 10 + 2 * (1 + MAX_EMBEDDED_MESSAGE) + 9 + 35

const MAX_VALUE = 0xffffff

/** Bits of the version, which is 0 in Orchid messages. */
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

/** Writes the length of a shared path in bits at `at`, and returns the offset after it. */
export function writePathLength(target: Uint8Array, at: number, length: number): number {
  const isShort = length >= 1 && length <= SHORT_MAX
  if (isShort || (length >= LONG_MIN && length <= LONG_MAX)) {
    target[at] = isShort ? length - 1 : length - LONG_OFFSET
    return at + 1
  }
  target[at] = OTHER
  return writeVarInt(target, at + 1, length)
}

/** Reads the length at `offset`; returns it with the next offset. Throws a `RangeError` if it is truncated. */
export function decodePathLength(message: Bytes, offset: number): { readonly value: number; readonly end: number } {
  const first = message[offset]
  if (first === undefined) throw new RangeError('input ends before the length of a path')
  if (first === OTHER) return decodeVarInt(message, offset + 1)
  return { value: first < SHORT_MAX ? first + 1 : first + LONG_OFFSET, end: offset + 1 }
}

/** Returns the name of a value outside its node. Throws a `RangeError` if the value is too long. */
export function nameLongValue(value: Bytes): LongValueName {
  if (value.length > MAX_VALUE) throw new RangeError('a value of the trie is at most 16 MiB long')
  return { hash: keccak256(value), length: value.length }
}

/** Writes a node's value at `at`, a short value itself or the name of a long one, and returns the offset after it. */
export function writeValue(target: Uint8Array, at: number, value: TrieValue): number {
  if (value instanceof Uint8Array && value.length <= MAX_INLINE_VALUE) {
    copyBytes(target, at, value, 0, value.length)
    return at + value.length
  }
  const { hash, length } = value instanceof Uint8Array ? nameLongValue(value) : value
  copyBytes(target, at, hash, 0, hash.length)
  const end = at + hash.length
  target[end] = length >> 16
  target[end + 1] = (length >> 8) & 0xff
  target[end + 2] = length & 0xff
  return end + 3
}
