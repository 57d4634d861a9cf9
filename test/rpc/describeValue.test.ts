import { describe, expect, it } from 'vitest'
import { describeValue, quoteValue } from '../../src/rpc/explainParams.ts'

const PAIR = '\u{1f600}'

describe('describeValue', () => {
  it.each([
    [undefined, 'nothing'],
    [null, 'null'],
    [7, '7'],
    ['0x1', '"0x1"'],
    [[1, 2], 'an array of 2'],
    [{}, 'an empty object'],
    [{ to: 1, data: 2 }, 'an object with to, data'],
  ])('%j is described as %s', (value, words) => {
    expect(describeValue(value)).toBe(words)
  })

  it('a description has at most 100 characters', () => {
    for (const value of ['x'.repeat(1_000), { ['n'.repeat(1_000)]: 1 }]) expect(describeValue(value)).toHaveLength(100)
    expect(quoteValue('x'.repeat(1_000))).toHaveLength(100)
  })

  it('a description is well-formed Unicode wherever it is cut', () => {
    for (let before = 90; before < 104; before++) {
      const text = `${'x'.repeat(before)}${PAIR}${PAIR}`
      for (const words of [describeValue(text), describeValue({ [text]: 1 }), quoteValue(text)]) {
        expect(words.isWellFormed(), `${before}`).toBe(true)
      }
    }
    expect(quoteValue('\ud83d').isWellFormed()).toBe(true)
  })
})
