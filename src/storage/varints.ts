/** Integers of variable length: seven bits per byte, lowest first, the last byte below 128. */
import type { Bytes } from '../base/bytes.ts'
import { StoreError } from './errors.ts'

/** Maximum length in bytes of stored values. A longer one is damaged. */
export const MAX_LENGTH = 2 ** 27

/** Maximum number of bytes of an exact integer. */
export const MAX_NUMBER = 8

/** A byte string with a read position. */
export interface ReadPosition {
  readonly packed: Bytes
  at: number
}

/** Takes a number of about `largest` at most, by default of a length. */
export function takeNumber(from: ReadPosition, largest = MAX_LENGTH): number {
  let value = 0
  for (let factor = 1; ; factor *= 128) {
    const byte = from.packed[from.at++]
    if (byte === undefined || factor > largest) throw damaged('a number is cut off')
    value += (byte & 0x7f) * factor
    if (byte < 0x80) return value
  }
}

/** Writes a number at an offset and returns the next offset. */
export function putNumber(packed: Uint8Array, at: number, value: number): number {
  let end = at
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) packed[end++] = (rest % 128) | 0x80
  packed[end++] = rest
  return end
}

export function damaged(what: string): StoreError {
  return new StoreError('storeCorrupted', `packed bytes: ${what}`)
}
