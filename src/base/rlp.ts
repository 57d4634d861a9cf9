import type { Bytes } from './bytes.ts'

/** An RLP item: a byte string or a list of items. */
export type RlpItem = Bytes | readonly RlpItem[]

/** An encoding is malformed, as the message says. */
export class RlpError extends Error {
  override readonly name = 'RlpError'
}

const MAX_DEPTH = 16

interface ItemHeader {
  readonly isList: boolean
  readonly start: number
  readonly end: number
}

function readHeader(bytes: Bytes, offset: number, limit: number): ItemHeader {
  const first = bytes[offset]
  if (first === undefined || offset >= limit) throw new RlpError('input ends where an item should begin')
  if (first < 0x80) return { isList: false, start: offset, end: offset + 1 }
  const isList = first >= 0xc0
  const base = isList ? 0xc0 : 0x80
  const short = first - base
  const lengthOfLength = short > 55 ? short - 55 : 0
  const start = offset + 1 + lengthOfLength
  let length = short
  if (lengthOfLength > 0) {
    length = 0
    for (let i = offset + 1; i < start; i++) length = (length << 8) + (bytes[i] ?? 0)
    if (start > limit) throw new RlpError("The length of the RLP item length can't possibly fit the data byte array")
    if (length < 0) throw new RlpError("The length of the RLP item can't be negative")
  }
  if (start + length > limit) {
    throw new RlpError("The RLP byte array doesn't have enough space to hold an element with the specified length")
  }
  return { isList, start, end: start + length }
}

/** Number of items that may follow. */
interface Budget {
  items: number
}

function decodeAt(
  bytes: Bytes,
  offset: number,
  limit: number,
  depth: number,
  budget: Budget,
): { item: RlpItem; end: number } {
  if (budget.items-- <= 0) throw new RlpError('input has too many items')
  const { isList, start, end } = readHeader(bytes, offset, limit)
  if (!isList) return { item: bytes.subarray(start, end), end }
  if (depth >= MAX_DEPTH) throw new RlpError(`lists are nested deeper than ${MAX_DEPTH}`)
  const items: RlpItem[] = []
  for (let next = start; next < end; ) {
    const decoded = decodeAt(bytes, next, end, depth + 1, budget)
    items.push(decoded.item)
    next = decoded.end
  }
  return { item: items, end }
}

/**
 * Consensus: reproduces `RLP` of the reference node. Do not replace by a library.
 *
 * Decodes exactly one item. Strings are views into `bytes`. Lengths need not have their shortest form, and only their
 * last 32 bits count, of which the first must not be set. Hashes are computed over the canonical encoding of the
 * decoded item. A decoded item needs about 100 times the memory of the one byte that may encode it, so a caller that
 * knows the maximum number of items, lists included, passes it as `maxItems`.
 */
export function decodeRlp(bytes: Bytes, maxItems = Number.POSITIVE_INFINITY): RlpItem {
  const { item, end } = decodeAt(bytes, 0, bytes.length, 0, { items: maxItems })
  if (end !== bytes.length) throw new RlpError('input goes on behind its item')
  return item
}

/**
 * Returns the items of an encoded list of at most `maxItems`, each still encoded. Cheaper than decoding if only some
 * are read.
 */
export function splitList(bytes: Bytes, what = 'input', maxItems = Number.POSITIVE_INFINITY): Bytes[] {
  const { isList, start, end } = readHeader(bytes, 0, bytes.length)
  if (!isList) throw new RlpError(`${what} should be a list`)
  if (end !== bytes.length) throw new RlpError(`${what} goes on behind its list`)
  const items: Bytes[] = []
  for (let next = start; next < end; ) {
    if (items.length >= maxItems) throw new RlpError(`${what} should have at most ${maxItems} items`)
    const item = readHeader(bytes, next, end)
    items.push(bytes.subarray(next, item.end))
    next = item.end
  }
  return items
}

/** Returns the items of a list. Throws an {@link RlpError} that names `what` if the item is a string or missing. */
export function requireList(item: RlpItem | undefined, what: string): readonly RlpItem[] {
  if (item === undefined || item instanceof Uint8Array) throw new RlpError(`${what} should be a list`)
  return item
}

/** Returns the bytes of a string. Throws an {@link RlpError} that names `what` if the item is a list or missing. */
export function requireString(item: RlpItem | undefined, what: string): Bytes {
  if (!(item instanceof Uint8Array)) throw new RlpError(`${what} should be a byte string`)
  return item
}
