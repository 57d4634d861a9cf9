import { describe, expect, it } from 'vitest'
import { type Bytes, stripLeadingZeros } from '../../src/base/bytes.ts'
import { bytesToBigint } from '../../src/base/integer.ts'
import { createModexp, power } from '../../src/crypto/modexp.ts'
import { createRandom } from '../_helpers/random.ts'
import { compileChecked } from '../evm/_checked.ts'
import { finish, takeTurns } from '../evm/precompiles/_pieces.ts'

/** Raises from the exponent's lowest bit up, unlike the source. */
function define(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n % modulus
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

const random = createRandom(11)
/** Limbs with long carries. */
const LIMBS = [0n, 0n, 1n, 0xffffffffn, 0xfffffffen, 0x80000000n, 0x7fffffffn]

function numberOf(limbs: number): bigint {
  const isEdgy = random(2) === 0
  let number = 0n
  for (let i = 0; i < limbs; i++) {
    const limb = isEdgy ? LIMBS[random(LIMBS.length)] : undefined
    number = (number << 32n) | (limb ?? BigInt(random(2 ** 32)))
  }
  return number
}

/** Returns a modulus of any number of bits; many are even. */
function modulusOf(limbs: number): bigint {
  const kind = random(8)
  const bit = 1n << BigInt(random(32 * limbs))
  if (kind === 0) return bit
  if (kind === 1) return bit + 1n
  if (kind === 2) return 2n * bit - 1n
  const number = numberOf(limbs)
  if (kind === 3) return number * bit + bit
  return (kind < 7 ? number | 1n : number) || 1n
}

function basesOf(modulus: bigint, limbs: number): readonly bigint[] {
  const all = [0n, 1n, 2n, 6n, modulus - 1n, modulus / 2n, modulus & -modulus, numberOf(limbs)]
  return [all[random(all.length)] ?? 0n, numberOf(limbs)].map((base) => base % modulus)
}

function exponentOf(length: number): Bytes {
  const kind = random(4)
  const bytes = Uint8Array.from({ length }, () => (kind === 0 ? 0xff : kind === 1 ? 2 ** random(8) : random(256)))
  if (random(3) === 0) bytes.fill(0, random(length + 1), random(length + 1))
  return stripLeadingZeros(bytes)
}

const lengths = Array.from({ length: 20 }, (_, i) => i + 1)

describe.each([
  ['every day', createModexp()],
  ['tests, which looks at each place', createModexp(await compileChecked('modexp'))],
])('modular powers (%s)', (_, modexp) => {
  const expectRight = (base: bigint, exponent: Bytes, modulus: bigint) => {
    const found = finish(power(modexp, base, exponent, modulus))
    const expected = define(base, bytesToBigint(exponent), modulus)
    if (found !== expected)
      expect({ base, exponent, modulus, found }).toEqual({ base, exponent, modulus, found: expected })
  }

  it.each(lengths)('powers modulo numbers of up to %i limbs, odd and even', (limbs) => {
    for (let i = 0; i < 60; i++) {
      const modulus = modulusOf(limbs)
      const exponent = exponentOf(random(i % 10 === 0 ? 80 : 12))
      for (const base of basesOf(modulus, limbs)) expectRight(base, exponent, modulus)
    }
  })

  it.each([31, 32, 33, 63, 64, 65])('powers modulo numbers of %i limbs', (limbs) => {
    for (let i = 0; i < 6; i++) {
      const modulus = modulusOf(limbs)
      for (const base of basesOf(modulus, limbs)) expectRight(base, exponentOf(random(20)), modulus)
    }
    const full = 2n ** BigInt(32 * limbs)
    for (const modulus of [full - 1n, full - 2n, full, full + 1n, full / 2n + 1n, full / 2n, full - 2n ** 32n]) {
      expectRight(modulus - 1n, exponentOf(9), modulus)
      expectRight(numberOf(limbs) % modulus, exponentOf(9), modulus)
    }
  })

  it('powers modulo all small numbers', () => {
    for (let modulus = 1n; modulus < 700n; modulus++) {
      for (const base of [...basesOf(modulus, 1), 2n % modulus]) expectRight(base, exponentOf(3 + random(4)), modulus)
    }
  })

  it('powers modulo powers of two and their neighbours, of even and odd bases', () => {
    for (let bits = 0n; bits < 300n; bits++) {
      const twos = 1n << bits
      for (const modulus of [twos, twos + 1n, 3n * twos, twos * (2n ** 61n - 1n)]) {
        const exponent = exponentOf(3 + random(50))
        for (const base of [2n, 6n, 3n, twos / 2n, twos - 1n]) expectRight(base % modulus, exponent, modulus)
      }
    }
  })

  it('powers with products of maximal length, or just not longer than the modulus', () => {
    for (let limbs = 1; limbs < 12; limbs++) {
      const all = 1n << BigInt(32 * limbs)
      for (const below of [1n, 3n, 5n, 2n ** 31n - 1n, 2n ** 31n + 1n, 2n ** 32n - 1n]) {
        const modulus = all - below
        if (modulus < 1n) continue
        for (const base of [1n, 2n, 3n, all / 2n]) {
          expectRight(modulus - (base % modulus || 1n), exponentOf(8), modulus)
        }
      }
    }
  })

  it.each([1_023, 1_024, 1_025, 3_000])('powers with exponents of %i bytes, in pieces', (size) => {
    for (const limbs of [1, 2, 3, 5, 16]) {
      const modulus = numberOf(limbs) | 1n
      expectRight(numberOf(limbs) % modulus, exponentOf(size), modulus)
      expectRight(numberOf(limbs) % modulus, exponentOf(size), 2n * modulus)
    }
  })

  it('computations may alternate at each pause', () => {
    const exponent = Uint8Array.from({ length: 2_500 }, (_, i) => i | 1)
    const inputs = [2, 2, 5, 7, 16, 20].map((limbs) => {
      const modulus = numberOf(limbs) | 1n
      return { base: numberOf(limbs) % modulus, modulus }
    })
    const works = () => inputs.map(({ base, modulus }) => power(modexp, base, exponent, modulus))
    expect(takeTurns(works())).toEqual(works().map(finish))
  })
})
