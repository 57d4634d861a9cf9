/**
 * Compression of repetitive bytes: bloom filters are mostly zeros, and the logs of a receipt are similar. A packed text
 * is its length and then chunks of literal bytes and a copy of earlier ones:
 *
 *     length, then until that is reached: count, that many bytes, and except at the end: number of bytes to copy - 4,
 * distance
 *
 * A copy may overlap itself, as for a run of zeros.
 */
import { type Bytes, copyBytes } from '../base/bytes.ts'
import { damaged, MAX_LENGTH, putNumber, type ReadPosition, takeNumber } from './varints.ts'

const MIN_COPY = 4
/** Maximum bytes of the three numbers of a copy; each has up to four. */
const NUMBERS_OF_COPY = 12
const TABLE_BITS = 10

/** Last position of four bytes, counted through all texts, so that the table need not be cleared between two. */
const seen = new Float64Array(2 ** TABLE_BITS).fill(-1)
let textStart = 0

/** Scratch buffer in which texts are packed, so that only the packed form is allocated. */
const scratch = new Uint8Array(2 ** 16)

/** Packs bytes. Throws a `RangeError` if they are too long. */
export function pack(bytes: Bytes): Bytes {
  if (bytes.length > MAX_LENGTH) throw new RangeError(`${bytes.length} bytes are too many to be packed`)
  const most = mostPacked(bytes.length)
  const packed = most > scratch.length ? new Uint8Array(most) : scratch
  let end = putNumber(packed, 0, bytes.length)
  let kept = 0
  for (let at = 0; at + MIN_COPY <= bytes.length; ) {
    const slot = slotOf(bytes, at)
    const from = (seen[slot] ?? -1) - textStart
    seen[slot] = textStart + at
    const length = from < 0 ? 0 : countEqual(bytes, from, at)
    if (length < MIN_COPY) {
      at++
      continue
    }
    end = putPlain(packed, end, bytes, kept, at)
    end = putNumber(packed, end, length - MIN_COPY)
    end = putNumber(packed, end, at - from)
    at += length
    kept = at
  }
  if (kept < bytes.length) end = putPlain(packed, end, bytes, kept, bytes.length)
  textStart += bytes.length
  return packed.slice(0, end)
}

/** Returns the maximum packed length of `length` bytes, if every copy is short. */
function mostPacked(length: number): number {
  return length + (length / MIN_COPY + 1) * NUMBERS_OF_COPY
}

/** Unpacks bytes. Throws `storeCorrupted` if they are not a packed form. */
export function unpack(packed: Bytes): Bytes {
  const from = { packed, at: 0 }
  const length = takeNumber(from)
  if (length > MAX_LENGTH) throw damaged('too long')
  const bytes = new Uint8Array(length)
  for (let end = 0; end < length; ) {
    end = takePlain(from, bytes, end)
    if (end < length) end = takeCopy(from, bytes, end)
  }
  if (from.at !== packed.length) throw damaged('bytes after the end')
  return bytes
}

/** Writes the next literal bytes at `end` and returns the new end, like `takeCopy`. */
function takePlain(from: ReadPosition, bytes: Uint8Array, end: number): number {
  const count = takeNumber(from)
  if (count > bytes.length - end || count > from.packed.length - from.at) throw damaged('too many bytes')
  for (let i = 0; i < count; i++) bytes[end + i] = from.packed[from.at + i] ?? 0
  from.at += count
  return end + count
}

function takeCopy(from: ReadPosition, bytes: Uint8Array, end: number): number {
  const count = takeNumber(from) + MIN_COPY
  const back = takeNumber(from)
  if (count > bytes.length - end || back === 0 || back > end) throw damaged('a copy of what is not there')
  if (back === 1 && bytes[end - 1] === 0) return end + count // the target is zero already
  for (let i = end; i < end + count; i++) bytes[i] = bytes[i - back] ?? 0
  return end + count
}

/** Returns the table index of the four bytes at `at`. Collisions are possible. */
function slotOf(bytes: Bytes, at: number): number {
  const word =
    (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)
  return Math.imul(word, 0x9e3779b1) >>> (32 - TABLE_BITS)
}

function countEqual(bytes: Bytes, from: number, at: number): number {
  let count = 0
  while (at + count < bytes.length && bytes[from + count] === bytes[at + count]) count++
  return count
}

function putPlain(packed: Uint8Array, end: number, bytes: Bytes, from: number, to: number): number {
  const at = putNumber(packed, end, to - from)
  copyBytes(packed, at, bytes, from, to - from)
  return at + to - from
}
