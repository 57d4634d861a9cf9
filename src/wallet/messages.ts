import { type Bytes, concatBytes } from '../base/bytes.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { sign } from '../crypto/secp256k1.ts'

const V_OFFSET = 27

/** Returns the hash to sign for a message (EIP-191, version 0x45), which cannot be the hash of a transaction. */
export function messageHash(message: Bytes): Bytes {
  return keccak256(concatBytes(new TextEncoder().encode(`\x19Ethereum Signed Message:\n${message.length}`), message))
}

/** Returns a signature of 65 bytes: r and s with 32 bytes each, and v, which is 27 or 28. */
export function signHash(hash: Bytes, privateKey: Bytes): Bytes {
  const { r, s, recoveryId } = sign(hash, privateKey)
  return concatBytes(r, s, Uint8Array.of(V_OFFSET + recoveryId))
}
