import { type Bytes, padLeft } from '../base/bytes.ts'
import { fromDigits } from '../base/hex.ts'

/** The bytes of hex text as clients spell it: `0x` may be missing, an odd count of digits gets a zero in front. */
export function parseData(text: string): Bytes {
  const digits = text.startsWith('0x') || text.startsWith('0X') ? text.slice(2) : text
  return fromDigits(digits.length % 2 === 0 ? digits : `0${digits}`)
}

/** A 20-byte address. Checksums are not looked at, as the reference does not (protocol/rpc#addresses-and-numbers). */
export function parseAddress(text: string): Bytes {
  return padLeft(parseData(text), 20)
}

const HASH_BYTES = 32

/**
 * The hash that a method of the modules debug, rsk or trace is given: hexadecimal text of any length, or a JSON number.
 * Undefined where that is not 32 bytes, which are the hash of nothing (protocol/rpc#hashes).
 */
export function parseLooseHash(value: string | number): Bytes | undefined {
  const bytes = parseData(`${value}`)
  return bytes.length === HASH_BYTES ? bytes : undefined
}

/** A 32-byte hash. */
export function parseHash(text: string): Bytes {
  return padLeft(parseData(text), 32)
}
