import { type Bytes, compareBytes, padLeft } from '../base/bytes.ts'
import { encodeRlp, encodeString } from '../base/encodeRlp.ts'
import { bytesToBigint, minimalBytes } from '../base/integer.ts'
import { decodeRlp, RlpError, type RlpItem, requireList, requireString } from '../base/rlp.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { PrecompileFailure } from '../evm/nativeContracts.ts'

/** An entry of the Bridge's storage, by the reference node's name for it. Its content may have any length. */
export interface StorageEntry {
  readonly name: string
  /** 32 bytes. */
  readonly slot: Bytes
}

const utf8 = new TextEncoder()

/** Returns the entry whose slot is its name, left-padded to 32 bytes. */
export function storageEntry(name: string): StorageEntry {
  return { name, slot: padLeft(utf8.encode(name), 32) }
}

/** Returns the entry whose slot is the Keccak-256 hash of its name, or of `<name>-<key>`. */
export function hashedEntry(name: string, key?: string | number): StorageEntry {
  const whole = key === undefined ? name : `${name}-${key}`
  return { name: whole, slot: keccak256(utf8.encode(whole)) }
}

/** A stored value that does not have the form of its entry. The call fails, because any result could be wrong. */
export class UndecodableEntry extends PrecompileFailure {
  readonly kind = 'undecodableCell'
  constructor(entry: string, reason: string) {
    super(`the Bridge's cell '${entry}' cannot be decoded: ${reason}`)
  }
}

/** Decodes the content of an entry. Throws {@link UndecodableEntry} for an `RlpError` or a `RangeError` of `decode`. */
export function decodeEntry<T>({ name }: StorageEntry, bytes: Bytes, decode: (bytes: Bytes) => T): T {
  try {
    return decode(bytes)
  } catch (error) {
    if (error instanceof RlpError || error instanceof RangeError) throw new UndecodableEntry(name, error.message)
    throw error
  }
}

/** Returns an item as an unsigned number. Throws `RlpError` for a list. */
export function readNumber(item: RlpItem | undefined): bigint {
  return bytesToBigint(requireString(item, 'number'))
}

/** Returns an item as bytes. Throws `RlpError` for a list, and `RangeError` for another length. */
export function readFixed(item: RlpItem | undefined, length: number): Bytes {
  const bytes = requireString(item, 'entry')
  if (bytes.length !== length) throw new RangeError(`expected ${length} bytes, got ${bytes.length}`)
  return bytes
}

export const encodeNumber = (value: number | bigint) => encodeString(minimalBytes(value))
export const decodeNumber = (bytes: Bytes) => readNumber(decodeRlp(bytes))
export const decodeList = (bytes: Bytes) => requireList(decodeRlp(bytes), 'cell')

/** Codec of entries that contain one unsigned number. */
export const numberCodec = { decode: decodeNumber, encode: (value: bigint) => encodeNumber(value) }

/** Decodes a list of groups of `size` items. Throws `RangeError` for an incomplete group. */
export function decodeGroups(bytes: Bytes, size: number): readonly (readonly RlpItem[])[] {
  const items = decodeList(bytes)
  if (items.length % size !== 0) throw new RangeError(`${items.length} items do not make groups of ${size}`)
  return Array.from({ length: items.length / size }, (_, i) => items.slice(i * size, (i + 1) * size))
}

export const EMPTY_LIST = encodeRlp([])

/** Compares hashes by their last byte first, which is the order of stored collections. */
export function compareReversed(a: Bytes, b: Bytes): number {
  return compareBytes(a.toReversed(), b.toReversed())
}
