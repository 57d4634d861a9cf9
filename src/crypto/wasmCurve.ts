import type { Bytes } from '../base/bytes.ts'
import type { Curve } from './curveOperations.ts'

/** The package tiny-secp256k1: libsecp256k1 in WebAssembly. */
type Library = typeof import('tiny-secp256k1')

/** libsecp256k1 in WebAssembly, for platforms without a binary of it. */
export function createWasmCurve(library: Library): Curve {
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
