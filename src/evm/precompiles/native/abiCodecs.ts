import { type Bytes, concatBytes, padLeft } from '../../../base/bytes.ts'
import { bytesToBigint, toWord } from '../../../base/integer.ts'
import type { Stepwise } from '../../../concurrency/yielder.ts'

/** Data that its type cannot decode, or a value that its type cannot encode. */
export class AbiError extends Error {
  override readonly name = 'AbiError'
}

/**
 * Consensus: reproduces SolidityType of the reference node (protocol/evm#native-contracts). Do not replace by a
 * library. Comments note where it differs from Solidity.
 */
export interface Codec<T> {
  /** Whether the head of the encoding contains an offset to the value. */
  readonly isDynamic: boolean
  /** Returns the value at `offset`. Byte strings are views. Throws an {@link AbiError}. */
  decode(encoded: Bytes, offset: number): T
  encode(value: T): Bytes
}

/** A type whose arrays can be arguments. */
export interface ElementCodec<T> extends Codec<T> {
  /**
   * Throws as `decode` does, without allocations: a malicious array has ten thousands of elements that the caller has
   * not paid for. `size` is the length of the data (hot path: not read from the view).
   */
  check(encoded: DataView, size: number, offset: number): void
}

/** An array whose elements are checked, and decoded during the iteration. */
export interface Items<T> extends Iterable<T> {
  readonly length: number
}

const WORD = 32
/** Offset of the low 32 bits in a word. */
const LOW = 28
const MAX_INT = 2n ** 255n - 1n

function requireBytes(size: number, offset: number, length: number): void {
  if (offset < 0 || length < 0 || offset + length > size) throw new AbiError('the data ends too early')
}

function slice(encoded: Bytes, offset: number, length: number): Bytes {
  requireBytes(encoded.length, offset, length)
  return encoded.subarray(offset, offset + length)
}

/** Reads a number with a sign. In empty arguments every number is 0. */
function readNumber(encoded: Bytes, offset: number): bigint {
  return encoded.length === 0 ? 0n : BigInt.asIntN(256, bytesToBigint(slice(encoded, offset, WORD)))
}

/** Reads a length, a boolean or an offset inside an array: the low 32 bits of a word, with a sign. */
function readSize(encoded: Bytes, offset: number): number {
  if (encoded.length === 0) return 0
  requireBytes(encoded.length, offset, WORD)
  return lowBits(encoded, offset)
}

/**
 * Reads the offset of a dynamic argument. Unlike other words it may begin at the end of the data or exceed it: missing
 * bytes count as zeros (CallTransaction.Function of the reference node has its own decoder for it).
 */
export function readOffset(encoded: Bytes, head: number): number {
  requireBytes(encoded.length, head, 0)
  return lowBits(encoded, head)
}

function lowBits(encoded: Bytes, offset: number): number {
  let bits = 0
  for (let i = offset + LOW; i < offset + WORD; i++) bits = (bits << 8) | (encoded[i] ?? 0)
  return bits
}

export function encodeNumber(value: bigint): Bytes {
  if (value > MAX_INT || value < -MAX_INT - 1n) throw new AbiError(`${value} does not fit 256 bits with a sign`)
  return toWord(BigInt.asUintN(256, value))
}

/** Numbers of all types have 256 bits and a sign, even `uint256`. */
export const number: Codec<bigint> = { isDynamic: false, decode: readNumber, encode: encodeNumber }

export const bool: Codec<boolean> = {
  isDynamic: false,
  decode: (encoded, offset) => readSize(encoded, offset) !== 0,
  encode: (value) => encodeNumber(value ? 1n : 0n),
}

/** 20 bytes. A word with its top bit set is reduced to its shortest two's complement form first. */
export const address: Codec<Bytes> = {
  isDynamic: false,
  decode: (encoded, offset) => toAddress(readNumber(encoded, offset)),
  encode: (value) => encodeNumber(bytesToBigint(value)),
}

function toAddress(value: bigint): Bytes {
  let bits = 256
  // Drops leading bytes of all ones as long as the value remains the same.
  while (value < 0n && bits > 8 && BigInt.asIntN(bits - 8, value) === value) bits -= 8
  return toWord(BigInt.asUintN(bits, value)).subarray(12)
}

export const bytes32: ElementCodec<Bytes> = {
  isDynamic: false,
  check: (_encoded, size, offset) => requireBytes(size, offset, WORD),
  decode: (encoded, offset) => slice(encoded, offset, WORD),
  encode(value) {
    if (value.length > WORD) throw new AbiError(`${value.length} bytes do not fit a word`)
    return padLeft(value, WORD)
  },
}

export const bytes: ElementCodec<Bytes> = {
  isDynamic: true,
  check(encoded, size, offset) {
    requireBytes(size, offset, WORD)
    requireBytes(size, offset + WORD, encoded.getInt32(offset + LOW))
  },
  decode: (encoded, offset) => slice(encoded, offset + WORD, readSize(encoded, offset)),
  encode(value) {
    const padded = new Uint8Array(Math.max(1, Math.ceil(value.length / WORD)) * WORD) // at least one word
    padded.set(value)
    return concatBytes(encodeNumber(BigInt(value.length)), padded)
  },
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** Maximum bytes of a text that are decoded at once: invalid UTF-8 takes ten times as long as valid UTF-8. */
const PIECE_BYTES = 64 * 1024

export const decodeText = (encoded: Bytes) => utf8.decode(encoded)

/** Decodes a text in pieces of up to 64 KiB. */
export function* decodeTextInPieces(encoded: Bytes): Stepwise<string> {
  if (encoded.length <= PIECE_BYTES) return decodeText(encoded)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  for (let start = 0; start < encoded.length; start += PIECE_BYTES) {
    text += decoder.decode(encoded.subarray(start, start + PIECE_BYTES), { stream: true })
    yield
  }
  return text + decoder.decode()
}

export const string: ElementCodec<string> = {
  isDynamic: true,
  check: bytes.check,
  decode: (encoded, offset) => decodeText(bytes.decode(encoded, offset)),
  encode: (value) => bytes.encode(new TextEncoder().encode(value)),
}

/** Returns the codec of arrays. Their length is bounded by the data, of which each element takes at least one word. */
export function arrayOf<T>(element: ElementCodec<T>): Codec<Items<T>> {
  return {
    isDynamic: true,
    decode(encoded, offset) {
      if (encoded.length === 0) return []
      const start = offset + WORD
      const length = readSize(encoded, offset)
      requireBytes(encoded.length, start, WORD * length)
      const end = start + WORD * length
      const view = new DataView(encoded.buffer, encoded.byteOffset, encoded.length)
      const offsetAt = (place: number) => (element.isDynamic ? start + view.getInt32(place + LOW) : place)
      for (let place = start; place < end; place += WORD) element.check(view, encoded.length, offsetAt(place))
      return {
        length,
        *[Symbol.iterator]() {
          for (let place = start; place < end; place += WORD) yield element.decode(encoded, offsetAt(place))
        },
      }
    },
    encode(values) {
      const encoded = Array.from(values, element.encode)
      const count = encodeNumber(BigInt(values.length))
      return concatBytes(count, ...(element.isDynamic ? encodeOffsets(encoded) : []), ...encoded)
    },
  }
}

function encodeOffsets(encoded: readonly Bytes[]): Bytes[] {
  let offset = WORD * encoded.length
  return encoded.map(({ length }) => {
    const place = encodeNumber(BigInt(offset))
    offset += length
    return place
  })
}
