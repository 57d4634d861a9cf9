import { describe, expect, it } from 'vitest'
import { Yielder } from '../../../src/concurrency/yielder.ts'
import { parseHdPath } from '../../../src/evm/precompiles/01000009-hdWalletUtils.ts'

const parse = (path: string) => new Yielder(Number.POSITIVE_INFINITY).run(parseHdPath(path))

describe('parseHdPath', () => {
  const good: Record<string, number[]> = {
    '0': [0],
    '2/3/4': [2, 3, 4],
    '2147483647': [2147483647],
    '007/0000000000000000000001': [7, 1],
    '1/+5': [1, 5],
    '1/-0/2': [1, 0, 2],
    '٣/१': [3, 1],
    '0/1/2/3/4/5/6/7/8/9': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  }
  for (const [path, levels] of Object.entries(good)) {
    it(`parseHdPath reads ${path}`, () => expect(parse(path)).toEqual(levels))
  }

  const bad = [
    '',
    '/',
    '/0',
    '0/',
    '1//2',
    'M/0',
    '0H',
    "0'",
    ' 1',
    '1 ',
    '1/ 2',
    '+1',
    '-0',
    '1/-1',
    '1/+',
    '1/-',
    '1/+-2',
  ]
  bad.push('2147483648', '99999999999999999999', '0x10', '1.5', '1e3', '𝟏', '1/𝟏', '0/1/2/3/4/5/6/7/8/9/10')
  for (const path of bad) it(`parseHdPath refuses '${path}'`, () => expect(parse(path)).toBeUndefined())

  it('parseHdPath reads a megabyte of zeros in linear time', () => {
    expect(parse(`${'0'.repeat(2 ** 20)}9`)).toEqual([9])
    expect(parse(`1/${'٠'.repeat(2 ** 19)}9/2`)).toEqual([1, 9, 2])
  })
})
