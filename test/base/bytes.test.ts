import { expect, it } from 'vitest'
import { compareBytes, concatBytes, equalBytes, padLeft, stripLeadingZeros } from '../../src/base/bytes.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)

it('concatBytes joins parts in order', () => {
  expect(concatBytes(bytes(1), bytes(), bytes(2, 3))).toEqual(bytes(1, 2, 3))
  expect(concatBytes()).toHaveLength(0)
})

it('equalBytes compares length and content', () => {
  expect(equalBytes(bytes(1, 2), bytes(1, 2))).toBe(true)
  expect(equalBytes(bytes(1, 2), bytes(1, 3))).toBe(false)
  expect(equalBytes(bytes(1), bytes(1, 0))).toBe(false)
})

it('compareBytes orders bytes as unsigned values, a prefix first', () => {
  const sorted = [bytes(), bytes(0), bytes(0, 1), bytes(1), bytes(0x7f), bytes(0x80), bytes(0xff, 0)]
  expect([...sorted].reverse().sort(compareBytes)).toEqual(sorted)
})

it('stripLeadingZeros removes leading zeros, and padLeft adds them', () => {
  expect(stripLeadingZeros(bytes(0, 0, 1, 0))).toEqual(bytes(1, 0))
  expect(stripLeadingZeros(bytes(0, 0))).toHaveLength(0)
  expect(padLeft(bytes(1, 0), 4)).toEqual(bytes(0, 0, 1, 0))
  expect(padLeft(bytes(1, 2, 3), 2)).toEqual(bytes(1, 2, 3))
})
