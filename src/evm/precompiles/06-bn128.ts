import { bn254 } from '@noble/curves/bn254.js'
import { type Bytes, concatBytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { toWord } from '../../base/integer.ts'
import type { Context } from '../context.ts'
import type { Pieces } from '../pacer.ts'
import { finalExponentiation, isInGroup, millerLoop } from './bn128Pairing.ts'
import { PrecompileFailure, simplePrecompile, wordAt } from './precompile.ts'

const PAIR_BYTES = 192
const { Fp, Fp2, Fp12, Fr } = bn254.fields
const { G1, G2 } = bn254

type Point = InstanceType<typeof G1.Point>
type PointOfTwist = InstanceType<typeof G2.Point>

/**
 * A point of the curve whose coordinates are the words from an index on, both 0 at infinity; throws for anything else.
 */
function readPoint(input: Bytes, index: number): Point {
  const point = G1.Point.fromAffine({ x: wordAt(input, index), y: wordAt(input, index + 1) })
  point.assertValidity()
  return point
}

function writePoint(point: Point): Bytes {
  const { x, y } = point.toAffine()
  return concatBytes(toWord(x), toWord(y))
}

/** Bad points fail the call; before RSKIP-197 the output was empty. */
function refuse({ rules }: Context): Bytes {
  if (rules.has('rskip197')) throw new PrecompileFailure('Invalid result.')
  return EMPTY_BYTES
}

function compute(context: Context, work: () => Point): Bytes {
  try {
    return writePoint(work())
  } catch {
    return refuse(context)
  }
}

export const bn128Add = simplePrecompile({
  address: 0x06n,
  since: 'rskip137',
  maxInputBytes: 128,
  price: () => 150n,
  run: (input, context) => compute(context, () => readPoint(input, 0).add(readPoint(input, 2))),
})

export const bn128Mul = simplePrecompile({
  address: 0x07n,
  since: 'rskip137',
  maxInputBytes: 96,
  price: () => 6000n,
  run: (input, context) => compute(context, () => readPoint(input, 0).multiplyUnsafe(Fr.create(wordAt(input, 2)))),
})

/** Throws when it is no element of the field. */
function elementAt(pair: Bytes, index: number): bigint {
  const element = wordAt(pair, index)
  if (element >= Fp.ORDER) throw new RangeError('not in the field')
  return element
}

/**
 * A point of the twist whose coordinates are the words from the third on, imaginary parts first; throws for anything
 * else.
 */
function* readTwistPoint(pair: Bytes): Pieces<PointOfTwist> {
  const [xi, xr, yi, yr] = [elementAt(pair, 2), elementAt(pair, 3), elementAt(pair, 4), elementAt(pair, 5)]
  const [x, y] = [Fp2.create({ c0: xr, c1: xi }), Fp2.create({ c0: yr, c1: yi })]
  const point = G2.Point.fromAffine({ x, y })
  if (point.is0()) return point
  const isOnCurve = Fp2.eql(Fp2.sqr(y), Fp2.add(Fp2.mul(Fp2.sqr(x), x), G2.Point.CURVE().b))
  if (!isOnCurve) throw new RangeError('not on the twist')
  yield
  if (!(yield* isInGroup(point))) throw new RangeError('not in the group')
  return point
}

/** Whether the product of pairings is one; throws when a point is none. */
function* isProductOne(input: Bytes): Pieces<boolean> {
  let product = Fp12.ONE
  for (let offset = 0; offset < input.length; offset += PAIR_BYTES) {
    const pair = input.subarray(offset, offset + PAIR_BYTES)
    const p = readPoint(pair, 0)
    const q = yield* readTwistPoint(pair)
    yield
    if (!p.is0() && !q.is0()) product = Fp12.mul(product, yield* millerLoop(p, q))
  }
  return Fp12.eql(yield* finalExponentiation(product), Fp12.ONE)
}

/** Whether the product of pairings is one (EIP-197). */
export const bn128Pairing = simplePrecompile({
  address: 0x08n,
  since: 'rskip137',
  price: (input) => 45_000n + 34_000n * BigInt(Math.floor(input.length / PAIR_BYTES)),
  run(input, context) {
    if (input.length % PAIR_BYTES !== 0) return refuse(context)
    return context.pacer.run(pairingResult(input, context))
  },
})

function* pairingResult(input: Bytes, context: Context): Pieces<Bytes> {
  try {
    return toWord((yield* isProductOne(input)) ? 1n : 0n)
  } catch {
    return refuse(context)
  }
}
