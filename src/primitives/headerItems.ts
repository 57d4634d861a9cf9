import type { Bytes } from '../base/bytes.ts'
import { bytesToBigint } from '../base/integer.ts'
import { RlpError, type RlpItem, requireString } from '../base/rlp.ts'
import { EMPTY_ROOT, MAX_BASE_EVENT_BYTES, MAX_TIMESTAMP, MAX_UNCLE_COUNT } from './header.ts'

// Allowed values of a single item of a header. Numbers and lists have few bytes, so that checks cost little,
// whatever they say.

const WORD_BYTES = 32
const MAX_EDGES = 16

export function readUmmRoot(item: RlpItem | undefined): Bytes {
  const root = requireString(item, 'header umm root')
  if (root.length !== 0 && root.length !== 20) throw new RlpError('header umm root should have 0 or 20 bytes')
  return root
}

export function requireVersion(item: RlpItem | undefined, version: number): void {
  const bytes = requireString(item, 'header version')
  if (bytes.length !== 1 || bytes[0] !== version) throw new RlpError(`header version should be ${version}`)
}

export function readEdges(item: RlpItem | undefined): number[] {
  const bytes = requireString(item, 'header edges')
  // A valid block has at most two. The rule reports more, up to this bound.
  if (bytes.length > 2 * MAX_EDGES) throw new RlpError(`header edges should be at most ${MAX_EDGES}`)
  if (bytes.length % 2 !== 0) throw new RlpError('header edges should be 16-bit numbers')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  return Array.from({ length: bytes.length / 2 }, (_, index) => view.getUint16(index * 2, true))
}

export function readBaseEvent(item: RlpItem | undefined): Bytes {
  const event = requireString(item, 'header base event')
  if (event.length > MAX_BASE_EVENT_BYTES) throw new RlpError('header base event is longer than 128 bytes')
  return event
}

export function readExactly(item: RlpItem | undefined, length: number, what: string): Bytes {
  const bytes = requireString(item, `header ${what}`)
  if (bytes.length !== length) throw new RlpError(`header ${what} should have ${length} bytes, but has ${bytes.length}`)
  return bytes
}

export function readRoot(item: RlpItem | undefined, what: string): Bytes {
  return item instanceof Uint8Array && item.length === 0 ? EMPTY_ROOT : readExactly(item, 32, what)
}

/** Reads a number of at most 32 bytes. Every valid number fits, and the cost of longer ones grows with their length. */
export function readNumberBytes(item: RlpItem | undefined, what: string): Bytes {
  const bytes = requireString(item, `header ${what}`)
  if (bytes.length <= WORD_BYTES) return bytes
  throw new RlpError(`header ${what} should have at most ${WORD_BYTES} bytes, but has ${bytes.length}`)
}

/** Reads an integer in two's complement that must not be negative. */
export function readSigned(item: RlpItem | undefined, what: string): bigint {
  const bytes = readNumberBytes(item, what)
  if ((bytes[0] ?? 0) >= 0x80) throw new RlpError(`header ${what} is negative`)
  return bytesToBigint(bytes)
}

export function readUncleCount(item: RlpItem | undefined): number {
  const count = readNumber(item, 'uncle count')
  if (count > MAX_UNCLE_COUNT) throw new RlpError(`header uncle count is beyond ${MAX_UNCLE_COUNT}`)
  return count
}

/** Reads a timestamp up to a maximum below the limit, so that a child of the block can have a later one. */
export function readTimestamp(item: RlpItem | undefined): number {
  const timestamp = readNumber(item, 'timestamp')
  if (timestamp > MAX_TIMESTAMP) throw new RlpError('header timestamp is beyond 2^52 - 1')
  return timestamp
}

export function readNumber(item: RlpItem | undefined, what: string): number {
  const value = bytesToBigint(readNumberBytes(item, what))
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RlpError(`header ${what} is beyond 2^53 - 1`)
  return Number(value)
}
