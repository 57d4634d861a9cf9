import { type Bytes, compareBytes, padLeft } from '../base/bytes.ts'
import { encodeRlp, encodeString } from '../base/encodeRlp.ts'
import { bytesToBigint, minimalBytes } from '../base/integer.ts'
import { decodeRlp, RlpError, type RlpItem, requireList, requireString } from '../base/rlp.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { PrecompileFailure } from '../evm/nativeContracts.ts'

/** A place in the Bridge's storage, by the reference's name for it. */
export interface Cell {
  readonly name: string
  /** 32 bytes. */
  readonly slot: Bytes
}

const utf8 = new TextEncoder()

/** The name itself is the slot. */
export function cell(name: string): Cell {
  return { name, slot: padLeft(utf8.encode(name), 32) }
}

/** One of many cells of a name, or one whose name need not fit a slot: the slot is a hash. */
export function hashedCell(name: string, key?: string | number): Cell {
  const whole = key === undefined ? name : `${name}-${key}`
  return { name: whole, slot: keccak256(utf8.encode(whole)) }
}

/** What is stored is not what this node knows to be stored there; no answer is better than a wrong one. */
export class UndecodableCell extends PrecompileFailure {
  readonly kind = 'undecodableCell'
  readonly cell: string
  constructor(cell: string, reason: string) {
    super(`the Bridge's cell '${cell}' cannot be decoded: ${reason}`)
    this.cell = cell
  }
}

/** Decodes a cell's bytes; errors become {@link UndecodableCell}. */
export function decodeCell<T>({ name }: Cell, bytes: Bytes, decode: (bytes: Bytes) => T): T {
  try {
    return decode(bytes)
  } catch (error) {
    if (error instanceof RlpError || error instanceof RangeError) throw new UndecodableCell(name, error.message)
    throw error
  }
}

/** A number as cells hold it. */
export function readNumber(item: RlpItem | undefined): bigint {
  return bytesToBigint(requireString(item, 'number'))
}

/** A byte string of a length that is known. */
export function readFixed(item: RlpItem | undefined, length: number): Bytes {
  const bytes = requireString(item, 'entry')
  if (bytes.length !== length) throw new RangeError(`expected ${length} bytes, got ${bytes.length}`)
  return bytes
}

export const encodeNumber = (value: number | bigint) => encodeString(minimalBytes(value))
export const decodeNumber = (bytes: Bytes) => readNumber(decodeRlp(bytes))
export const decodeList = (bytes: Bytes) => requireList(decodeRlp(bytes), 'cell')

/** A list whose items come in groups of `size`. */
export function decodeGroups(bytes: Bytes, size: number): readonly (readonly RlpItem[])[] {
  const items = decodeList(bytes)
  if (items.length % size !== 0) throw new RangeError(`${items.length} items do not make groups of ${size}`)
  return Array.from({ length: items.length / size }, (_, i) => items.slice(i * size, (i + 1) * size))
}

export const EMPTY_LIST = encodeRlp([])

/** Hashes in the order that collections have in their cells: by the last byte first. */
export function compareReversed(a: Bytes, b: Bytes): number {
  return compareBytes(a.toReversed(), b.toReversed())
}
