import { type Bytes, copyBytes } from './bytes.ts'
import type { RlpItem } from './rlp.ts'

/** Encodes a byte string or a nested list of byte strings. */
export function encodeRlp(item: RlpItem): Bytes {
  const encoded = new Uint8Array(encodedLength(item))
  writeItem(item, encoded, 0)
  return encoded
}

/** Encodes a byte string. A single byte below 0x80, including `00`, is its own encoding. */
export function encodeString(bytes: Bytes): Bytes {
  return encodeRlp(bytes)
}

/** Returns an RLP list around items that are encoded already. */
export function encodeListOf(encodedItems: readonly Bytes[]): Bytes {
  const length = encodedItems.reduce((sum, item) => sum + item.length, 0)
  const encoded = new Uint8Array(headerLength(length) + length)
  let offset = writeHeader(0xc0, length, encoded, 0)
  for (const item of encodedItems) {
    copyBytes(encoded, offset, item, 0, item.length)
    offset += item.length
  }
  return encoded
}

/** Returns the header of a list whose encoded items have `length` bytes in total. */
export function encodeListHeader(length: number): Bytes {
  const header = new Uint8Array(headerLength(length))
  writeHeader(0xc0, length, header, 0)
  return header
}

/** Returns whether the string is its own encoding, without a header. */
function isBare(bytes: Bytes): boolean {
  const first = bytes[0]
  return bytes.length === 1 && first !== undefined && first < 0x80
}

function headerLength(length: number): number {
  if (length < 56) return 1
  let count = 1
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) count++
  return count
}

function contentLength(item: RlpItem): number {
  if (item instanceof Uint8Array) return item.length
  let length = 0
  for (const inner of item) length += encodedLength(inner)
  return length
}

function encodedLength(item: RlpItem): number {
  const length = contentLength(item)
  return item instanceof Uint8Array && isBare(item) ? length : headerLength(length) + length
}

/**
 * Writes the header of a string (`kind` 0x80) or list (0xc0) and returns the offset after it, like the functions below.
 */
function writeHeader(kind: number, length: number, target: Bytes, offset: number): number {
  if (length < 56) {
    target[offset] = kind + length
    return offset + 1
  }
  const end = offset + headerLength(length)
  target[offset] = kind + 55 + end - offset - 1
  for (let at = end - 1, rest = length; at > offset; at--, rest = Math.floor(rest / 256)) target[at] = rest % 256
  return end
}

function writeItem(item: RlpItem, target: Bytes, offset: number): number {
  if (item instanceof Uint8Array) return writeString(item, target, offset)
  let next = writeHeader(0xc0, contentLength(item), target, offset)
  for (const inner of item) next = writeItem(inner, target, next)
  return next
}

function writeString(bytes: Bytes, target: Bytes, offset: number): number {
  const start = isBare(bytes) ? offset : writeHeader(0x80, bytes.length, target, offset)
  copyBytes(target, start, bytes, 0, bytes.length)
  return start + bytes.length
}
