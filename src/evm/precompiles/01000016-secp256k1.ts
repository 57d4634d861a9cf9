import secp256k1 from 'secp256k1'
import { type Bytes, concatBytes } from '../../base/bytes.ts'
import { toWord } from '../../base/integer.ts'
import { CURVE_ORDER } from '../../base/secp256k1.ts'
import { PrecompileFailure, simplePrecompile, sliceInput, wordAt } from './precompile.ts'

const UNCOMPRESSED = Uint8Array.of(4)
const INFINITY = new Uint8Array(64)

/** What is to be a point, as the library takes it; undefined: the one at infinity, which is written as zeros. */
function readPoint(input: Bytes, offset: number): Bytes | undefined {
  const coordinates = sliceInput(input, offset, 64)
  return coordinates.every((byte) => byte === 0) ? undefined : concatBytes(UNCOMPRESSED, coordinates)
}

/** The same, when it is a point of the curve. */
function requirePoint(point: Bytes | undefined): Bytes | undefined {
  if (point !== undefined && !secp256k1.publicKeyVerify(point)) throw new PrecompileFailure('invalid point coordinates')
  return point
}

const coordinatesOf = (point: Bytes | undefined) => (point === undefined ? INFINITY : point.slice(1))

function add(a: Bytes | undefined, b: Bytes | undefined): Bytes | undefined {
  if (a === undefined || b === undefined) return requirePoint(a ?? b)
  try {
    return secp256k1.publicKeyCombine([a, b], false)
  } catch {
    for (const point of [a, b]) requirePoint(point)
    return undefined // of two points one can always give the sum, unless that is the point at infinity
  }
}

export const secp256k1Add = simplePrecompile({
  address: 0x01000016n,
  since: 'rskip516',
  maxInputBytes: 128,
  price: () => 150n,
  run: (input) => coordinatesOf(add(readPoint(input, 0), readPoint(input, 64))),
})

export const secp256k1Mul = simplePrecompile({
  address: 0x01000017n,
  since: 'rskip516',
  maxInputBytes: 96,
  price: () => 3000n,
  run(input) {
    const point = requirePoint(readPoint(input, 0))
    const factor = wordAt(input, 2) % CURVE_ORDER
    if (point === undefined || factor === 0n) return INFINITY
    return coordinatesOf(secp256k1.publicKeyTweakMul(point, toWord(factor), false))
  },
})
