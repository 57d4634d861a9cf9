/**
 * Delta encoding of bytes that equal a base at most offsets: a list with an appended item differs at the end and in its
 * header. A delta is the length of the bytes and then, until that is reached:
 *
 *     number of bytes equal to the base, number of different bytes, and these bytes
 */
import { type Bytes, joinBytes } from '../base/bytes.ts'
import { damaged, MAX_LENGTH, MAX_NUMBER, putNumber, type ReadPosition, takeNumber } from './varints.ts'

/** Minimum number of equal bytes between different ones that is worth two numbers. */
const MIN_EQUAL = 4
/** Number of bytes that are compared at once. */
const STRIDE = 1024

/** Encodes the delta from `base` to `bytes`; undefined if it is longer than `maxBytes`. */
export function encodeDelta(base: Bytes, bytes: Bytes, maxBytes: number): Bytes | undefined {
  const head = numbers(bytes.length)
  const parts = [head]
  let length = head.length
  for (let at = 0; at < bytes.length; ) {
    const from = skipEqual(base, bytes, at)
    const end = skipOthers(base, bytes, from, maxBytes)
    const counts = numbers(from - at, end - from)
    length += counts.length + end - from
    if (length > maxBytes) return undefined
    parts.push(counts, bytes.subarray(from, end))
    at = end
  }
  return joinBytes(parts)
}

/** Applies deltas in order to `whole`. Throws `storeCorrupted` if a delta does not match. */
export function applyDeltas(whole: Bytes, deltas: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(Math.max(whole.length, ...deltas.map(lengthAfter)))
  bytes.set(whole)
  let length = whole.length
  for (const delta of deltas) length = applyTo(bytes, length, delta)
  return bytes.subarray(0, length)
}

/** Returns the length after a delta. */
function lengthAfter(delta: Bytes): number {
  const length = takeNumber({ packed: delta, at: 0 })
  if (length > MAX_LENGTH) throw damaged('too long')
  return length
}

/** Applies a delta to the first `baseLength` bytes in place and returns the new length. */
function applyTo(bytes: Uint8Array, baseLength: number, delta: Bytes): number {
  const from = { packed: delta, at: 0 }
  const length = takeNumber(from)
  for (let end = 0; end < length; ) {
    const equal = takeNumber(from)
    if (equal > Math.min(baseLength, length) - end) throw damaged('more than the base has')
    end = takeOthers(from, bytes.subarray(0, length), end + equal)
  }
  if (from.at !== delta.length) throw damaged('bytes after the end')
  return length
}

/** Writes the next new bytes at `at` and returns the next offset. */
function takeOthers(from: ReadPosition, bytes: Uint8Array, at: number): number {
  const count = takeNumber(from)
  const others = from.packed.subarray(from.at, from.at + count)
  if (others.length < count || count > bytes.length - at) throw damaged('too many bytes')
  bytes.set(others, at)
  from.at += count
  return at + count
}

function numbers(...values: number[]): Bytes {
  const bytes = new Uint8Array(values.length * MAX_NUMBER)
  let end = 0
  for (const value of values) end = putNumber(bytes, end, value)
  return bytes.subarray(0, end)
}

function skipEqual(base: Bytes, bytes: Bytes, at: number): number {
  const end = Math.min(base.length, bytes.length)
  let place = at
  while (place + STRIDE <= end && isEqualStride(base, bytes, place)) place += STRIDE
  while (place < end && base[place] === bytes[place]) place++
  return place
}

function isEqualStride(base: Bytes, bytes: Bytes, at: number): boolean {
  return Buffer.compare(base.subarray(at, at + STRIDE), bytes.subarray(at, at + STRIDE)) === 0
}

/** Returns the offset of the next long run of equal bytes, or the end; also after more than `max` different bytes. */
function skipOthers(base: Bytes, bytes: Bytes, at: number, most: number): number {
  const end = Math.min(base.length, bytes.length, at + most + MIN_EQUAL)
  let equal = 0
  for (let place = at; place < end; place++) {
    equal = base[place] === bytes[place] ? equal + 1 : 0
    if (equal === MIN_EQUAL) return place + 1 - MIN_EQUAL
  }
  return bytes.length
}
