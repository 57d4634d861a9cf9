import { type Bytes, concatBytes, WORD_BYTES } from '../../../base/bytes.ts'
import type { Stepwise } from '../../../concurrency/yielder.ts'
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

/** The ABI types of native contracts, and their values in TypeScript. An `address` is 20 bytes. */
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
 * Types of arguments. Arrays of texts are excluded: elements may overlap, and each text would be a copy, while bytes
 * are views.
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

/** Returns the four bytes that select a method. The signature has full types, as in `transfer(address,uint256)`. */
export function selectorOf(signature: string): Bytes {
  return keccak256(new TextEncoder().encode(signature)).subarray(0, 4)
}

/** Returns the first topic of an event's logs. The signature has full types, as in `release_btc(bytes32,bytes)`. */
export function eventTopic(signature: string): Bytes {
  return keccak256(new TextEncoder().encode(signature))
}

/**
 * Decodes the data after a selector; undefined if it is malformed. Trailing bytes are ignored. Byte strings are views
 * of the data. Texts are decoded in pieces when the returned function is called, because the price is computed before
 * the caller pays.
 */
export function decodeArguments<const T extends readonly ArgumentType[]>(
  types: T,
  encoded: Bytes,
): (() => Stepwise<ArgumentsOf<T>>) | undefined {
  try {
    const values = types.map((type, i) => decodeArgument(type === 'string' ? 'bytes' : type, encoded, 32 * i))
    return () => readTexts(types, values) as Stepwise<unknown> as Stepwise<ArgumentsOf<T>> // TypeScript cannot infer a tuple from the loop
  } catch (error) {
    if (!(error instanceof AbiError)) throw error
    return undefined
  }
}

/** Returns the values, with the bytes of each `string` decoded. */
function* readTexts(types: readonly ArgumentType[], values: readonly unknown[]): Stepwise<readonly unknown[]> {
  const read: unknown[] = []
  for (const [i, value] of values.entries()) {
    const isText = types[i] === 'string' && value instanceof Uint8Array
    read.push(isText ? yield* decodeTextInPieces(value) : value)
  }
  return read
}

function decodeArgument<T extends ArgumentType>(type: T, encoded: Bytes, head: number): AbiValues[T] {
  const codec: Codec<AbiValues[T]> = CODECS[type]
  return codec.decode(encoded, codec.isDynamic ? readOffset(encoded, head) : head)
}

/** An encoded value. */
export interface AbiEncoded {
  readonly bytes: Bytes
  /** Whether it follows the values of fixed length, among which its offset is. */
  readonly isDynamic: boolean
}

/** Encodes a value. Throws a {@link PrecompileFailure} if it does not fit the type. */
export function encodeValue<T extends AbiType>(type: T, value: AbiValues[T]): AbiEncoded {
  const codec: Codec<AbiValues[T]> = CODECS[type]
  try {
    return { bytes: codec.encode(value), isDynamic: codec.isDynamic }
  } catch (error) {
    throw error instanceof AbiError ? new PrecompileFailure(error.message) : error
  }
}

/** Encodes several values, as in the data of an event. */
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
 * Encodes the output of a method with one result. An empty `bytes` or `string` is 96 bytes
 * (protocol/evm#native-contracts). Throws a {@link PrecompileFailure} if the value does not fit the type.
 */
export function encodeResult<T extends AbiType>(type: T, value: AbiValues[T]): Bytes {
  return joinValues([encodeValue(type, value)])
}
