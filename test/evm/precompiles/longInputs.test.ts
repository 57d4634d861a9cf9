/** Native work in pieces has the same result as in one piece. */
import { createHash } from 'node:crypto'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { bytesToBigint, toWord } from '../../../src/base/integer.ts'
import { setScene } from '../../_helpers/evmScene.ts'
import { createRandom } from '../../_helpers/random.ts'

const random = createRandom(7)

async function run(precompile: number, data: Bytes): Promise<Bytes> {
  const { run } = await setScene()
  return (await run({ to: fromHex(`0x${precompile.toString(16).padStart(40, '0')}`), data, gasLimit: 10n ** 12n }))
    .output
}

describe.each([16_383, 16_384, 16_385, 32_768, 100_000])('an input of %i bytes', (length) => {
  const input = Uint8Array.from({ length }, (_, i) => (i * 13) >> 3)

  it(`the SHA-256 precompile equals Node for ${length} bytes`, async () => {
    expect(toHex(await run(2, input))).toBe(`0x${createHash('sha256').update(input).digest('hex')}`)
  })

  it(`the RIPEMD-160 precompile equals @noble/hashes for ${length} bytes`, async () => {
    expect(toHex((await run(3, input)).subarray(12))).toBe(toHex(ripemd160(input)))
  })
})

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n % modulus, base % modulus]
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

it.each([
  [5_000, 2, 5_000],
  [5_000, 3, 2_049],
  [9_000, 1, 2_000],
  [9_000, 2, 2],
  [1, 3, 6_000],
  [2_048, 2, 2_048],
  [2_049, 2, 1_025],
  [6_000, 0, 4_097],
])('modexp raises a base of %i bytes to an exponent of %i bytes modulo %i bytes', async (...lengths) => {
  const parts = lengths.map((length) => Uint8Array.from({ length }, () => random(256)))
  const [base = 0n, exponent = 0n, modulus = 0n] = parts.map(bytesToBigint)
  const output = await run(5, concatBytes(...lengths.map((length) => toWord(BigInt(length))), ...parts))
  expect(output.length).toBe(lengths[2])
  expect(bytesToBigint(output)).toBe(power(base, exponent, modulus))
})
