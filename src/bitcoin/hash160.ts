import { ripemd160 } from '@noble/hashes/legacy.js'
import type { Bytes } from '../base/bytes.ts'
import { sha256 } from '../crypto/sha256.ts'

/** RIPEMD-160 of SHA-256: how Bitcoin shortens public keys and scripts to 20 bytes. */
export function hash160(bytes: Bytes): Bytes {
  return ripemd160(sha256(bytes))
}
