/** Uses of the curve's module that the precompiles never make, or make at the same time. */
import { describe, expect, it } from 'vitest'
import { BN254_BINARY } from '../../../generated/wasm/bn254.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import { Instance, Module } from '../../../src/crypto/webAssembly.ts'
import { setScene } from '../../_helpers/evmScene.ts'
import { createRandom } from '../../_helpers/random.ts'
import { ORDER, P, type Pair, pairWords, Q, times, timesTwist, words, wordsOf } from './_bn254.ts'

interface Functions {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly INPUT: { readonly value: number }
  add(): number
  multiply(signs: number): number
  multiplyPairs(count: number): number
}

const { exports: curve } = new Instance<Functions>(new Module(Buffer.from(BN254_BINARY, 'base64')), {})
const room = new Uint8Array(curve.memory.buffer, curve.INPUT.value, 768)
const input = room.subarray(0, 192)

/**
 * The endomorphism's factor. For each of the vectors, the first number plus the factor times the second is a multiple of the
 * order.
 */
const ROOT = 4_407_920_970_296_243_842_393_367_215_006_156_084_916_469_457_145_843_978_461n
const VECTORS = [
  [147_946_756_881_789_319_010_696_353_538_189_108_491n, 9_931_322_734_385_697_763n],
  [9_931_322_734_385_697_763n, -147_946_756_881_789_319_000_765_030_803_803_410_728n],
  [0n, 0n],
] as const

const sizeOf = (part: bigint) => (part < 0n ? -part : part)
const littleEndian = (part: bigint) => toWord(sizeOf(part)).subarray(16).toReversed()

function multiplyByParts(first: bigint, second: bigint): string {
  input.set(wordsOf(P))
  input.set(littleEndian(first), 64)
  input.set(littleEndian(second), 80)
  expect(curve.multiply((first < 0n ? 1 : 0) | (second < 0n ? 2 : 0))).toBe(1)
  return toHex(input.subarray(0, 64))
}

describe('sums of a point with itself or its opposite are met on the way', () => {
  it.each(VECTORS)('products are right if a point meets itself or its opposite near %i and %i', (first, second) => {
    for (const sign of [1n, -1n]) {
      for (let a = -34n; a <= 34n; a++) {
        for (const b of [-17n, -2n, -1n, 0n, 1n, 2n, 6n, 17n]) {
          const product = times(P, a + b * ROOT)
          expect(multiplyByParts(sign * first + a, sign * second + b)).toBe(toHex(wordsOf(product)))
        }
      }
    }
  })
})

it('pairings that run alternately do not disturb each other', async () => {
  const { run } = await setScene({}, 0n, { yieldAfterMs: 0 })
  const results = Array.from({ length: 12 }, async (_, i) => {
    const factors = Array.from({ length: 8 + i }, (_, j): Pair => [times(P, BigInt(3 + i * j)), Q])
    const sum = factors.reduce((sum, _, j) => sum + BigInt(3 + i * j), 0n)
    const last: Pair = [P, timesTwist(Q, i % 3 === 0 ? ORDER - sum : 1n)]
    const data = pairWords([...factors, last])
    if (i % 4 === 1) data[data.length - 1] = (data.at(-1) ?? 0) ^ 1
    const { output } = await run({ to: fromHex(`0x${'8'.padStart(40, '0')}`), data, gasLimit: 10n ** 9n })
    return toHex(output)
  })
  const [yes, no, failed] = [toHex(words(1n)), toHex(words(0n)), '0x']
  const expected = Array.from({ length: 12 }, (_, i) => (i % 4 === 1 ? failed : i % 3 === 0 ? yes : no))
  expect(await Promise.all(results)).toEqual(expected)
})

it('the module keeps nothing of an input, and its memory does not grow', () => {
  const random = createRandom(1)
  for (let i = 0; i < 2_000; i++) {
    const isPoint = random(2) === 0
    room.set(room.map(() => random(256)))
    if (isPoint) input.set(wordsOf(P))
    curve.add()
    if (isPoint) input.set(wordsOf(P))
    curve.multiply(random(4))
    if (isPoint) input.set(pairWords([[P, Q]]))
    curve.multiplyPairs(1 + random(4))
  }
  expect(multiplyByParts(5n, 0n)).toBe(toHex(wordsOf(times(P, 5n))))
  expect(curve.memory.buffer.byteLength).toBe(65_536)
})
