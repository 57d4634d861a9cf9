import { describe, expect, it } from 'vitest'
import { fromDigits, toHex } from '../../src/base/hex.ts'
import { BitcoinError } from '../../src/bitcoin/bitcoinError.ts'
import { decodeSignature, encodeSignature, hasLowS } from '../../src/bitcoin/ecdsa.ts'
import { CURVE_ORDER } from '../../src/crypto/secp256k1.ts'

// Each case was checked with Spongy Castle 1.51, the reference's library.
describe('a signature', () => {
  it.each([
    ['in DER', '300602010102010f'],
    ['followed by other bytes', '300602010102010fffff'],
    ['with a long length', '30810602010102010f'],
    ['with long lengths of its integers', '3008028101010281010f'],
    ['with a leading zero byte in an integer', '30070202000102010f'],
    ['with a third integer', '300902010102010f0201ff'],
    ['followed by an application-specific element', '300902010102010f400142'],
    ['with long tags', '3f10081f0201011f02010f'],
    ['with nested elements behind the integers', '300d02010102010f3005040131a000'],
    ['with a null whose content is an integer', '300b02010102010f0503020105'],
    ['with a null whose length is beyond the end', '300802010102010f057f'],
    ['with a string that ends inside a character, where the next element begins', '300c02010102010f1e0300410500'],
  ])('a signature %s is decoded', (_name, der) => expect(decodeSignature(fromDigits(der))).toEqual({ r: 1n, s: 15n }))

  it("a signature's integers are unsigned, and an empty integer is 0", () => {
    expect(decodeSignature(fromDigits('30070201ff0202ff01'))).toEqual({ r: 255n, s: 0xff01n })
    expect(decodeSignature(fromDigits('3005020002010f'))).toEqual({ r: 0n, s: 15n })
  })

  it.each([
    ['without bytes', ''],
    ['with only a tag', '30'],
    ['with a sequence that is cut off', '3006'],
    ['of another type', '310602010102010f'],
    ['with another type of integer', '300604010102010f'],
    ['with one integer', '3003020101'],
    ['with an integer that is cut off', '300602010102020f'],
    ['with a length of five bytes', '300a0285000000000102010f'],
    ['with a long length beyond the end', '3081ff02010102010f'],
    ['with an indefinite length', '308002010102010f0000'],
    ['with an end marker behind the integers', '300802010102010f0000'],
    ['with an unknown type behind the integers', '300802010102010f1500'],
    ['with an empty bit string', '300802010102010f0300'],
    ['with an empty boolean', '300802010102010f0100'],
    ['with a tag number that begins with zeros', '300902010102010f1f8002'],
    ['with 200 nested elements', `3082032602010102010f${deep(200)}`],
  ])('a signature %s is refused', (_name, der) => expect(() => decodeSignature(fromDigits(der))).toThrow(BitcoinError))

  it('a signature is encoded in DER and decoded to the same integers', () => {
    for (const signature of [
      { r: 1n, s: 0x80n },
      { r: 0n, s: 0xffn },
      { r: CURVE_ORDER - 1n, s: CURVE_ORDER / 2n },
    ]) {
      expect(decodeSignature(encodeSignature(signature))).toEqual(signature)
    }
    expect(toHex(encodeSignature({ r: 1n, s: 0x80n }))).toBe('0x300702010102020080')
  })

  it('a signature has a low s up to half of the order', () => {
    expect(hasLowS({ r: 1n, s: CURVE_ORDER / 2n })).toBe(true)
    expect(hasLowS({ r: 1n, s: CURVE_ORDER / 2n + 1n })).toBe(false)
  })
})

/** Nested sequences, in hex digits. */
function deep(levels: number): string {
  let inner = ''
  for (let level = 0; level < levels; level++) {
    const { length } = inner
    inner = `3082${(length / 2).toString(16).padStart(4, '0')}${inner}`
  }
  return inner
}
