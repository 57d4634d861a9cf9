import { expect, it } from 'vitest'
import { parseSeconds, parseTime } from '../../src/wire/time.ts'

it.each([
  ['0x10', 16],
  ['16', 16],
  [16, 16],
  ['-5', 0],
  [-5, 0],
  ['0x0', 0],
])('%o is parsed as a span of %i seconds', (value, seconds) => {
  expect(parseSeconds(value)).toBe(seconds)
})

it.each([
  [1_767_312_000, 1_767_312_000],
  ['0x6956fa80', 1_767_307_904],
  ['1767312000', 1_767_312_000],
  [99_999_999_999, 99_999_999_999],
  [100_000_000_000, 100_000_000],
  [1_767_312_000_999, 1_767_312_000],
  ['2026-01-02T00:00:00.000Z', 1_767_312_000],
  ['1970-01-01T00:00:01Z', 1],
])('%o is parsed as the second %i', (value, seconds) => {
  expect(parseTime(value)).toBe(seconds)
})
