import { bn254 } from '@noble/curves/bn254.js'
import { expect, it } from 'vitest'
import { Pacer } from '../../../src/evm/pacer.ts'
import { finalExponentiation, millerLoop } from '../../../src/evm/precompiles/bn128Pairing.ts'

const { Fp12 } = bn254.fields
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
