/** Products of pairings are one if @noble/curves or the factors of the points imply it. */
import { bn254 } from '@noble/curves/bn254.js'
import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../../src/base/bytes.ts'
import { toHex } from '../../../src/base/hex.ts'
import { createRandom } from '../../_helpers/random.ts'
import {
  BEFORE_RSKIP_197,
  MAX,
  NO_P,
  NO_Q,
  ORDER,
  P,
  PAIRING,
  type Pair,
  type PointOfTwist,
  PRIME,
  pairWords,
  Q,
  randomNumber,
  run,
  strangers,
  times,
  timesTwist,
  words,
  wordsOf,
  wordsOfTwist,
} from './_bn254.ts'

const random = createRandom(197)
const anyNumber = () => randomNumber(random) % ORDER
const TRUE = toHex(words(1n))
const FALSE = toHex(words(0n))
/** The cofactor of the twist. */
const COFACTOR = 2n * PRIME - ORDER

const check = (pairs: readonly Pair[]) => run(PAIRING, pairWords(pairs))

/** Returns pairs of generators times these factors. */
const pairsOf = (factors: readonly (readonly [bigint, bigint])[]) =>
  factors.map(([a, b]): Pair => [times(P, a), timesTwist(Q, b)])

const anyFactors = (count: number) => Array.from({ length: count }, () => [anyNumber(), anyNumber()] as const)

/** Adds a last pair that makes the product one. */
function balanced(factors: readonly (readonly [bigint, bigint])[]): (readonly [bigint, bigint])[] {
  const sum = factors.reduce((sum, [a, b]) => sum + a * b, 0n)
  return [...factors, [ORDER - (sum % ORDER), 1n]]
}

describe('the product of pairings', () => {
  it.each(Array.from({ length: 12 }, (_, i) => i))(
    'the product of %i pairings and the pair that balances them is one',
    async (count) => {
      const factors = balanced(anyFactors(count))
      expect(await check(pairsOf(factors))).toBe(TRUE)
      expect(await check(pairsOf(factors.toReversed()))).toBe(TRUE)
      const others = factors.with(random(count + 1), [anyNumber(), anyNumber()])
      expect(await check(pairsOf(others))).toBe(FALSE)
    },
  )

  it('the product of no pairings is one', async () => {
    expect(await run(PAIRING, new Uint8Array(0))).toBe(TRUE)
  })

  it('products of pairings agree with @noble/curves', async () => {
    for (let i = 0; i < 6; i++) {
      const factors = i % 2 === 0 ? anyFactors(1 + (i % 5)) : balanced(anyFactors(i % 5))
      const pairs = pairsOf(factors).filter(([p]) => !p.is0())
      const product = bn254.pairingBatch(pairs.map(([g1, g2]) => ({ g1, g2 })))
      const isOne = bn254.fields.Fp12.eql(product, bn254.fields.Fp12.ONE)
      expect(await check(pairs)).toBe(isOne ? TRUE : FALSE)
    }
  })

  it('a product of pairings skips pairs with infinity, at any index', async () => {
    const factors = balanced(anyFactors(3))
    const nothing: readonly Pair[] = [
      [NO_P, NO_Q],
      [times(P, anyNumber()), NO_Q],
      [NO_P, timesTwist(Q, anyNumber())],
    ]
    for (let place = 0; place <= factors.length; place++) {
      for (const pair of nothing) expect(await check(pairsOf(factors).toSpliced(place, 0, pair))).toBe(TRUE)
      expect(await check(pairsOf(factors.slice(1)).toSpliced(place, 0, ...nothing))).toBe(FALSE)
    }
    for (const pair of nothing) expect(await check([pair])).toBe(TRUE)
    expect(await check([...nothing, ...nothing, ...nothing])).toBe(TRUE)
  })

  it.each([1n, 2n, 3n, ORDER - 1n, ORDER - 2n, 2n ** 128n])(
    'the product of the pairing of a point times %i and its balance is one',
    async (factor) => {
      expect(
        await check(
          pairsOf([
            [factor, 1n],
            [1n, ORDER - factor],
          ]),
        ),
      ).toBe(TRUE)
      expect(
        await check(
          pairsOf([
            [factor, 1n],
            [1n, ORDER - factor + 1n],
          ]),
        ),
      ).toBe(FALSE)
      expect(await check(pairsOf([[factor, 1n]]))).toBe(FALSE)
    },
  )
})

/** Requires a failure after valid pairs, before them and alone, with a point of the curve and with infinity. */
async function expectRefused(twistWords: Uint8Array): Promise<void> {
  const bad = concatBytes(wordsOf(P), twistWords)
  const good = pairWords(pairsOf(anyFactors(4)))
  const withInfinity = concatBytes(wordsOf(NO_P), twistWords)
  const inputs = [bad, concatBytes(bad, good), concatBytes(good, bad), concatBytes(bad, bad), withInfinity]
  for (const input of inputs) expect(await run(PAIRING, input)).toBe('failed')
  expect(await run(PAIRING, bad, BEFORE_RSKIP_197)).toBe('0x')
}

describe('a pairing fails', () => {
  it('a pairing fails with a point of the twist outside the group', async () => {
    const outside = strangers(6)
    const sums = outside.map((point) => point.add(timesTwist(Q, anyNumber())))
    const cleared = outside.map((point) => multiple(point, ORDER))
    for (const point of [...outside, ...sums, ...cleared]) {
      expect(point.isTorsionFree()).toBe(false)
      await expectRefused(wordsOfTwist(point))
    }
  })

  it('a pairing fails with points of small orders, but not with their multiples that are in the group', async () => {
    for (const order of [10_069n, 5_864_401n, 10_069n * 5_864_401n, 1_875_725_156_269n]) {
      expect(COFACTOR % order).toBe(0n)
      for (const point of strangers(3)) {
        const small = multiple(multiple(point, ORDER), COFACTOR / order)
        if (small.is0()) continue
        expect(multiple(small, order).is0()).toBe(true)
        await expectRefused(wordsOfTwist(small))
        await expectRefused(wordsOfTwist(small.add(Q)))
      }
    }
    for (const point of strangers(8)) {
      const member = multiple(point, COFACTOR)
      expect(member.isTorsionFree()).toBe(true)
      expect(
        await check([
          [P, member],
          [P.negate(), member],
        ]),
      ).toBe(TRUE)
    }
  })

  it('a pairing fails with points off the twist or beyond the prime', async () => {
    const { x, y } = timesTwist(Q, anyNumber()).toAffine()
    const right = [x.c1, x.c0, y.c1, y.c0]
    for (let i = 0; i < 4; i++) {
      const coordinate = right[i] ?? 0n
      for (const wrong of [coordinate ^ 1n, coordinate + PRIME, PRIME, PRIME + 1n, MAX, 0n]) {
        await expectRefused(words(...right.with(i, wrong)))
      }
    }
    await expectRefused(words(x.c0, x.c1, y.c0, y.c1))
    await expectRefused(words(0n, 0n, 0n, PRIME))
    await expectRefused(words(0n, 0n, 0n, 1n))
  })

  it('a pairing fails with points off the curve, even beside infinity', async () => {
    const { x, y } = times(P, anyNumber()).toAffine()
    for (const point of [
      words(x, y ^ 1n),
      words(x + PRIME, y),
      words(x, y + PRIME),
      words(0n, 1n),
      words(PRIME, PRIME),
    ]) {
      for (const other of [Q, NO_Q]) {
        const bad = concatBytes(point, wordsOfTwist(other))
        const good = pairWords(pairsOf(anyFactors(5)))
        expect(await run(PAIRING, bad)).toBe('failed')
        expect(await run(PAIRING, concatBytes(good, bad))).toBe('failed')
        expect(await run(PAIRING, concatBytes(bad, good), BEFORE_RSKIP_197)).toBe('0x')
      }
    }
  })

  it('a pairing fails with an input of another length', async () => {
    const pairs = pairWords(pairsOf(balanced(anyFactors(1))))
    for (const length of [1, 64, 191, 193, 383]) {
      expect(await run(PAIRING, pairs.subarray(0, length))).toBe('failed')
      expect(await run(PAIRING, pairs.subarray(0, length), BEFORE_RSKIP_197)).toBe('0x')
    }
  })
})

/** Multiplies also by numbers beyond the order, which the library's method refuses. */
function multiple(point: PointOfTwist, factor: bigint): PointOfTwist {
  let [sum, power] = [NO_Q, point]
  for (let rest = factor; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) sum = sum.add(power)
    power = power.double()
  }
  return sum
}
