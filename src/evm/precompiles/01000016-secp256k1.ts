import { type Bytes, concatBytes, equalBytes, paddedSlice } from '../../base/bytes.ts'
import { toWord } from '../../base/integer.ts'
import { curve } from '../../crypto/curve.ts'
import { CURVE_ORDER } from '../../crypto/secp256k1.ts'
import { PrecompileFailure, simplePrecompile, wordAt } from './precompile.ts'

const UNCOMPRESSED = Uint8Array.of(4)
const INFINITY = new Uint8Array(64)

/** Returns a point as the library reads it; undefined for the point at infinity, which is zeros. */
function pointAt(input: Bytes, offset: number): Bytes | undefined {
  const coordinates = paddedSlice(input, offset, 64)
  if (equalBytes(coordinates, INFINITY)) return undefined
  const point = concatBytes(UNCOMPRESSED, coordinates)
  if (!curve().publicKeyVerify(point)) throw new PrecompileFailure('invalid point coordinates')
  return point
}

const coordinatesOf = (point: Bytes | undefined) => (point === undefined ? INFINITY : point.slice(1))

function add(a: Bytes | undefined, b: Bytes | undefined): Bytes | undefined {
  if (a === undefined || b === undefined) return a ?? b
  const isOpposite = equalBytes(a.subarray(1, 33), b.subarray(1, 33)) && !equalBytes(a, b)
  return isOpposite ? undefined : curve().publicKeyCombine([a, b], false)
}

export const secp256k1Add = simplePrecompile({
  address: 0x01000016n,
  since: 'rskip516',
  maxInputBytes: 128,
  price: () => 150n,
  run: (input) => coordinatesOf(add(pointAt(input, 0), pointAt(input, 64))),
})

export const secp256k1Mul = simplePrecompile({
  address: 0x01000017n,
  since: 'rskip516',
  maxInputBytes: 96,
  price: () => 3000n,
  run(input) {
    const point = pointAt(input, 0)
    const factor = wordAt(input, 2) % CURVE_ORDER
    if (point === undefined || factor === 0n) return INFINITY
    return coordinatesOf(curve().publicKeyTweakMul(point, toWord(factor), false))
  },
})
