import { createRequire } from 'node:module'
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

/** The package tiny-secp256k1: libsecp256k1 in WebAssembly. */
type WasmLibrary = typeof import('tiny-secp256k1')

/** Returns libsecp256k1 in WebAssembly, for platforms without a native binary. */
export function createWasmCurve(library: WasmLibrary): Curve {
  return {
    publicKeyVerify: (publicKey) => library.isPoint(publicKey),
    publicKeyConvert: (publicKey, compressed = true) => library.pointCompress(publicKey, compressed),
    publicKeyCreate: (privateKey, compressed = true) => requirePoint(library.pointFromScalar(privateKey, compressed)),
    publicKeyCombine: ([first, ...others], compressed = true) => {
      const sum = others.reduce((sum, other) => requirePoint(library.pointAdd(sum, other)), requirePoint(first))
      return library.pointCompress(sum, compressed)
    },
    publicKeyTweakAdd: (publicKey, summand, compressed = true) =>
      requirePoint(library.pointAddScalar(publicKey, summand, compressed)),
    publicKeyTweakMul: (publicKey, factor, compressed = true) =>
      requirePoint(library.pointMultiply(publicKey, factor, compressed)),
    ecdsaSign(hash, privateKey) {
      const { signature, recoveryId } = library.signRecoverable(hash, privateKey)
      return { signature, recid: recoveryId }
    },
    ecdsaVerify: (signature, hash, publicKey) => library.verify(hash, publicKey, signature, true),
    ecdsaRecover: (signature, recoveryId, hash, compressed = true) =>
      requirePoint(library.recover(hash, signature, toRecoveryId(recoveryId), compressed)),
  }
}

function requirePoint(point: Bytes | null | undefined): Bytes {
  if (point === null || point === undefined) throw new RangeError('there is no such point of the curve')
  return point
}

function toRecoveryId(id: number): 0 | 1 | 2 | 3 {
  if (id === 0 || id === 1 || id === 2 || id === 3) return id
  throw new RangeError(`a recovery id should be from 0 to 3, got ${id}`)
}

/** The selected curve; `problem` says why it is not the native library, undefined if it is. */
interface Choice {
  readonly curve: Curve
  readonly problem: unknown
}

/** Returns the native library, or WebAssembly if the package has no binary for the platform, such as Linux on arm64. */
export function chooseCurve(loadNative: () => Curve, loadWasm: () => Curve): Choice {
  try {
    return { curve: loadNative(), problem: undefined }
  } catch (problem) {
    return { curve: loadWasm(), problem }
  }
}

const require = createRequire(import.meta.url)

let choice: Choice | undefined

/**
 * Loads libsecp256k1 with the first call. The package itself would fall back to elliptic: slower than WebAssembly, and with
 * known flaws (CVE-2025-14505).
 */
function load(): Choice {
  choice ??= chooseCurve(
    () => require('secp256k1/bindings.js'),
    () => createWasmCurve(require('tiny-secp256k1')),
  )
  return choice
}

/** Returns libsecp256k1. */
export const curve = (): Curve => load().curve

/** Returns why libsecp256k1 is not the native library; undefined if it is. */
export const nativeCurveProblem = (): unknown => load().problem
