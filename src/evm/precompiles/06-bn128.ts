import { bn254 } from '@noble/curves/bn254.js'
import { type Bytes, concatBytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { toWord } from '../../base/integer.ts'
import type { Context } from '../context.ts'
import { PrecompileFailure, simplePrecompile, wordAt } from './precompile.ts'

const PAIR_BYTES = 192
const { Fp, Fp2, Fp12, Fr } = bn254.fields
const { G1, G2 } = bn254

type Point = InstanceType<typeof G1.Point>

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
function readTwistPoint(pair: Bytes) {
  const [xi, xr, yi, yr] = [elementAt(pair, 2), elementAt(pair, 3), elementAt(pair, 4), elementAt(pair, 5)]
  const point = G2.Point.fromAffine({ x: Fp2.create({ c0: xr, c1: xi }), y: Fp2.create({ c0: yr, c1: yi }) })
  point.assertValidity()
  return point
}

/** What a pair contributes to the product, before the final exponentiation that all of them share. */
function millerLoop(pair: Bytes) {
  const [p, q] = [readPoint(pair, 0), readTwistPoint(pair)]
  return p.is0() || q.is0() ? Fp12.ONE : bn254.pairing(p, q, false)
}

/**
 * Whether the product of pairings is one (EIP-197). A pair takes some 10 ms, so the event loop has its turn after each.
 */
export const bn128Pairing = simplePrecompile({
  address: 0x08n,
  since: 'rskip137',
  price: (input) => 45_000n + 34_000n * BigInt(Math.floor(input.length / PAIR_BYTES)),
  async run(input, context) {
    if (input.length % PAIR_BYTES !== 0) return refuse(context)
    let product = Fp12.ONE
    for (let offset = 0; offset < input.length; offset += PAIR_BYTES) {
      try {
        product = Fp12.mul(product, millerLoop(input.subarray(offset, offset + PAIR_BYTES)))
      } catch {
        return refuse(context)
      }
      await context.pacer.pause()
    }
    return toWord(Fp12.eql(Fp12.finalExponentiate(product), Fp12.ONE) ? 1n : 0n)
  },
})
