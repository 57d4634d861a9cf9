import { describe, expect, it } from 'vitest'
import { packValue, unpackValue } from '../../src/base/packValue.ts'

describe('packed values', () => {
  it.each([
    [undefined],
    [null],
    [true],
    [false],
    [0],
    [-1.5],
    [2 ** 53],
    [Number.POSITIVE_INFINITY],
    [0n],
    [-255n],
    [2n ** 256n - 1n],
    [''],
    ['Grüße, 🦂'],
    [new Uint8Array(0)],
    [Uint8Array.of(0, 255)],
    [[]],
    [[1, [2n, ['three']]]],
    [{}],
    [{ a: undefined, b: { a: 1, c: [{ a: null }] } }],
  ])('the packed value %s is unpacked to an equal value', (value) => {
    expect(unpackValue(packValue(value))).toStrictEqual(value)
  })

  it('a value longer than the first allocation is unpacked to an equal value', () => {
    const value = { parts: Array.from({ length: 3_000 }, (_, n) => ({ n, bytes: new Uint8Array(n % 100).fill(n) })) }
    expect(unpackValue(packValue(value))).toStrictEqual(value)
  })

  it('the name of a member is packed once', () => {
    const items = Array.from({ length: 100 }, () => ({ aLongNameOfAMember: true }))
    expect(packValue(items).length).toBeLessThan(100 * 'aLongNameOfAMember'.length)
  })

  it('a packed value inside a longer buffer is unpacked', () => {
    const packed = packValue({ a: 7, b: Uint8Array.of(1, 2) })
    const around = new Uint8Array(packed.length + 20)
    around.set(packed, 10)
    expect(unpackValue(around.subarray(10, 10 + packed.length))).toStrictEqual({ a: 7, b: Uint8Array.of(1, 2) })
  })

  it('packValue refuses values that are not plain data', () => {
    for (const value of [new Map(), new Date(0), () => 0, Symbol('x'), [new Set()]]) {
      expect(() => packValue(value)).toThrow(new TypeError('only plain data can be packed'))
    }
  })

  it('unpackValue refuses an unknown tag', () => {
    expect(() => unpackValue(Uint8Array.of(99))).toThrow(new TypeError('99 is no tag of packed data'))
  })
})
