import { expect, it } from 'vitest'
import { packStatements, unpackStatements } from '../../../src/storage/sqlite/packedStatements.ts'

it('packed statements unpack to the original statements', () => {
  const large = Uint8Array.from({ length: 10_000 }, (_, index) => index)
  const rows = [
    [1, large.subarray(3, 7), null, 'one'],
    [2 ** 53 - 1, new Uint8Array(0), 'é\ud800\0', -0.5],
    [Number.NaN, large, 'two', Number.NEGATIVE_INFINITY],
  ]
  const statements = [
    { sql: 'BEGIN', values: [] },
    { sql: 'INSERT ?, ?, ?', values: [7, rows, 'after'] },
    { sql: 'DELETE ?', values: [[]] },
    { sql: 'UPDATE ?', values: [large] },
  ]
  expect(unpackStatements(structuredClone(packStatements(statements)))).toEqual(statements)
  expect(unpackStatements(packStatements([]))).toEqual([])
})
