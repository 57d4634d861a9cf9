import { type Bytes, concatBytes, equalBytes, HASH_BYTES } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import type { LogPlace } from '../../storage/store.ts'
import type { BlockSelector, LogFilter } from '../api/engine.ts'
import { InvalidLogCursor } from '../api/errors.ts'

/** The position at which a page of logs ended. */
export interface LogCursor {
  /** The last log that was searched. */
  readonly place: LogPlace
  /** The hash of its block. */
  readonly hash: Bytes
  /** The end of the range, which the first page determined. */
  readonly toBlock: number
}

/** An index after the last log of every block. */
export const END_OF_BLOCK = 2 ** 24 - 1

const VERSION = 1
const NUMBER_BYTES = 7
const INDEX_BYTES = 3
const FILTER_BYTES = 8
const LENGTH = 1 + NUMBER_BYTES + INDEX_BYTES + HASH_BYTES + NUMBER_BYTES + FILTER_BYTES

/**
 * Prints a cursor as text of 78 characters. A forged cursor grants no more than a filter does. The digest of the filter
 * detects a cursor that is used with another filter by mistake.
 */
export function printLogCursor({ place, hash, toBlock }: LogCursor, filter: LogFilter): string {
  const bytes = concatBytes(
    Uint8Array.of(VERSION),
    toFixed(place.blockNumber, NUMBER_BYTES),
    toFixed(place.index, INDEX_BYTES),
    hash,
    toFixed(toBlock, NUMBER_BYTES),
    digestOf(filter),
  )
  return Buffer.from(bytes).toString('base64url')
}

/** Parses the text of {@link printLogCursor}; throws `InvalidLogCursor` for all other texts. */
export function parseLogCursor(text: string, filter: LogFilter): LogCursor {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== LENGTH || bytes.toString('base64url') !== text) throw new InvalidLogCursor()
  let offset = 0
  const take = (length: number) => {
    offset += length
    return Uint8Array.from(bytes.subarray(offset - length, offset))
  }
  const version = toNumber(take(1))
  const place = { blockNumber: toNumber(take(NUMBER_BYTES)), index: toNumber(take(INDEX_BYTES)) }
  const cursor = { place, hash: take(HASH_BYTES), toBlock: toNumber(take(NUMBER_BYTES)) }
  const isValid = version === VERSION && equalBytes(take(FILTER_BYTES), digestOf(filter))
  if (!isValid || place.blockNumber > cursor.toBlock || !Number.isSafeInteger(cursor.toBlock)) {
    throw new InvalidLogCursor()
  }
  return cursor
}

function toFixed(value: number, length: number): Bytes {
  const digits = value.toString(16).padStart(2 * length, '0')
  return Uint8Array.from(Buffer.from(digits, 'hex'))
}

function toNumber(bytes: Bytes): number {
  return bytes.reduce((value, byte) => value * 256 + byte, 0)
}

function digestOf({ range, addresses, topics }: LogFilter): Bytes {
  const ends = range.kind === 'block' ? [range.hash] : [printSelector(range.from), printSelector(range.to)]
  return keccak256(encodeRlp([ends, addresses, topics.map((words) => words ?? [])])).subarray(0, FILTER_BYTES)
}

function printSelector(selector: BlockSelector): Bytes {
  return new TextEncoder().encode(selector.kind === 'number' ? `${selector.number}` : selector.kind)
}
