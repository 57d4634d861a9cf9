import { expect, it } from 'vitest'
import { parseRetryAfter } from '../../src/client/post.ts'

const nowMs = Date.parse('Sun, 06 Nov 1994 08:49:37 GMT')

it.each([
  ['5', 5000],
  [' 0 ', 0],
  ['Sun, 06 Nov 1994 08:49:39 GMT', 2000],
  ['Sun, 06 Nov 1994 08:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['2030', 2_030_000],
  ['Sunday, 06-Nov-94 08:49:39 GMT', 2000],
  ['', undefined],
  [null, undefined],
])('the Retry-After header %j is parsed as %j ms', (header, expected) => {
  expect(parseRetryAfter(header, nowMs)).toBe(expected)
})
