import { describe, expect, it } from 'vitest'
import { ExecutionTimedOut, InvalidLogRange, ResponseTooLarge } from '../../src/chain/api/errors.ts'
import { suggestShorterRange } from '../../src/rpc/suggestRange.ts'

const suggestedFor = (params: unknown) => {
  const thrown = suggestShorterRange(new ExecutionTimedOut(), params)
  return thrown instanceof ExecutionTimedOut ? thrown.suggested : undefined
}

describe('suggestShorterRange', () => {
  it.each([
    ['by position', [{ fromBlock: '0x10', toBlock: '0x20' }], { fromBlock: 16, toBlock: 24 }],
    ['by name', { filter: { fromBlock: '0x10', toBlock: '0x11' } }, { fromBlock: 16, toBlock: 16 }],
    ['by numbers', [{ fromBlock: 1, toBlock: '9' }], { fromBlock: 1, toBlock: 5 }],
    ['from earliest on', [{ fromBlock: 'earliest', toBlock: '0x64' }], { fromBlock: 0, toBlock: 50 }],
    ['behind another parameter', ['0x1', null, { fromBlock: '0x0', toBlock: '0x2' }], { fromBlock: 0, toBlock: 1 }],
  ])('half of a range is suggested: %s', (_, params, suggested) => {
    expect(suggestedFor(params)).toEqual(suggested)
  })

  it.each([
    ['no parameters', undefined],
    ['one block', [{ fromBlock: '0x1', toBlock: '0x1' }]],
    ['a range that runs backwards', [{ fromBlock: '0x2', toBlock: '0x1' }]],
    ['a tag at its end', [{ fromBlock: '0x1', toBlock: 'latest' }]],
    ['one end only', [{ fromBlock: '0x1' }]],
    ['numbers that are none', [{ fromBlock: -1, toBlock: '0xfffffffffffffffff' }]],
    ['members of another form', [{ fromBlock: {}, toBlock: [] }]],
  ])('no range is suggested for %s', (_, params) => {
    expect(suggestedFor(params)).toBeUndefined()
  })

  it('the limit of a response, an earlier suggestion and other errors stay as they are', () => {
    const params = [{ fromBlock: '0x0', toBlock: '0x64' }]
    expect(suggestShorterRange(new ResponseTooLarge(9), params)).toMatchObject({
      ...{ kind: 'responseTooLarge', limitBytes: 9, suggested: { fromBlock: 0, toBlock: 50 } },
    })
    const better = new ResponseTooLarge(9, { fromBlock: 0, toBlock: 3 })
    expect(suggestShorterRange(better, params)).toBe(better)
    const other = new InvalidLogRange('no')
    expect(suggestShorterRange(other, params)).toBe(other)
  })
})
