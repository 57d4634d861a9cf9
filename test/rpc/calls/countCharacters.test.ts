import { expect, it } from 'vitest'
import { countCharacters } from '../../../src/rpc/calls/countCharacters.ts'

it.each([
  [undefined, 0],
  [null, 4],
  ['0x12', 4],
  [[true, 10, 'ab'], 8],
  [{ to: 'abc', data: ['d', { e: 'fg' }] }, 6],
])('the texts in %j have %i characters', (value, length) => {
  expect(countCharacters(value)).toBe(length)
})

it('at most 1,000 values are counted, and no others are read', () => {
  const values = Array.from({ length: 5_000 }, () => 'x')
  Object.defineProperty(values, 4_000, { get: () => expect.unreachable('a value beyond the bound is read') })
  expect(countCharacters(values)).toBe(999) // the list is a value, too
})
