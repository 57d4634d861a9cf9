import { type Bytes, concatBytes, padLeft } from '../../../base/bytes.ts'
import { bytesToBigint, toWord } from '../../../base/integer.ts'
import type { Pieces } from '../../../concurrency/yielder.ts'

/** Data that is not what its type asks for, or a value that its type cannot hold. */
export class AbiError extends Error {
  override readonly name = 'AbiError'
}

/**
 * One type of the Solidity ABI as the reference reads and writes it (protocol/evm#native-contracts): where it differs
 * from Solidity's own, that is noted.
 */
export interface Codec<T> {
  /** Its place holds an offset to where the value is. */
  readonly isDynamic: boolean
  /** The value that begins at `offset`; byte strings are views. Throws an {@link AbiError}. */
  decode(encoded: Bytes, offset: number): T
  encode(value: T): Bytes
}

/** A type whose arrays are arguments. */
export interface ElementCodec<T> extends Codec<T> {
  /**
   * Throws as `decode` does, and makes nothing: hostile arrays have ten thousands of elements that nobody pays for. `room`
   * is the length of the data; to ask the view for it would take as long as all the rest.
   */
  check(encoded: DataView, room: number, offset: number): void
}

/** An array whose elements were checked; each is decoded when it is asked for. */
export interface Items<T> extends Iterable<T> {
  readonly length: number
}

const WORD = 32
/** Where the low 32 bits of a word are. */
const LOW = 28
const MAX_INT = 2n ** 255n - 1n

function requireRoom(room: number, offset: number, length: number): void {
  if (offset < 0 || length < 0 || offset + length > room) throw new AbiError('the data ends too early')
}

function slice(encoded: Bytes, offset: number, length: number): Bytes {
  requireRoom(encoded.length, offset, length)
  return encoded.subarray(offset, offset + length)
}

/** In arguments of no bytes at all, every number is 0. */
function readNumber(encoded: Bytes, offset: number): bigint {
  return encoded.length === 0 ? 0n : BigInt.asIntN(256, bytesToBigint(slice(encoded, offset, WORD)))
}

/** A length, a truth or an offset inside an array: of the word only the low 32 bits count, with a sign. */
function readSize(encoded: Bytes, offset: number): number {
  if (encoded.length === 0) return 0
  requireRoom(encoded.length, offset, WORD)
  return lowBits(encoded, offset)
}

/**
 * Where the value of a dynamic argument begins. Unlike any other word this one may begin at the end of the data or go
 * beyond it: what is missing counts as zeros (CallTransaction.Function of the reference reads it with a decoder of its
 * own).
 */
export function readOffset(encoded: Bytes, place: number): number {
  requireRoom(encoded.length, place, 0)
  return lowBits(encoded, place)
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

/** Every kind of number has 256 bits and a sign, `uint256` too. */
export const number: Codec<bigint> = { isDynamic: false, decode: readNumber, encode: encodeNumber }

export const bool: Codec<boolean> = {
  isDynamic: false,
  decode: (encoded, offset) => readSize(encoded, offset) !== 0,
  encode: (value) => encodeNumber(value ? 1n : 0n),
}

/** 20 bytes; of a word with its top bit set, those of its shortest two's complement form. */
export const address: Codec<Bytes> = {
  isDynamic: false,
  decode: (encoded, offset) => toAddress(readNumber(encoded, offset)),
  encode: (value) => encodeNumber(bytesToBigint(value)),
}

function toAddress(value: bigint): Bytes {
  let bits = 256
  // The sign needs one bit: a shorter form that keeps the value drops bytes of all ones.
  while (value < 0n && bits > 8 && BigInt.asIntN(bits - 8, value) === value) bits -= 8
  return toWord(BigInt.asUintN(bits, value)).subarray(12)
}

export const bytes32: ElementCodec<Bytes> = {
  isDynamic: false,
  check: (_encoded, room, offset) => requireRoom(room, offset, WORD),
  decode: (encoded, offset) => slice(encoded, offset, WORD),
  encode(value) {
    if (value.length > WORD) throw new AbiError(`${value.length} bytes do not fit a word`)
    return padLeft(value, WORD)
  },
}

export const bytes: ElementCodec<Bytes> = {
  isDynamic: true,
  check(encoded, room, offset) {
    requireRoom(room, offset, WORD)
    requireRoom(room, offset + WORD, encoded.getInt32(offset + LOW))
  },
  decode: (encoded, offset) => slice(encoded, offset + WORD, readSize(encoded, offset)),
  encode(value) {
    const padded = new Uint8Array(Math.max(1, Math.ceil(value.length / WORD)) * WORD) // one word also for nothing
    padded.set(value)
    return concatBytes(encodeNumber(BigInt(value.length)), padded)
  },
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** The longest text that is decoded in one go: what is no UTF-8 takes ten times as long as what is. */
const PIECE_BYTES = 64 * 1024

export const decodeText = (encoded: Bytes) => utf8.decode(encoded)

/** The same in pieces. */
export function* decodeTextInPieces(encoded: Bytes): Pieces<string> {
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

/** An array of any length; each element takes a word of the data, which bounds it. */
export function arrayOf<T>(element: ElementCodec<T>): Codec<Items<T>> {
  return {
    isDynamic: true,
    decode(encoded, offset) {
      if (encoded.length === 0) return []
      const start = offset + WORD
      const length = readSize(encoded, offset)
      requireRoom(encoded.length, start, WORD * length)
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
