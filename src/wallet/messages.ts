import { type Bytes, concatBytes } from '../base/bytes.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { sign } from '../crypto/secp256k1.ts'

const V_OFFSET = 27

/** What is signed of a message, so that no signature of one can be a transaction's (EIP-191, version 0x45). */
export function messageHash(message: Bytes): Bytes {
  return keccak256(concatBytes(new TextEncoder().encode(`\x19Ethereum Signed Message:\n${message.length}`), message))
}

/** 65 bytes: r and s with 32 each, and v, which is 27 or 28. */
export function signHash(hash: Bytes, privateKey: Bytes): Bytes {
  const { r, s, recoveryId } = sign(hash, privateKey)
  return concatBytes(r, s, Uint8Array.of(V_OFFSET + recoveryId))
}
