import { type Bytes, copyBytes } from './bytes.ts'
import type { RlpItem } from './rlp.ts'

/** Maximum length of a header: its first byte and a length of eight bytes. */
const MAX_HEADER_BYTES = 9

/** Target of short encodings, which are copied out of it. */
const scratch = new Uint8Array(4096)

/**
 * Encodes a byte string or a nested list of byte strings. Encodings are written from their end, so that the length of a list is
 * known when its header is written.
 */
export function encodeRlp(item: RlpItem): Bytes {
  const target = targetOf(maxLength(item))
  return target.slice(writeItem(item, target, target.length))
}

/** Encodes a byte string. A single byte below 0x80, including `00`, is its own encoding. */
export function encodeString(bytes: Bytes): Bytes {
  return encodeRlp(bytes)
}

/** Returns an RLP list around items that are encoded already. */
export function encodeListOf(encodedItems: readonly Bytes[]): Bytes {
  const length = encodedItems.reduce((sum, item) => sum + item.length, 0)
  const target = targetOf(length + MAX_HEADER_BYTES)
  const end = target.length
  let offset = end - length
  const start = writeHeader(0xc0, length, target, offset)
  for (const item of encodedItems) {
    copyBytes(target, offset, item, 0, item.length)
    offset += item.length
  }
  return target.slice(start)
}

/** Returns the header of a list whose encoded items have `length` bytes in total. */
export function encodeListHeader(length: number): Bytes {
  return scratch.slice(writeHeader(0xc0, length, scratch, scratch.length))
}

function targetOf(maxBytes: number): Bytes {
  return maxBytes <= scratch.length ? scratch : new Uint8Array(maxBytes)
}

/** Returns an upper bound of the length of an encoding. */
function maxLength(item: RlpItem): number {
  if (item instanceof Uint8Array) return item.length + MAX_HEADER_BYTES
  let length = MAX_HEADER_BYTES
  for (const inner of item) length += inner instanceof Uint8Array ? inner.length + MAX_HEADER_BYTES : maxLength(inner)
  return length
}

/** Writes the header of a string (`kind` 0x80) or list (0xc0) before `end` and returns its offset, like the function below. */
function writeHeader(kind: number, length: number, target: Bytes, end: number): number {
  let start = end - 1
  if (length < 56) target[start] = kind + length
  else {
    for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) target[start--] = rest % 256
    target[start] = kind + 54 + end - start
  }
  return start
}

function writeItem(item: RlpItem, target: Bytes, end: number): number {
  if (item instanceof Uint8Array) {
    const { length } = item
    const start = end - length
    copyBytes(target, start, item, 0, length)
    const isBare = length === 1 && (item[0] ?? 0) < 0x80 // the string is its own encoding
    return isBare ? start : writeHeader(0x80, length, target, start)
  }
  let start = end
  for (let i = item.length - 1; i >= 0; i--) start = writeItem(item[i] ?? [], target, start)
  return writeHeader(0xc0, end - start, target, start)
}
