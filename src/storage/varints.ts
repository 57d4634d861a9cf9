/** Numbers inside short forms of bytes: seven bits a byte, least first, the last byte below 128. */
import type { Bytes } from '../base/bytes.ts'
import { StoreError } from './errors.ts'

/** Nothing that is kept is longer; what claims to be is damaged. */
export const MAX_LENGTH = 2 ** 27

/** No integer that is exact takes more bytes. */
export const LONGEST_NUMBER = 8

/** What is being read, and how far it is. */
export interface Position {
  readonly packed: Bytes
  at: number
}

export function takeNumber(from: Position): number {
  let value = 0
  for (let factor = 1; ; factor *= 128) {
    const byte = from.packed[from.at++]
    if (byte === undefined || factor > MAX_LENGTH) throw damaged('a number is cut off')
    value += (byte & 0x7f) * factor
    if (byte < 0x80) return value
  }
}

/** Puts a number at a place where there is room for it; returns the place behind it. */
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
