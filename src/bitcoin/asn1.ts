import type { Bytes } from '../base/bytes.ts'
import { BitcoinError } from './bitcoinError.ts'

/** An element of ASN.1. */
export interface Asn1Element {
  /** Universal type; undefined for other classes. */
  readonly type: number | undefined
  readonly isConstructed: boolean
  readonly content: Bytes
  /** Offset of the next element. */
  readonly end: number
}

const CONSTRUCTED = 0x20
const APPLICATION = 0x40
const CONTEXT = 0x80
const LOW_BITS = 0x7f
const MORE = 0x80
const LONG_TAG = 0x1f
const MAX_LENGTH_BYTES = 4
const MAX_INT32 = 0x7fffffff
const MAX_LEVELS = 100

const BOOLEAN = 1
const BIT_STRING = 3
const OCTET_STRING = 4
const NULL = 5
const ENUMERATED = 10
const SEQUENCE = 16
const SET = 17
const BMP_STRING = 30
/** Universal types with any content: integers, strings, names and times. */
const FREE_TYPES = [2, OCTET_STRING, 6, 12, 18, 19, 20, 22, 23, 24, 26, 27, 28]

/**
 * Consensus: reproduces the lenient ASN.1 parser of the reference node (Spongy Castle 1.51). Do not replace by a
 * library. Reads the element at `start`. Tags and lengths need not have their shortest form. Throws a {@link
 * BitcoinError} if the element is truncated.
 */
export function readElement(bytes: Bytes, start: number): Asn1Element {
  const first = byteAt(bytes, start)
  const tag = readTag(bytes, start)
  const { length, end: contentStart } = readLength(bytes, tag.end)
  const type = (first & (APPLICATION | CONTEXT)) === 0 ? tag.number : undefined
  // The content of an application element is not read.
  const isConstructed = (first & CONSTRUCTED) !== 0 && (first & APPLICATION) === 0
  // A null has no content, whatever its length says.
  const end = type === NULL && !isConstructed ? contentStart : contentStart + length
  if (end > bytes.length) throw new BitcoinError('an element ends too early')
  return { type, isConstructed, content: bytes.subarray(contentStart, end), end }
}

/** Returns the elements of a sequence. The reference's library must be able to read all of them. */
export function readElements(bytes: Bytes, level = 0): readonly Asn1Element[] {
  if (level > MAX_LEVELS) throw new BitcoinError('elements in too many elements')
  const elements: Asn1Element[] = []
  for (let start = 0; start < bytes.length; ) {
    if (bytes[start] === 0) throw new BitcoinError('an end without a beginning')
    const element = readElement(bytes, start)
    elements.push(element)
    start = element.end - (element.isConstructed ? readInside(element, level) : bytesLeft(element))
  }
  return elements
}

/** NOTE: elements of the type EXTERNAL are refused, although the reference's library reads them. */
function readInside({ type, content }: Asn1Element, level: number): 0 {
  const parts = readElements(content, level + 1)
  const isRead =
    type === undefined ||
    type === SEQUENCE ||
    type === SET ||
    (type === OCTET_STRING && parts.every((part) => part.type === OCTET_STRING))
  if (!isRead) throw new BitcoinError('an element of elements of another type')
  return 0
}

/** Returns the number of content bytes that are read as the next element. Throws if the content is invalid. */
function bytesLeft({ type, content }: Asn1Element): number {
  const { length } = content
  if (type === BMP_STRING) return length % 2
  const mayBe =
    type === undefined ||
    type === NULL ||
    FREE_TYPES.includes(type) ||
    (type === BOOLEAN && length === 1) ||
    ((type === BIT_STRING || type === ENUMERATED) && length > 0)
  if (!mayBe) throw new BitcoinError('an element of unknown type or without content')
  return 0
}

function byteAt(bytes: Bytes, offset: number): number {
  const byte = bytes[offset]
  if (byte === undefined) throw new BitcoinError('an element ends too early')
  return byte
}

/** Reads a long tag: seven bits per byte, most significant first, of which the last 32 bits are kept. */
function readTag(bytes: Bytes, start: number): { readonly number: number; readonly end: number } {
  const low = byteAt(bytes, start) & LONG_TAG
  if (low !== LONG_TAG) return { number: low, end: start + 1 }
  if ((byteAt(bytes, start + 1) & LOW_BITS) === 0) throw new BitcoinError('a tag begins with zeros')
  let number = 0
  let end = start + 1
  for (; (byteAt(bytes, end) & MORE) !== 0; end++) number = (number | (byteAt(bytes, end) & LOW_BITS)) << 7
  return { number: number | byteAt(bytes, end), end: end + 1 }
}

/**
 * NOTE: an indefinite length (0x80) is refused, although the reference's library accepts it after a signature's
 * numbers.
 */
function readLength(bytes: Bytes, start: number): { readonly length: number; readonly end: number } {
  const first = byteAt(bytes, start)
  if (first < MORE) return { length: first, end: start + 1 }
  const size = first & LOW_BITS
  if (size === 0 || size > MAX_LENGTH_BYTES) throw new BitcoinError('a length of an element')
  let length = 0
  for (let i = 1; i <= size; i++) length = length * 256 + byteAt(bytes, start + i)
  // A length in long form must be less than that of the enclosing element.
  if (length > MAX_INT32 || length >= bytes.length) throw new BitcoinError('a length of an element')
  return { length, end: start + 1 + size }
}
