import { createRequire } from 'node:module'
import type { Curve } from './curveOperations.ts'
import { createWasmCurve } from './wasmCurve.ts'

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
