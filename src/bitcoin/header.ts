import type { Bytes } from '../base/bytes.ts'
import { bytesToBigint } from '../base/integer.ts'
import { doubleSha256 } from '../crypto/sha256.ts'

export const BITCOIN_HEADER_BYTES = 80
const MERKLE_ROOT_OFFSET = 36

/** A Bitcoin block header. Hashes are in internal order. */
export interface BitcoinHeader {
  readonly version: number
  readonly previousHash: Bytes
  readonly merkleRoot: Bytes
  /** Seconds since 1970. */
  readonly timestamp: number
  /** The target in compact form. */
  readonly bits: number
  readonly nonce: number
}

/** Encodes a header, 80 bytes. */
export function encodeBitcoinHeader(header: BitcoinHeader): Bytes {
  const bytes = new Uint8Array(BITCOIN_HEADER_BYTES)
  const view = new DataView(bytes.buffer)
  view.setInt32(0, header.version, true)
  bytes.set(header.previousHash, 4)
  bytes.set(header.merkleRoot, MERKLE_ROOT_OFFSET)
  view.setUint32(68, header.timestamp, true)
  view.setUint32(72, header.bits, true)
  view.setUint32(76, header.nonce, true)
  return bytes
}

/** Decodes a header of 80 bytes. Throws a `RangeError` for any other length. */
export function decodeBitcoinHeader(bytes: Bytes): BitcoinHeader {
  if (bytes.length !== BITCOIN_HEADER_BYTES) throw new RangeError('a Bitcoin header has 80 bytes')
  const view = new DataView(bytes.buffer, bytes.byteOffset, BITCOIN_HEADER_BYTES)
  return {
    version: view.getInt32(0, true),
    previousHash: bytes.subarray(4, MERKLE_ROOT_OFFSET),
    merkleRoot: bytes.subarray(MERKLE_ROOT_OFFSET, 68),
    timestamp: view.getUint32(68, true),
    bits: view.getUint32(72, true),
    nonce: view.getUint32(76, true),
  }
}

/** Returns the hash of an encoded header in display order (leading zeros first). */
export function bitcoinBlockHash(encoded: Bytes): Bytes {
  return doubleSha256(encoded).reverse()
}

/** Returns the parent's hash of an encoded header in display order. */
export function parentHashOfHeader(encoded: Bytes): Bytes {
  return encoded.slice(4, MERKLE_ROOT_OFFSET).reverse()
}

/** Returns the hash as the number that is compared with a target. */
export function bitcoinWorkValue(encoded: Bytes): bigint {
  return bytesToBigint(bitcoinBlockHash(encoded))
}
