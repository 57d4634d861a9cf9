import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../../src/base/bytes.ts'
import { fromHex } from '../../../src/base/hex.ts'
import { bytesToBigint, minimalBytes, toWord } from '../../../src/base/integer.ts'
import { hasShortForm, shortenExponent } from '../../../src/crypto/modexp.ts'
import { setScene } from '../../_helpers/evmScene.ts'
import { createRandom } from '../../_helpers/random.ts'

/** Raises from the exponent's lowest bit up, unlike the source. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n % modulus
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

function shorten(exponent: Bytes, modulus: bigint): bigint {
  const pieces = shortenExponent(exponent, Number(modulus))
  for (;;) {
    const { done, value } = pieces.next()
    if (done === true) return bytesToBigint(value)
  }
}

async function runModexp(data: Bytes): Promise<Bytes> {
  const { run } = await setScene()
  return (await run({ to: fromHex(`0x${'00'.repeat(19)}05`), data, gasLimit: 10n ** 12n })).output
}

const MODULI = [
  1n,
  2n,
  3n,
  4n,
  8n,
  12n,
  36n,
  210n,
  256n,
  2n ** 16n,
  65_521n,
  2n ** 24n,
  3n ** 16n,
  2n ** 26n,
  2n ** 31n,
]
const LARGE = [4_294_967_291n, 65_521n * 65_519n, 2n ** 32n - 1n, 223_092_870n]

describe('long exponents of short moduli', () => {
  it('shortenExponent keeps the power, whatever factors base and modulus share', () => {
    const random = createRandom(5)
    for (const modulus of [
      ...MODULI,
      ...LARGE,
      ...Array.from({ length: 200 }, () => 1n + BigInt(random(2 ** 32 - 1))),
    ]) {
      const exponent = Uint8Array.from({ length: 65 + random(20) }, (_, i) => (i === 0 ? 1 : random(256)))
      const short = shorten(exponent, modulus)
      expect(short < 2n ** 33n).toBe(true)
      for (const base of [0n, 1n, 2n, 3n, 6n, 30n, modulus - 1n, modulus / 2n, BigInt(random(2 ** 32))]) {
        const found = { modulus, base, power: power(base, short, modulus) }
        expect(found).toEqual({ modulus, base, power: power(base, bytesToBigint(exponent), modulus) })
      }
    }
  })

  it('hasShortForm is true only if shortening is faster and the exponent is certainly greater than the modulus', () => {
    expect(hasShortForm(new Uint8Array(65), 255n)).toBe(true)
    expect(hasShortForm(new Uint8Array(64), 255n)).toBe(false)
    expect(hasShortForm(new Uint8Array(65), 2n ** 32n - 1n)).toBe(false)
    expect(hasShortForm(new Uint8Array(8_192), 2n ** 32n)).toBe(false)
  })

  it.each([
    [0xe5n, 0xffn],
    [6n, 12n],
    [0n, 7n],
    [2n, 2n ** 31n],
    [5n, 2n ** 32n + 1n],
  ])('modexp raises %i to long exponents modulo %i, with leading zeros or only zeros', async (base, modulus) => {
    const random = createRandom(9)
    const exponents = [300, 0, 1, 64, 65].map((size) => Uint8Array.from({ length: size }, () => random(256)))
    for (const exponent of exponents) {
      const padded = concatBytes(new Uint8Array(100), exponent)
      const parts = [minimalBytes(base), padded, minimalBytes(modulus)]
      const input = concatBytes(...parts.map(({ length }) => toWord(BigInt(length))), ...parts)
      const expected = power(base, bytesToBigint(exponent), modulus)
      expect(bytesToBigint(await runModexp(input))).toBe(expected)
    }
  })
})
