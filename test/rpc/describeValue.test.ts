import { describe, expect, it } from 'vitest'
import { describeValue, quoteValue } from '../../src/rpc/describeValue.ts'

const PAIR = '\u{1f600}'

describe('a value of a request in words', () => {
  it.each([
    [undefined, 'nothing'],
    [null, 'null'],
    [7, '7'],
    ['0x1', '"0x1"'],
    [[1, 2], 'an array of 2'],
    [{}, 'an empty object'],
    [{ to: 1, data: 2 }, 'an object with to, data'],
  ])('%j is %s', (value, words) => {
    expect(describeValue(value)).toBe(words)
  })

  it('is at most 100 characters', () => {
    for (const value of ['x'.repeat(1_000), { ['n'.repeat(1_000)]: 1 }]) expect(describeValue(value)).toHaveLength(100)
    expect(quoteValue('x'.repeat(1_000))).toHaveLength(100)
  })

  it('is Unicode wherever it is cut, and whatever came', () => {
    for (let before = 90; before < 104; before++) {
      const text = `${'x'.repeat(before)}${PAIR}${PAIR}`
      for (const words of [describeValue(text), describeValue({ [text]: 1 }), quoteValue(text)]) {
        expect(words.isWellFormed(), `${before}`).toBe(true)
      }
    }
    expect(quoteValue('\ud83d').isWellFormed()).toBe(true)
  })
})
