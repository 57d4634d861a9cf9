import { NobleBN254 } from '@ethereumjs/evm'
import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { keccak256 } from '../../../src/base/keccak.ts'
import type { Rules } from '../../../src/network/rules.ts'
import { ALL_RULES, BLOCK, setScene } from '../../_helpers/evmScene.ts'

const ADD = 6
const MUL = 7

const PRIME = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47n
const ORDER = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001n
const MAX = 2n ** 256n - 1n

const words = (...values: bigint[]) => concatBytes(...values.map(toWord))
const ZERO = words(0n, 0n)
const G = words(1n, 2n)
const MINUS_G = words(1n, PRIME - 2n)
const TWO_G = words(
  0x030644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd3n,
  0x15ed738c0e0a7c92e7845f96b2ae9c0a68a6a449e3538fc7ff3ebf7a5a18a2c4n,
)

const BEFORE_RSKIP_197: Rules = new Set([...ALL_RULES].filter((rule) => rule !== 'rskip197'))

async function run(precompile: number, input: Bytes, rules = ALL_RULES): Promise<string> {
  const scene = await setScene()
  const to = fromHex(`0x${precompile.toString(16).padStart(40, '0')}`)
  const { output, paysWholeGasLimit } = await scene.run({ to, data: input }, { ...BLOCK, rules })
  return paysWholeGasLimit === true ? 'failed' : toHex(output)
}

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
  ])('are added: %s', async (_, input, sum) => {
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
  ])('are multiplied: %s', async (_, point, scalar, product) => {
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

  it.each(BAD_POINTS)('fail the call with one %s', async (_, point) => {
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

it('agrees with EthereumJS on a chain of sums and products', async () => {
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
