import type { Bytes } from '../base/bytes.ts'

/**
 * The operations of secp256k1. Public keys have 33 or 65 bytes, private keys, hashes and factors 32, signatures 64 (r and
 * s). Results are compressed unless `compressed` is false. All but `publicKeyVerify` and `ecdsaVerify` throw when the
 * input is invalid or the result is the point at infinity.
 */
export interface Curve {
  publicKeyVerify(publicKey: Bytes): boolean
  publicKeyConvert(publicKey: Bytes, compressed?: boolean): Bytes
  publicKeyCreate(privateKey: Bytes, compressed?: boolean): Bytes
  publicKeyCombine(publicKeys: Bytes[], compressed?: boolean): Bytes
  publicKeyTweakAdd(publicKey: Bytes, summand: Bytes, compressed?: boolean): Bytes
  publicKeyTweakMul(publicKey: Bytes, factor: Bytes, compressed?: boolean): Bytes
  /** Signs deterministically (RFC 6979) with a low s. */
  ecdsaSign(hash: Bytes, privateKey: Bytes): { readonly signature: Bytes; readonly recid: number }
  /** False also for a high s. */
  ecdsaVerify(signature: Bytes, hash: Bytes, publicKey: Bytes): boolean
  ecdsaRecover(signature: Bytes, recoveryId: number, hash: Bytes, compressed?: boolean): Bytes
}
