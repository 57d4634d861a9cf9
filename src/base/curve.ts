import { createRequire } from 'node:module'
import type { Bytes } from './bytes.ts'
import { createWasmCurve } from './wasmCurve.ts'

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

/** A curve, and why it is not the native library; undefined if it is. */
interface Choice {
  readonly curve: Curve
  readonly problem: unknown
}

/** Returns the native library, or WebAssembly where there is no binary of it for the platform, as on Linux with arm64. */
export function chooseCurve(loadNative: () => Curve, loadWasm: () => Curve): Choice {
  try {
    return { curve: loadNative(), problem: undefined }
  } catch (problem) {
    return { curve: loadWasm(), problem } // libsecp256k1, too; 3 to 5 times slower
  }
}

const require = createRequire(import.meta.url)

/**
 * libsecp256k1. The package's own choice would take elliptic where it has no binary: slower still, and with known flaws
 * (CVE-2025-14505).
 */
export const { curve, problem: nativeCurveProblem } = chooseCurve(
  () => require('secp256k1/bindings.js'),
  () => createWasmCurve(require('tiny-secp256k1')),
)
