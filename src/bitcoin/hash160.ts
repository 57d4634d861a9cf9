import { ripemd160 } from '@noble/hashes/legacy.js'
import type { Bytes } from '../base/bytes.ts'
import { sha256 } from '../crypto/sha256.ts'

/** Computes RIPEMD-160 of SHA-256, Bitcoin's 20-byte hash of public keys and scripts. */
export function hash160(bytes: Bytes): Bytes {
  return ripemd160(sha256(bytes))
}
