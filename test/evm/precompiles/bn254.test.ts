import { NobleBN254 } from '@ethereumjs/evm'
import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { ADD, BEFORE_RSKIP_197, MAX, MUL, ORDER, PRIME, run, words } from './_bn254.ts'

const ZERO = words(0n, 0n)
const G = words(1n, 2n)
const MINUS_G = words(1n, PRIME - 2n)
const TWO_G = words(
  0x030644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd3n,
  0x15ed738c0e0a7c92e7845f96b2ae9c0a68a6a449e3538fc7ff3ebf7a5a18a2c4n,
)

describe('points', () => {
  it.each([
    ['the generator twice', words(1n, 2n, 1n, 2n), TWO_G],
    ['a point and its opposite', concatBytes(G, MINUS_G), ZERO],
    ['zero and a point', concatBytes(ZERO, TWO_G), TWO_G],
    ['a point and zero', concatBytes(TWO_G, ZERO), TWO_G],
    ['zero twice', concatBytes(ZERO, ZERO), ZERO],
    ['a point and input that ends', G, G],
    ['no input', words(), ZERO],
    ['two points and more', concatBytes(G, G, words(MAX)), TWO_G],
  ])('bn128 add returns the sum of %s', async (_, input, sum) => {
    expect(await run(ADD, input)).toBe(toHex(sum))
  })

  it.each([
    ['by 0', G, 0n, ZERO],
    ['by 1', G, 1n, G],
    ['by 2', G, 2n, TWO_G],
    ['by the order less one', G, ORDER - 1n, MINUS_G],
    ['by the order', G, ORDER, ZERO],
    ['by more than the order', G, ORDER + 2n, TWO_G],
    ['by five times the order and one', G, 5n * ORDER + 1n, G],
    ['zero by 0', ZERO, 0n, ZERO],
    ['zero by 2', ZERO, 2n, ZERO],
    ['zero by the order', ZERO, ORDER, ZERO],
    ['zero by the largest word', ZERO, MAX, ZERO],
  ])('bn128 mul multiplies %s', async (_, point, scalar, product) => {
    expect(await run(MUL, concatBytes(point, toWord(scalar)))).toBe(toHex(product))
  })

  const BAD_POINTS: [string, Bytes][] = [
    ['off the curve', words(1n, 1n)],
    ['with x alone', words(1n, 0n)],
    ['with y alone', words(0n, 2n)],
    ['whose x is the prime', words(PRIME, 2n)],
    ['whose y is the prime', words(1n, PRIME)],
    ['that are both the prime', words(PRIME, PRIME)],
    ['that is the generator beyond the prime in x', words(PRIME + 1n, 2n)],
    ['that is the generator beyond the prime in y', words(1n, PRIME + 2n)],
    ['of the largest words', words(MAX, MAX)],
  ]

  it.each(BAD_POINTS)('bn128 add and mul fail for a point %s', async (_, point) => {
    for (const input of [concatBytes(point, G), concatBytes(G, point), concatBytes(ZERO, point)]) {
      expect(await run(ADD, input)).toBe('failed')
      expect(await run(ADD, input, BEFORE_RSKIP_197)).toBe('0x')
    }
    for (const scalar of [0n, 1n, ORDER, MAX]) {
      const input = concatBytes(point, toWord(scalar))
      expect(await run(MUL, input)).toBe('failed')
      expect(await run(MUL, input, BEFORE_RSKIP_197)).toBe('0x')
    }
  })
})

it('bn128 agrees with EthereumJS on a chain of sums and products', async () => {
  const ethereum = new NobleBN254()
  let point = G
  for (let i = 0; i < 8; i++) {
    const product = ethereum.mul(concatBytes(point, keccak256(point)))
    expect(await run(MUL, concatBytes(point, keccak256(point)))).toBe(toHex(product))
    const sum = ethereum.add(concatBytes(product, point))
    expect(await run(ADD, concatBytes(product, point))).toBe(toHex(sum))
    point = sum
  }
})
