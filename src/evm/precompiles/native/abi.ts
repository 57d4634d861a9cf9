import { type Bytes, concatBytes } from '../../../base/bytes.ts'
import type { Pieces } from '../../../concurrency/yielder.ts'
import { keccak256 } from '../../../crypto/keccak.ts'
import { PrecompileFailure } from '../precompile.ts'
import {
  AbiError,
  address,
  arrayOf,
  bool,
  bytes,
  bytes32,
  type Codec,
  decodeTextInPieces,
  encodeNumber,
  type Items,
  number,
  readOffset,
  string,
} from './abiCodecs.ts'

const WORD_BYTES = 32

/** The types that native contracts use, and what their values are here. An `address` is 20 bytes. */
interface AbiValues {
  int256: bigint
  uint256: bigint
  int64: bigint
  uint32: bigint
  bool: boolean
  address: Bytes
  bytes32: Bytes
  bytes: Bytes
  string: string
  'bytes32[]': Items<Bytes>
  'bytes[]': Items<Bytes>
  'string[]': Items<string>
}

export type AbiType = keyof AbiValues
export type AbiValue<T extends AbiType> = AbiValues[T]

/**
 * No texts in arrays: elements may overlap, and unlike bytes, of which there are only views, each text would be a copy.
 */
export type ArgumentType = Exclude<AbiType, 'string[]'>
export type ArgumentsOf<T extends readonly AbiType[]> = { readonly [Index in keyof T]: AbiValues[T[Index]] }

const CODECS: { readonly [T in AbiType]: Codec<AbiValues[T]> } = {
  int256: number,
  uint256: number,
  int64: number,
  uint32: number,
  bool,
  address,
  bytes32,
  bytes,
  string,
  'bytes32[]': arrayOf(bytes32),
  'bytes[]': arrayOf(bytes),
  'string[]': arrayOf(string),
}

/** The four bytes that a method is called by; the signature names full types, as `transfer(address,uint256)`. */
export function selectorOf(signature: string): Bytes {
  return keccak256(new TextEncoder().encode(signature)).subarray(0, 4)
}

/** The first topic of an event's logs; the signature names full types, as `release_btc(bytes32,bytes)`. */
export function eventTopic(signature: string): Bytes {
  return keccak256(new TextEncoder().encode(signature))
}

/**
 * Reads the values of these types from the data after a selector; undefined when it cannot be decoded. Byte strings are
 * views into the data, texts are decoded when the returned function is called (a price is asked for before it is paid),
 * in pieces, and what follows the values is not looked at.
 */
export function decodeArguments<const T extends readonly ArgumentType[]>(
  types: T,
  encoded: Bytes,
): (() => Pieces<ArgumentsOf<T>>) | undefined {
  try {
    const values = types.map((type, i) => decodeArgument(type === 'string' ? 'bytes' : type, encoded, 32 * i))
    return () => readTexts(types, values) as Pieces<unknown> as Pieces<ArgumentsOf<T>> // a loop knows no tuples
  } catch (error) {
    if (!(error instanceof AbiError)) throw error
    return undefined
  }
}

/** The values, with texts in place of those that are the bytes of one. */
function* readTexts(types: readonly ArgumentType[], values: readonly unknown[]): Pieces<readonly unknown[]> {
  const read: unknown[] = []
  for (const [i, value] of values.entries()) {
    const isText = types[i] === 'string' && value instanceof Uint8Array
    read.push(isText ? yield* decodeTextInPieces(value) : value)
  }
  return read
}

function decodeArgument<T extends ArgumentType>(type: T, encoded: Bytes, place: number): AbiValues[T] {
  const codec: Codec<AbiValues[T]> = CODECS[type]
  return codec.decode(encoded, codec.isDynamic ? readOffset(encoded, place) : place)
}

/** A value in the form of its type. */
export interface AbiEncoded {
  readonly bytes: Bytes
  /** It follows those of fixed length, which have its place instead. */
  readonly isDynamic: boolean
}

/** Throws a {@link PrecompileFailure} when the value does not fit. */
export function encodeValue<T extends AbiType>(type: T, value: AbiValues[T]): AbiEncoded {
  const codec: Codec<AbiValues[T]> = CODECS[type]
  try {
    return { bytes: codec.encode(value), isDynamic: codec.isDynamic }
  } catch (error) {
    throw error instanceof AbiError ? new PrecompileFailure(error.message) : error
  }
}

/** Several values, as the data of an event has them. */
export function joinValues(values: readonly AbiEncoded[]): Bytes {
  const heads: Bytes[] = []
  const tails: Bytes[] = []
  let tailStart = WORD_BYTES * values.length
  for (const { bytes, isDynamic } of values) {
    heads.push(isDynamic ? encodeNumber(BigInt(tailStart)) : bytes)
    if (!isDynamic) continue
    tails.push(bytes)
    tailStart += bytes.length
  }
  return concatBytes(...heads, ...tails)
}

/**
 * The output of a method with one result; an empty `bytes` or `string` is 96 bytes (protocol/evm#native-contracts).
 * Throws a {@link PrecompileFailure} when the value does not fit.
 */
export function encodeResult<T extends AbiType>(type: T, value: AbiValues[T]): Bytes {
  return joinValues([encodeValue(type, value)])
}
