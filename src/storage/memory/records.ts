import { type Bytes, copyBytes } from '../../base/bytes.ts'
import { MAX_NUMBER, putNumber, type ReadPosition, takeNumber } from '../varints.ts'

/** A record: numbers of at least 0, and byte strings. */
export interface MemoryRecord {
  readonly numbers: readonly number[]
  readonly fields: readonly Bytes[]
}

/** Records that are only added. */
export interface Records {
  /** Adds a record and returns its position. */
  add(numbers: readonly number[], fields: readonly Bytes[]): number
  /** Returns a copy of the record at a position that `add` returned, with its first `maxFields` byte strings. */
  get(position: number, maxFields?: number): MemoryRecord
}

/** Length of a chunk, unless one record is longer. All records begin within this length, so a position determines its chunk. */
const CHUNK_BYTES = 2 ** 20

/**
 * Creates records in a few large arrays. A chain has millions of short byte strings, and the garbage collector would
 * visit each of them if it were an object.
 */
export function createRecords(): Records {
  const chunks: Uint8Array[] = []
  let end = CHUNK_BYTES

  const reserve = (most: number): Uint8Array => {
    const last = chunks.at(-1)
    if (last !== undefined && end + most <= CHUNK_BYTES) return last
    const chunk = new Uint8Array(Math.max(CHUNK_BYTES, most))
    chunks.push(chunk)
    end = 0
    return chunk
  }

  return {
    add(numbers, fields) {
      let most = MAX_NUMBER * (2 + numbers.length + fields.length)
      for (const field of fields) most += field.length
      const chunk = reserve(most)
      const start = end
      end = putNumber(chunk, end, numbers.length)
      for (const number of numbers) end = putNumber(chunk, end, number)
      end = putNumber(chunk, end, fields.length)
      for (const field of fields) {
        end = putNumber(chunk, end, field.length)
        copyBytes(chunk, end, field, 0, field.length)
        end += field.length
      }
      return (chunks.length - 1) * CHUNK_BYTES + start
    },
    get(position, maxFields = Number.POSITIVE_INFINITY) {
      const packed = chunks[Math.floor(position / CHUNK_BYTES)]
      if (packed === undefined) throw new RangeError(`no record at ${position}`)
      const from: ReadPosition = { packed, at: position % CHUNK_BYTES }
      const numbers = Array.from({ length: takeNumber(from) }, () => takeNumber(from, Number.MAX_SAFE_INTEGER))
      const fields = Array.from({ length: Math.min(takeNumber(from), maxFields) }, () => takeBytes(from))
      return { numbers, fields }
    },
  }
}

function takeBytes(from: ReadPosition): Bytes {
  const length = takeNumber(from)
  from.at += length
  return from.packed.slice(from.at - length, from.at)
}

/** Returns a byte string of a record. Throws a `RangeError` if its table adds fewer. */
export function requireField(record: MemoryRecord, index: number): Bytes {
  const field = record.fields[index]
  if (field === undefined) throw new RangeError(`the record has no byte string ${index}`)
  return field
}

/** Returns a number of a record. Throws a `RangeError` if its table adds fewer. */
export function requireNumber(record: MemoryRecord, index: number): number {
  const number = record.numbers[index]
  if (number === undefined) throw new RangeError(`the record has no number ${index}`)
  return number
}
