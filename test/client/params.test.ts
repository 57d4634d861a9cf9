import { expect, it } from 'vitest'
import { fromArguments, toWireParams } from '../../src/client/params.ts'

const signature = { params: ['a', 'b', 'c'], required: 1 }
const allOptional = { ...signature, required: 0 }

it.each([
  ['required and optional names', signature, [{ a: 1, b: 2 }], { a: 1, b: 2 }],
  ['only the required name', signature, [{ a: 1 }], { a: 1 }],
])('an object with %s is read as parameters by name', (_name, of, given, expected) => {
  expect(fromArguments(of, given)).toEqual(expected)
})

it.each([
  ['without a required name', signature, [{ b: 2 }]],
  ['with another name', signature, [{ a: 1, other: 2 }]],
  ['without names', allOptional, [{}]],
  ['before another argument', signature, [{ a: 1 }, 2]],
  ['that is an array', signature, [['a']]],
  ['that is null', allOptional, [null]],
])('an object %s is read as a parameter by position', (_name, of, given) => {
  expect(fromArguments(of, given)).toBe(given)
})

it('parameters are sent by name if one in the middle is missing or a name is unknown', () => {
  expect(toWireParams(signature, { a: 1, c: 3, b: undefined })).toEqual({ a: 1, c: 3 })
  expect(toWireParams(signature, { c: 3, b: 2, a: 1 })).toEqual([1, 2, 3])
  expect(toWireParams(signature, { a: 1, other: 2 })).toEqual({ a: 1, other: 2 })
})
