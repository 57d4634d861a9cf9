import { type Bytes, concatBytes, EMPTY_BYTES, equalBytes, padLeft } from '../base/bytes.ts'
import { bytesToBigint, toWord } from '../base/integer.ts'
import { curve } from './curve.ts'
import { keccak256 } from './keccak.ts'

/** The order of the group of secp256k1. */
export const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

export interface Signature {
  readonly r: Bytes
  readonly s: Bytes
  /** 0 or 1: the parity of the y of the signature's point. */
  readonly recoveryId: number
}

function addressOfPoint(uncompressed: Bytes): Bytes {
  return keccak256(uncompressed.subarray(1)).subarray(12)
}

/** Returns the 20-byte address of a public key of 33 or 65 bytes. Throws if it is not a point of the curve. */
export function addressOfPublicKey(publicKey: Bytes): Bytes {
  return addressOfPoint(curve().publicKeyConvert(publicKey, false))
}

/** Returns the 20-byte address of a 32-byte private key. Throws for a key outside 1..n-1. */
export function addressOfPrivateKey(privateKey: Bytes): Bytes {
  return addressOfPoint(curve().publicKeyCreate(privateKey, false))
}

/** Returns the address that signed `hash`, undefined if no public key fits the signature. */
export function recoverAddress(hash: Bytes, signature: Signature): Bytes | undefined {
  const compact = compactOf(signature)
  if (compact === undefined) return undefined
  const library = curve() // a library that cannot be loaded is no invalid signature
  try {
    return addressOfPoint(library.ecdsaRecover(compact, signature.recoveryId, hash, false))
  } catch {
    return isInfinity(hash, compact, signature.recoveryId) ? keccak256(EMPTY_BYTES).subarray(12) : undefined
  }
}

/** Returns the 33-byte public key that signed `hash`, undefined if no point of the curve fits the signature. */
export function recoverPublicKey(hash: Bytes, signature: Signature): Bytes | undefined {
  const compact = compactOf(signature)
  if (compact === undefined) return undefined
  const library = curve()
  try {
    return library.ecdsaRecover(compact, signature.recoveryId, hash, true)
  } catch {
    return undefined // the library has no other way to report that there is none
  }
}

/** Returns r and s as the library reads them, undefined if the signature is malformed. */
function compactOf({ r, s, recoveryId }: Signature): Bytes | undefined {
  const compact = concatBytes(padLeft(r, 32), padLeft(s, 32))
  return compact.length === 64 && (recoveryId === 0 || recoveryId === 1) ? compact : undefined
}

/**
 * Whether the recovered key is the point at infinity, which the reference node accepts as a key: s times the signature's point is
 * hash times G.
 */
function isInfinity(hash: Bytes, compact: Bytes, recoveryId: number): boolean {
  try {
    const point = concatBytes(Uint8Array.of(2 + recoveryId), compact.subarray(0, 32))
    const factor = toWord(bytesToBigint(hash) % CURVE_ORDER)
    return equalBytes(curve().publicKeyTweakMul(point, compact.slice(32)), curve().publicKeyCreate(factor))
  } catch {
    return false // the library has no other way to report that r is not the x of a point
  }
}

/** Signs a 32-byte hash deterministically (RFC 6979) with a low s. */
export function sign(hash: Bytes, privateKey: Bytes): Signature {
  const { signature, recid } = curve().ecdsaSign(hash, privateKey)
  return { r: signature.slice(0, 32), s: signature.slice(32), recoveryId: recid }
}

/** Whether the bytes are a point of the curve, in 33 or 65 bytes. */
export function isPublicKey(bytes: Bytes): boolean {
  return (bytes.length === 33 || bytes.length === 65) && curve().publicKeyVerify(bytes)
}

/** Returns the 33 bytes of a public key in either form. Throws if it is not a point of the curve. */
export function compressPublicKey(publicKey: Bytes): Bytes {
  return curve().publicKeyConvert(publicKey, true)
}

/** Whether a signature with a low or high s of a 32-byte hash is by this key, which must be a point of the curve. */
export function isSignedBy(hash: Bytes, r: bigint, s: bigint, publicKey: Bytes): boolean {
  if (r <= 0n || s <= 0n || r >= CURVE_ORDER || s >= CURVE_ORDER) return false
  const lowS = s > CURVE_ORDER / 2n ? CURVE_ORDER - s : s
  return curve().ecdsaVerify(concatBytes(toWord(r), toWord(lowS)), hash, publicKey)
}
