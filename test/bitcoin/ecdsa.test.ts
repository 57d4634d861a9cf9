import { describe, expect, it } from 'vitest'
import { fromDigits, toHex } from '../../src/base/hex.ts'
import { BitcoinError } from '../../src/bitcoin/bitcoinError.ts'
import { decodeSignature, encodeSignature, hasLowS } from '../../src/bitcoin/ecdsa.ts'
import { CURVE_ORDER } from '../../src/crypto/secp256k1.ts'

// Spongy Castle 1.51, the reference's library, was asked for each of these.
describe('a signature', () => {
  it.each([
    ['in DER', '300602010102010f'],
    ['with something behind it', '300602010102010fffff'],
    ['with a long length', '30810602010102010f'],
    ['with long lengths of its numbers', '3008028101010281010f'],
    ['with a number that is longer than it needs be', '30070202000102010f'],
    ['with a third number', '300902010102010f0201ff'],
    ['with something of an application', '300902010102010f400142'],
    ['with long tags', '3f10081f0201011f02010f'],
    ['with elements in an element behind the numbers', '300d02010102010f3005040131a000'],
    ['with a null whose content is a number', '300b02010102010f0503020105'],
    ['with a null that tells more content than there is', '300802010102010f057f'],
    ['with a string that ends inside a character, where the next element begins', '300c02010102010f1e0300410500'],
  ])('%s is read', (_name, der) => expect(decodeSignature(fromDigits(der))).toEqual({ r: 1n, s: 15n }))

  it('has numbers without a sign, and no bytes are 0', () => {
    expect(decodeSignature(fromDigits('30070201ff0202ff01'))).toEqual({ r: 255n, s: 0xff01n })
    expect(decodeSignature(fromDigits('3005020002010f'))).toEqual({ r: 0n, s: 15n })
  })

  it.each([
    ['nothing', ''],
    ['a tag alone', '30'],
    ['a sequence that is cut off', '3006'],
    ['another type', '310602010102010f'],
    ['another type of number', '300604010102010f'],
    ['one number', '3003020101'],
    ['a number that is cut off', '300602010102020f'],
    ['a length of five bytes', '300a0285000000000102010f'],
    ['a long length of all there is', '3081ff02010102010f'],
    ['an untold length', '308002010102010f0000'],
    ['an end behind the numbers', '300802010102010f0000'],
    ['an unknown type behind them', '300802010102010f1500'],
    ['a string of bits without their count', '300802010102010f0300'],
    ['a truth of no byte', '300802010102010f0100'],
    ['a tag that begins with zeros', '300902010102010f1f8002'],
    ['too many elements in elements', `3082032602010102010f${deep(200)}`],
  ])('is not %s', (_name, der) => expect(() => decodeSignature(fromDigits(der))).toThrow(BitcoinError))

  it('is written as it should be', () => {
    for (const signature of [
      { r: 1n, s: 0x80n },
      { r: 0n, s: 0xffn },
      { r: CURVE_ORDER - 1n, s: CURVE_ORDER / 2n },
    ]) {
      expect(decodeSignature(encodeSignature(signature))).toEqual(signature)
    }
    expect(toHex(encodeSignature({ r: 1n, s: 0x80n }))).toBe('0x300702010102020080')
  })

  it('has a low s up to half of the order', () => {
    expect(hasLowS({ r: 1n, s: CURVE_ORDER / 2n })).toBe(true)
    expect(hasLowS({ r: 1n, s: CURVE_ORDER / 2n + 1n })).toBe(false)
  })
})

/** Sequences in sequences. */
function deep(levels: number): string {
  let inner = ''
  for (let level = 0; level < levels; level++) {
    const { length } = inner
    inner = `3082${(length / 2).toString(16).padStart(4, '0')}${inner}`
  }
  return inner
}
