import { type Bytes, concatBytes, EMPTY_BYTES } from '../base/bytes.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { addressOfPublicKey, compressPublicKey, isPublicKey } from '../crypto/secp256k1.ts'

const INFINITY = 0x00
const UNCOMPRESSED = 0x04
const COMPRESSED_BYTES = 33

/**
 * Parses a public key and encodes its point like bitcoinj (BtcECKey.fromPublicOnly): hybrid forms become uncompressed,
 * and a single zero byte, the point at infinity, is accepted. Undefined for other bytes.
 */
export function parsePublicKey(bytes: Bytes): Bytes | undefined {
  if (isInfinity(bytes)) return bytes
  if (!isPublicKey(bytes)) return undefined
  return isCompressed(bytes) ? bytes : concatBytes(Uint8Array.of(UNCOMPRESSED), bytes.subarray(1))
}

const isInfinity = (key: Bytes) => key.length === 1 && key[0] === INFINITY

export const isCompressed = (key: Bytes) => key.length === COMPRESSED_BYTES

/** Returns the compressed form of a parsed key. */
export const compressKey = (key: Bytes): Bytes => (isInfinity(key) ? key : compressPublicKey(key))

/** Returns the Rootstock address of a parsed key. */
export function rootstockAddressOf(key: Bytes): Bytes {
  return isInfinity(key) ? keccak256(EMPTY_BYTES).subarray(12) : addressOfPublicKey(key)
}
