import { bn254 } from '@noble/curves/bn254.js'
import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { toWord } from '../../base/integer.ts'
import type { Context } from '../context.ts'
import { PrecompileFailure, simplePrecompile, wordAt } from './precompile.ts'

const PAIR_BYTES = 192
const { Fp, Fp2, Fp12 } = bn254.fields

/** Throws when it is no element of the field. */
function elementAt(pair: Bytes, index: number): bigint {
  const element = wordAt(pair, index)
  if (element >= Fp.ORDER) throw new RangeError('not in the field')
  return element
}

/** A point of the curve, or of its twist, whose coordinates stand imaginary part first; throws for anything else. */
function readPair(pair: Bytes) {
  const [x, y] = [elementAt(pair, 0), elementAt(pair, 1)]
  const [xi, xr, yi, yr] = [elementAt(pair, 2), elementAt(pair, 3), elementAt(pair, 4), elementAt(pair, 5)]
  const { G1, G2 } = bn254
  const p = x === 0n && y === 0n ? G1.Point.ZERO : G1.Point.fromAffine({ x, y })
  const isZero = [xi, xr, yi, yr].every((part) => part === 0n)
  const q = isZero
    ? G2.Point.ZERO
    : G2.Point.fromAffine({ x: Fp2.create({ c0: xr, c1: xi }), y: Fp2.create({ c0: yr, c1: yi }) })
  if (!p.is0()) p.assertValidity()
  if (!isZero) q.assertValidity()
  return { p, q }
}

/** What a pair contributes to the product, before the final exponentiation that all of them share. */
function millerLoop(pair: Bytes) {
  const { p, q } = readPair(pair)
  return p.is0() || q.is0() ? Fp12.ONE : bn254.pairing(p, q, false)
}

/** Bad points fail the call; before RSKIP-197 they gave an empty output. */
function refuse({ rules }: Context): Bytes {
  if (rules.has('rskip197')) throw new PrecompileFailure('Invalid result.')
  return EMPTY_BYTES
}

/** Whether the product of pairings is one (EIP-197). A pair takes some 10 ms, so others have their turn behind each. */
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
