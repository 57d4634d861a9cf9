import { expect, it } from 'vitest'
import { parseQuantity } from '../../src/remote/fields.ts'
import { parseJson } from '../../src/remote/json.ts'

it.each(['null', '"a"', '{"a":[1,{"b":"\\"]}\\\\"}]}', '[]', ' [1 , 2] '])('%s is parsed', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text))
})

it.each(['', '{', '[1', '"a', '"\\"', 'undefined', '<html>', '[1,]'])('%j is malformed', (text) => {
  expect(parseJson(text)).toBeUndefined()
})

it('deep nesting is not parsed, brackets in strings are no nesting', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(parseJson(nested(256))).toBeDefined()
  expect(parseJson(nested(257))).toBeUndefined()
  expect(parseJson(`{"a":"${'['.repeat(1_000)}"}`)).toEqual({ a: '['.repeat(1_000) })
})

it('more than eight million values are not parsed', () => {
  expect(parseJson(`[${'0,'.repeat(8_000_000)}0]`)).toBeUndefined()
})

it.each<[unknown, bigint | undefined]>([
  ['0x0', 0n],
  ['0x00ff', 255n],
  [`0x${'f'.repeat(64)}`, 2n ** 256n - 1n],
  [`0x${'f'.repeat(65)}`, undefined],
  ['0x', undefined],
  ['12', undefined],
  ['0x1g', undefined],
])('the quantity %j is %s', (value, expected) => {
  expect(parseQuantity(typeof value === 'string' ? value : null)).toBe(expected)
})
