import { bn254 } from '@noble/curves/bn254.js'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { bytesToBigint, toWord } from '../../../src/base/integer.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import { ALL_RULES, BLOCK, setScene } from '../../_helpers/evmScene.ts'

export const ADD = 6
export const MUL = 7
export const PAIRING = 8

const { G1, G2 } = bn254
export const { Fp2 } = bn254.fields
export type Point = InstanceType<typeof G1.Point>
export type PointOfTwist = InstanceType<typeof G2.Point>

export const PRIME = bn254.fields.Fp.ORDER
export const ORDER = bn254.fields.Fr.ORDER
export const MAX = 2n ** 256n - 1n
export const P = G1.Point.BASE
export const Q = G2.Point.BASE
export const NO_P = G1.Point.ZERO
export const NO_Q = G2.Point.ZERO

export const BEFORE_RSKIP_197: Rules = new Set([...ALL_RULES].filter((rule) => rule !== 'rskip197'))

export const words = (...values: bigint[]) => concatBytes(...values.map(toWord))

export function wordsOf(point: Point): Bytes {
  const { x, y } = point.toAffine()
  return words(x, y)
}

/** Returns a point as the pairing reads it: imaginary parts first. */
export function wordsOfTwist(point: PointOfTwist): Bytes {
  const { x, y } = point.toAffine()
  return words(x.c1, x.c0, y.c1, y.c0)
}

export type Pair = readonly [Point, PointOfTwist]

export const pairWords = (pairs: readonly Pair[]) =>
  concatBytes(...pairs.map(([p, q]) => concatBytes(wordsOf(p), wordsOfTwist(q))))

export const randomNumber = (random: (below: number) => number) =>
  bytesToBigint(Uint8Array.from({ length: 32 }, () => random(256)))

/** Multiplies a point by any number. */
export const times = (point: Point, factor: bigint) => point.multiplyUnsafe(((factor % ORDER) + ORDER) % ORDER)
export const timesTwist = (point: PointOfTwist, factor: bigint) =>
  point.multiplyUnsafe(((factor % ORDER) + ORDER) % ORDER)

/** Returns points of the twist, hardly any of which is in G2. */
export function strangers(count: number): PointOfTwist[] {
  const { b } = G2.Point.CURVE()
  const points = []
  for (let c0 = 1n; points.length < count; c0++) {
    const x = Fp2.create({ c0, c1: 1n })
    const square = Fp2.add(Fp2.mul(Fp2.sqr(x), x), b)
    if (!Fp2.eql(Fp2.pow(square, (Fp2.ORDER - 1n) / 2n), Fp2.ONE)) continue
    points.push(G2.Point.fromAffine({ x, y: Fp2.sqrt(square) }))
  }
  return points
}

/** Returns the output of a precompile, or that it failed. */
export async function run(precompile: number, data: Bytes, rules = ALL_RULES): Promise<string> {
  const scene = await setScene()
  const to = fromHex(`0x${precompile.toString(16).padStart(40, '0')}`)
  const { output, paysWholeGasLimit } = await scene.run({ to, data, gasLimit: 10n ** 9n }, { ...BLOCK, rules })
  return paysWholeGasLimit === true ? 'failed' : toHex(output)
}
