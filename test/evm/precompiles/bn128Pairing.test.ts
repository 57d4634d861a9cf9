import { bn254 } from '@noble/curves/bn254.js'
import { expect, it } from 'vitest'
import { Pacer } from '../../../src/evm/pacer.ts'
import { finalExponentiation, isInGroup, millerLoop } from '../../../src/evm/precompiles/bn128Pairing.ts'

const { Fp2, Fp12 } = bn254.fields
const pacer = new Pacer(Number.POSITIVE_INFINITY)
const FACTORS: readonly [bigint, bigint][] = [
  [1n, 1n],
  [2n, 3n],
  [12_345_678_901_234_567_890n, 98_765_432_109_876_543_210n],
  [bn254.fields.Fr.ORDER - 1n, 5n],
]

it.each(FACTORS)("a pairing in pieces is the library's: %i, %i", async (a, b) => {
  const [p, q] = [bn254.G1.Point.BASE.multiply(a), bn254.G2.Point.BASE.multiply(b)]
  const product = await pacer.run(millerLoop(p, q))
  const expected = bn254.pairing(p, q, false)
  expect(Fp12.eql(product, expected)).toBe(true)
  expect(Fp12.eql(await pacer.run(finalExponentiation(product)), Fp12.finalExponentiate(expected))).toBe(true)
})

it('one is one', async () => {
  expect(Fp12.eql(await pacer.run(finalExponentiation(Fp12.ONE)), Fp12.ONE)).toBe(true)
})

/** Points of the twist as they come: hardly any of them is in the group. */
function pointsOfTwist(count: number) {
  const { b } = bn254.G2.Point.CURVE()
  const points = []
  for (let c0 = 1n; points.length < count; c0++) {
    const x = Fp2.create({ c0, c1: 1n })
    const square = Fp2.add(Fp2.mul(Fp2.sqr(x), x), b)
    if (!Fp2.eql(Fp2.pow(square, (Fp2.ORDER - 1n) / 2n), Fp2.ONE)) continue
    points.push(bn254.G2.Point.fromAffine({ x, y: Fp2.sqrt(square) }))
  }
  return points
}

it('who is in the group is who the library says it is', async () => {
  const members = FACTORS.map(([, factor]) => bn254.G2.Point.BASE.multiply(factor))
  const others = pointsOfTwist(8)
  const sums = others.map((other) => other.add(bn254.G2.Point.BASE))
  for (const q of [...members, ...others, ...sums]) expect(await pacer.run(isInGroup(q))).toBe(q.isTorsionFree())
  expect(others.map((other) => other.isTorsionFree())).not.toContain(true)
})
