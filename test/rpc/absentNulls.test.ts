import { describe, expect, it } from 'vitest'
import type { Hint, Parameter } from '../../generated/params.ts'
import { createDropNulls } from '../../src/rpc/absentNulls.ts'

const expects = 'anything'
const parameter = (hint: Partial<Hint>, required = false): Parameter => ({
  name: 'it',
  required,
  hint: { expects, ...hint },
})
const inner = { expects, properties: { kept: { expects }, left: { expects } }, optional: ['left'] }

describe('createDropNulls', () => {
  it('createDropNulls returns the given array itself if nothing counts as absent', () => {
    const given = [{ kept: null, left: 1 }]
    expect(createDropNulls({}, [parameter(inner)])(given)).toBe(given)
  })

  it('null members that are optional are removed from a copy, in objects, arrays, maps and branches of unions', () => {
    const hints = { Named: inner }
    const drop = createDropNulls(hints, [
      parameter({ ref: 'Named' }),
      parameter({ items: { expects, ref: 'Named' } }),
      parameter({ values: { expects, ref: 'Named' } }),
      parameter({ anyOf: [{ expects }, { expects, ref: 'Named' }] }),
    ])
    const value = Object.freeze({ kept: null, left: null, other: null })
    const rest = { kept: null, other: null }
    expect(drop([value, [value, 5], { a: value, b: null }, value])).toEqual([
      rest,
      [rest, 5],
      { a: rest, b: null },
      rest,
    ])
  })

  it('a null for an optional parameter becomes undefined, and is removed at the end', () => {
    const drop = createDropNulls({}, [parameter({}, true), parameter({}), parameter({})])
    expect(drop([1, null, 2])).toEqual([1, undefined, 2])
    expect(drop([1, null, null])).toEqual([1])
    expect(drop([null, null])).toEqual([null])
  })

  it('a null for a required parameter becomes the value that the document defines for it', () => {
    const drop = createDropNulls({}, [{ ...parameter({}, true), nullIs: 'latest' }])
    expect(drop([null])).toEqual(['latest'])
  })

  it('nulls after the last parameter are dropped, and surplus values are kept', () => {
    const drop = createDropNulls({}, [parameter(inner)])
    expect(drop([{ left: null }, null, null])).toEqual([{}])
    expect(drop([{}, null, 1])).toEqual([{}, undefined, 1])
  })

  it('members named like inherited properties are kept', () => {
    const drop = createDropNulls({}, [parameter(inner)])
    const hostile: unknown = JSON.parse('{"__proto__": {"left": 5}, "left": null}')
    const [dropped] = drop([hostile])
    expect(Object.keys(Object(dropped))).toEqual(['__proto__'])
  })
})
