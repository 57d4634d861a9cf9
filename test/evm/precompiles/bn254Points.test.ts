/** Sums and products of points agree with @noble/curves. */
import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../../src/base/bytes.ts'
import { toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { splitFactor } from '../../../src/crypto/bn254.ts'
import { createRandom } from '../../_helpers/random.ts'
import { ADD, MAX, MUL, NO_P, ORDER, P, type Point, PRIME, randomNumber, run, times, words, wordsOf } from './_bn254.ts'

const random = createRandom(254)
const anyNumber = () => randomNumber(random)
const anyPoint = () => times(P, anyNumber())

/** The endomorphism's factor. */
const ROOT = 4_407_920_970_296_243_842_393_367_215_006_156_084_916_469_457_145_843_978_461n
const SMALL = Array.from({ length: 40 }, (_, i) => BigInt(i))
const POWERS = Array.from({ length: 256 }, (_, i) => 1n << BigInt(i))
const FACTORS: readonly bigint[] = [
  ...SMALL,
  ...SMALL.map((factor) => ORDER - factor),
  ...SMALL.map((factor) => ORDER + factor),
  ...POWERS,
  ...POWERS.map((power) => power - 1n),
  ...[ROOT, ORDER - ROOT, ROOT + 1n, ROOT - 1n, 2n * ROOT, 15n * ROOT + 1n, ROOT * 2n ** 60n + 1n],
  ...[2n, 3n, 4n, 5n].flatMap((times) => [times * ORDER - 1n, times * ORDER, times * ORDER + 1n]),
  ...[MAX, MAX - 1n, PRIME, PRIME - 1n],
  ...Array.from({ length: 60 }, anyNumber),
]

const sumOf = (a: Point, b: Point) => run(ADD, concatBytes(wordsOf(a), wordsOf(b)))

describe('sums', () => {
  it('sums of points agree with @noble/curves', async () => {
    for (let i = 0; i < 80; i++) {
      const [a, b] = [anyPoint(), anyPoint()]
      expect(await sumOf(a, b)).toBe(toHex(wordsOf(a.add(b))))
    }
  })

  it('sums of a point and itself, its opposite, infinity and its images agree with @noble/curves', async () => {
    for (let i = 0; i < 20; i++) {
      const a = anyPoint()
      const others = [a, a.negate(), NO_P, a.double(), times(a, ROOT), times(a, ROOT).negate(), times(a, ROOT * ROOT)]
      for (const b of others) {
        expect(await sumOf(a, b)).toBe(toHex(wordsOf(a.add(b))))
        expect(await sumOf(b, a)).toBe(toHex(wordsOf(a.add(b))))
      }
    }
  })

  it('sums of an input that ends anywhere read zeros after its end', async () => {
    const input = concatBytes(wordsOf(anyPoint()), wordsOf(anyPoint()))
    for (let length = 0; length < input.length; length++) {
      const expected = length === 0 ? toHex(words(0n, 0n)) : length === 64 ? toHex(input.subarray(0, 64)) : 'failed'
      expect(await run(ADD, input.subarray(0, length))).toBe(expected)
    }
  })
})

describe('products', () => {
  it.each(FACTORS)('the product of a point by %i agrees with @noble/curves', async (factor) => {
    const a = anyPoint()
    expect(await run(MUL, concatBytes(wordsOf(a), toWord(factor)))).toBe(toHex(wordsOf(times(a, factor))))
  })

  it('products by a factor that ends early read zeros after its end', async () => {
    const a = anyPoint()
    const input = concatBytes(wordsOf(a), toWord(anyNumber()))
    for (let length = 64; length < 96; length++) {
      const factor = BigInt(toHex(input.subarray(64, length)).padEnd(66, '0'))
      expect(await run(MUL, input.subarray(0, length))).toBe(toHex(wordsOf(times(a, factor))))
    }
  })
})

it('splitFactor splits a factor into two numbers of half its length', () => {
  for (const factor of FACTORS) {
    const [first, second] = splitFactor(factor)
    expect((first + second * ROOT - factor) % ORDER).toBe(0n)
    for (const part of [first, second]) expect(part > -(2n ** 127n) && part < 2n ** 127n).toBe(true)
  }
})

it('points off the curve or beyond the prime are refused', async () => {
  for (let i = 0; i < 30; i++) {
    const { x, y } = anyPoint().toAffine()
    const wrong = [
      ...[words(x, y ^ 1n), words(x ^ 1n, y), words(y, x), words(x, 0n), words(0n, y), words(anyNumber(), anyNumber())],
      ...[words(x + PRIME, y), words(x, y + PRIME), words(x + PRIME, y + PRIME), words(x, MAX), words(MAX, y)],
      ...[words(0n, PRIME), words(PRIME, 0n), words(PRIME, PRIME)],
    ]
    for (const point of wrong) {
      expect(await run(ADD, concatBytes(point, wordsOf(P)))).toBe('failed')
      expect(await run(ADD, concatBytes(wordsOf(P), point))).toBe('failed')
      expect(await run(MUL, concatBytes(point, toWord(anyNumber())))).toBe('failed')
    }
  }
})
