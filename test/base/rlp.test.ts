import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../src/base/bytes.ts'
import { encodeListOf, encodeRlp, encodeString } from '../../src/base/encodeRlp.ts'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { decodeRlp, RlpError, requireList, requireString, splitList } from '../../src/base/rlp.ts'

describe('encoding', () => {
  it.each([
    ['0x', '0x80'],
    ['0x00', '0x00'],
    ['0x7f', '0x7f'],
    ['0x80', '0x8180'],
    [`0x${'11'.repeat(55)}`, `0xb7${'11'.repeat(55)}`],
    [`0x${'11'.repeat(56)}`, `0xb838${'11'.repeat(56)}`],
    [`0x${'11'.repeat(256)}`, `0xb90100${'11'.repeat(256)}`],
  ])('the string %s is encoded and decoded', (bytes, encoded) => {
    expect(toHex(encodeString(fromHex(bytes)))).toBe(encoded)
    expect(decodeRlp(fromHex(encoded))).toEqual(fromHex(bytes))
  })

  it('lists, nested lists and lists of encoded items are encoded', () => {
    expect(toHex(encodeRlp([]))).toBe('0xc0')
    expect(toHex(encodeRlp([[], [Uint8Array.of(1)]]))).toBe('0xc3c0c101')
    expect(toHex(encodeListOf([Uint8Array.of(0xc0), Uint8Array.of(1)]))).toBe('0xc2c001')
    expect(toHex(encodeRlp([new Uint8Array(60)])).slice(0, 10)).toBe('0xf83eb83c')
  })
})

it('encodeListOf encodes half a million items', () => {
  const items = Array.from({ length: 500_000 }, () => Uint8Array.of(1))
  expect(encodeListOf(items)).toHaveLength(500_004)
})

describe('decoding', () => {
  it.each([
    ['an empty input', '0x', 'input ends'],
    ['a cut string', '0x8301', "doesn't have enough space"],
    ['a cut length', '0xb9', "can't possibly fit"],
    ['a length of 2 GiB', '0xbb80000000', "can't be negative"],
    ['a length of 2 GiB in eight bytes', '0xff0000000080000000', "can't be negative"],
    ['an item beyond its list', '0xc28301', "doesn't have enough space"],
    ['bytes behind the item', '0x8000', 'goes on behind'],
    ['a length of 4 GiB', '0xfbffffffff', "can't be negative"],
    ['a length of almost 2 GiB', '0xfb7fffffff', "doesn't have enough space"],
    ['a long form that is cut', '0xb802aa', "doesn't have enough space"],
  ])('decodeRlp refuses %s', (_, hex, message) => {
    expect(() => decodeRlp(fromHex(hex))).toThrow(RlpError)
    expect(() => decodeRlp(fromHex(hex))).toThrow(message)
  })

  it('splitList splits a list without decoding its items', () => {
    const items = [Uint8Array.of(5), encodeRlp([Uint8Array.of(1), []]), encodeString(new Uint8Array(60))]
    expect(splitList(encodeListOf(items))).toEqual(items)
    expect(splitList(Uint8Array.of(0xc0))).toEqual([])
    for (const hex of ['0x', '0x83010203', '0xc28301', '0xc10000']) {
      expect(() => splitList(fromHex(hex)), hex).toThrow(RlpError)
    }
  })

  it('decodeRlp and splitList refuse more items than their limit', () => {
    const nested = encodeRlp([Uint8Array.of(1), [Uint8Array.of(2), []]])
    expect(decodeRlp(nested, 5)).toEqual(decodeRlp(nested))
    expect(() => decodeRlp(nested, 4)).toThrow(new RlpError('input has too many items'))
    expect(splitList(nested, 'it', 2)).toHaveLength(2)
    expect(() => splitList(nested, 'it', 1)).toThrow(new RlpError('it should have at most 1 items'))
  })

  it.each([
    ['a small byte', '0x8105', '0x05'],
    ['a short string', '0xb801aa', '0x81aa'],
    ['an empty string', '0xb800', '0x80'],
    ['a length with a leading zero', `0xb90038${'11'.repeat(56)}`, `0xb838${'11'.repeat(56)}`],
    ['a length of eight bytes', '0xbf0000000000000002aabb', '0x82aabb'],
    ['a length whose upper half does not count', '0xbf0f00000000000002aabb', '0x82aabb'],
    ['a short list', '0xf802c105', '0xc2c105'],
    ['an empty list', '0xfa000000', '0xc0'],
  ])('decodeRlp accepts %s in a longer form than needed', (_, hex, shortest) => {
    expect(toHex(encodeRlp(decodeRlp(fromHex(hex))))).toBe(shortest)
    const bytes = fromHex(hex)
    expect(splitList(encodeListOf([bytes]))).toEqual([bytes])
  })

  it('decodeRlp accepts lists nested up to 16 levels', () => {
    const nest = (depth: number) => {
      let bytes = Uint8Array.of(0xc0)
      for (let i = 1; i < depth; i++) bytes = new Uint8Array(encodeListOf([bytes]))
      return bytes
    }
    expect(encodeRlp(decodeRlp(nest(16)))).toEqual(nest(16))
    expect(() => decodeRlp(nest(17))).toThrow('nested deeper')
  })

  it('decodeRlp returns an item or throws an RlpError for random bytes', () => {
    let state = 7
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647
      return state % below
    }
    let read = 0
    for (let round = 0; round < 20_000; round++) {
      const bytes = Uint8Array.from({ length: random(40) }, () => random(256))
      try {
        const again = decodeRlp(encodeRlp(decodeRlp(bytes)))
        expect(again).toBeDefined()
        read++
      } catch (error) {
        expect(error).toBeInstanceOf(RlpError)
      }
    }
    expect(read).toBeGreaterThan(100)
  })

  it('decodeRlp returns views, not copies', () => {
    const bytes = concatBytes(Uint8Array.of(0x82), Uint8Array.of(1, 2))
    const item = requireString(decodeRlp(bytes), 'it')
    expect(item.buffer).toBe(bytes.buffer)
  })
})

it('requireList and requireString name the item in their error', () => {
  expect(() => requireList(Uint8Array.of(1), 'the header')).toThrow('the header should be a list')
  expect(() => requireList(undefined, 'the header')).toThrow(RlpError)
  expect(() => requireString([], 'the nonce')).toThrow('the nonce should be a byte string')
  expect(() => requireString(undefined, 'the nonce')).toThrow(RlpError)
})
