/**
 * Delta encoding of bytes that are much like others, the base, in the same places: a list that something was put at the end
 * of differs there and in its header. A delta is the length of the bytes and then, until that is reached:
 *
 *     how many are as in the base, how many are not, and those
 */
import { type Bytes, joinBytes } from '../base/bytes.ts'
import { damaged, LONGEST_NUMBER, MAX_LENGTH, type Position, putNumber, takeNumber } from './varints.ts'

/** Fewer equal bytes between others are not worth the two numbers that say so. */
const SHORTEST_EQUAL = 4
/** So many bytes are compared at once. */
const STRIDE = 1024

/** The delta from `base` to `bytes`; undefined when it would be longer than `mostBytes`. */
export function encodeDelta(base: Bytes, bytes: Bytes, mostBytes: number): Bytes | undefined {
  const head = numbers(bytes.length)
  const parts = [head]
  let length = head.length
  for (let at = 0; at < bytes.length; ) {
    const from = skipEqual(base, bytes, at)
    const end = skipOthers(base, bytes, from, mostBytes)
    const counts = numbers(from - at, end - from)
    length += counts.length + end - from
    if (length > mostBytes) return undefined
    parts.push(counts, bytes.subarray(from, end))
    at = end
  }
  return joinBytes(parts)
}

/** What one delta after the other makes of `whole`; throws `storeCorrupted` when one is none to what is there by then. */
export function applyDeltas(whole: Bytes, deltas: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(Math.max(whole.length, ...deltas.map(lengthAfter)))
  bytes.set(whole)
  let length = whole.length
  for (const delta of deltas) length = applyTo(bytes, length, delta)
  return bytes.subarray(0, length)
}

/** How many bytes there are after a delta. */
function lengthAfter(delta: Bytes): number {
  const length = takeNumber({ packed: delta, at: 0 })
  if (length > MAX_LENGTH) throw damaged('too long')
  return length
}

/** Changes the first `baseLength` bytes in their place; returns how many they are then. */
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

/** Puts the next bytes, of which the base knows nothing, at `at`; returns the place after them. */
function takeOthers(from: Position, bytes: Uint8Array, at: number): number {
  const count = takeNumber(from)
  const others = from.packed.subarray(from.at, from.at + count)
  if (others.length < count || count > bytes.length - at) throw damaged('too many bytes')
  bytes.set(others, at)
  from.at += count
  return at + count
}

function numbers(...values: number[]): Bytes {
  const bytes = new Uint8Array(values.length * LONGEST_NUMBER)
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

/** Where enough equal bytes begin again, or the end; also where there are more others than `most`. */
function skipOthers(base: Bytes, bytes: Bytes, at: number, most: number): number {
  const end = Math.min(base.length, bytes.length, at + most + SHORTEST_EQUAL)
  let equal = 0
  for (let place = at; place < end; place++) {
    equal = base[place] === bytes[place] ? equal + 1 : 0
    if (equal === SHORTEST_EQUAL) return place + 1 - SHORTEST_EQUAL
  }
  return bytes.length
}
