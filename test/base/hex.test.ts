import { expect, it } from 'vitest'
import { fromHex, isHex, toHex } from '../../src/base/hex.ts'

it('hex is encoded in lower case, and decoded in either case', () => {
  expect(toHex(Uint8Array.of(0, 0xab, 0xff))).toBe('0x00abff')
  expect(toHex(new Uint8Array(0))).toBe('0x')
  expect(fromHex('0x00ABff')).toEqual(Uint8Array.of(0, 0xab, 0xff))
  expect(fromHex('0x')).toHaveLength(0)
})

it.each(['', '00', '0X00', '0x0', '0xzz', '0x 0', '0x0g'])('%j is refused as hex data', (text) => {
  expect(() => fromHex(text)).toThrow()
})

it.each([
  ['0x', true],
  ['0x0', true],
  ['0xAb', true],
  ['0x0g', false],
  ['ab', false],
  ['0xab\n', false],
])('isHex(%j) is %s', (text, expected) => {
  expect(isHex(text)).toBe(expected)
})

it('a long hex text is decoded like a short one, into its own buffer', () => {
  const bytes = new Uint8Array(10_000).map((_, n) => n % 251)
  const hex = toHex(bytes)
  expect(fromHex(hex)).toStrictEqual(bytes)
  expect(fromHex(hex).byteOffset).toBe(0)
  expect(() => fromHex(`${hex.slice(0, -1)}g`)).toThrow()
  expect(() => fromHex(`${hex}0`)).toThrow()
})

it('of all characters only hexadecimal digits are decoded, at either position', () => {
  for (let code = 0; code < 0x200; code++) {
    const character = String.fromCharCode(code)
    for (const hex of [`0x0${character}`, `0x${character}0`]) {
      if (/^[0-9a-fA-F]$/.test(character)) expect(fromHex(hex)).toStrictEqual(Uint8Array.of(Number(hex)))
      else expect(() => fromHex(hex)).toThrow(RangeError)
    }
  }
})
