import secp256k1 from 'secp256k1'
import { type Bytes, concatBytes, padLeft } from './bytes.ts'
import { keccak256 } from './keccak.ts'

/** The order of the curve's group. */
export const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

export interface Signature {
  readonly r: Bytes
  readonly s: Bytes
  /** 0 or 1: which of the two points with this r was used. */
  readonly recoveryId: number
}

function addressOfPublicKey(uncompressed: Bytes): Bytes {
  return keccak256(uncompressed.subarray(1)).subarray(12)
}

/** The 20-byte address of a 32-byte private key; throws on a key outside 1..n-1. */
export function addressOfPrivateKey(privateKey: Bytes): Bytes {
  return addressOfPublicKey(secp256k1.publicKeyCreate(privateKey, false))
}

/** The address that signed `hash`, or undefined when no public key fits the signature. */
export function recoverAddress(hash: Bytes, signature: Signature): Bytes | undefined {
  const compact = concatBytes(padLeft(signature.r, 32), padLeft(signature.s, 32))
  if (compact.length !== 64 || (signature.recoveryId !== 0 && signature.recoveryId !== 1)) return undefined
  try {
    return addressOfPublicKey(secp256k1.ecdsaRecover(compact, signature.recoveryId, hash, false))
  } catch {
    return undefined // the library's only way to say that r is not the x of a point
  }
}

/** Signs a 32-byte hash deterministically (RFC 6979) with a low s. */
export function sign(hash: Bytes, privateKey: Bytes): Signature {
  const { signature, recid } = secp256k1.ecdsaSign(hash, privateKey)
  return { r: signature.slice(0, 32), s: signature.slice(32), recoveryId: recid }
}
