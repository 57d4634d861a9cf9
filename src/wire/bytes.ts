import { type Bytes, HASH_BYTES, padLeft } from '../base/bytes.ts'
import { fromDigits, fromDigitsAt } from '../base/hex.ts'

/**
 * Parses hexadecimal text in any form that clients send: without `0x`, or with an odd number of digits, which is
 * zero-extended.
 */
export function parseData(text: string): Bytes {
  const start = text.startsWith('0x') || text.startsWith('0X') ? 2 : 0
  return text.length % 2 === 0 ? fromDigitsAt(text, start) : fromDigits(`0${text.slice(start)}`)
}

/** Parses a 20-byte address; as in the reference node, its checksum is ignored (protocol/rpc#addresses-and-numbers). */
export function parseAddress(text: string): Bytes {
  return padLeft(parseData(text), 20)
}

/**
 * Parses the hash parameter of a method of the modules debug, rsk or trace: hexadecimal text of any length, or a JSON
 * number. Undefined if it does not have 32 bytes and so is no hash (protocol/rpc#hashes).
 */
export function parseLooseHash(value: string | number): Bytes | undefined {
  const bytes = parseData(`${value}`)
  return bytes.length === HASH_BYTES ? bytes : undefined
}

/** Parses a 32-byte hash; shorter text is zero-extended. */
export function parseHash(text: string): Bytes {
  return padLeft(parseData(text), 32)
}
