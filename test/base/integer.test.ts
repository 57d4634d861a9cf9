import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import {
  bytesToBigint,
  bytesToNumber,
  minimalBytes,
  signedBytesToBigint,
  signedMinimalBytes,
  toWord,
} from '../../src/base/integer.ts'

it.each([
  [0n, '0x', '0x00'],
  [1n, '0x01', '0x01'],
  [127n, '0x7f', '0x7f'],
  [128n, '0x80', '0x0080'],
  [255n, '0xff', '0x00ff'],
  [256n, '0x0100', '0x0100'],
  [32_768n, '0x8000', '0x008000'],
  [2n ** 256n - 1n, `0x${'ff'.repeat(32)}`, `0x00${'ff'.repeat(32)}`],
])('%d is encoded in its minimal unsigned and signed form', (value, unsigned, signed) => {
  expect(toHex(minimalBytes(value))).toBe(unsigned)
  expect(toHex(signedMinimalBytes(value))).toBe(signed)
  expect(bytesToBigint(fromHex(signed))).toBe(value)
})

it('a number and the same bigint have the same bytes', () => {
  for (const value of [0, 1, 255, 65_536, Number.MAX_SAFE_INTEGER])
    expect(minimalBytes(value)).toEqual(minimalBytes(BigInt(value)))
})

it('a negative integer has no unsigned form', () => {
  expect(() => minimalBytes(-1n)).toThrow(RangeError)
})

it.each([
  [-1n, '0xff'],
  [-128n, '0x80'],
  [-129n, '0xff7f'],
  [-32_769n, '0xff7fff'],
  [127n, '0x7f'],
  [128n, '0x0080'],
])("%d is encoded and decoded in two's complement", (value, hex) => {
  expect(toHex(signedMinimalBytes(value))).toBe(hex)
  expect(signedBytesToBigint(fromHex(hex))).toBe(value)
})

it('bytesToBigint decodes up to 11 bytes', () => {
  for (let length = 0; length <= 10; length++) {
    const most = fromHex(`0x${'ff'.repeat(length)}`)
    expect(bytesToBigint(most)).toBe((1n << BigInt(8 * length)) - 1n)
    expect(bytesToBigint(fromHex(`0x01${'00'.repeat(length)}`))).toBe(1n << BigInt(8 * length))
  }
})

it('empty bytes are decoded to 0', () => {
  expect([bytesToBigint(fromHex('0x')), signedBytesToBigint(fromHex('0x'))]).toEqual([0n, 0n])
})

it('bytesToNumber refuses values above 2^53 - 1', () => {
  expect(bytesToNumber(fromHex('0x1fffffffffffff'))).toBe(Number.MAX_SAFE_INTEGER)
  expect(() => bytesToNumber(fromHex('0x20000000000000'))).toThrow(RangeError)
})

it('toWord encodes 32 bytes, and refuses negative and longer values', () => {
  expect(toHex(toWord(258n))).toBe(`0x${'00'.repeat(30)}0102`)
  expect(() => toWord(2n ** 256n)).toThrow(RangeError)
  expect(() => toWord(-1n)).toThrow(RangeError)
})
