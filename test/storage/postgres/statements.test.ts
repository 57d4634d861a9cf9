import { expect, it } from 'vitest'
import { createStatementNames, numberPlaceholders } from '../../../src/storage/postgres/statements.ts'

it.each([
  ['SELECT 1', 'SELECT 1'],
  ['VALUES (?, ?), (?, ?)', 'VALUES ($1, $2), ($3, $4)'],
  ["SELECT '?', ?, 'it''s ?', ?", "SELECT '?', $1, 'it''s ?', $2"],
  ['SELECT "a?", "b""?" WHERE c = ?', 'SELECT "a?", "b""?" WHERE c = $1'],
  ['SELECT ? -- why?\n, ?', 'SELECT $1 -- why?\n, $2'],
])('%j is numbered', (sql, numbered) => {
  expect(numberPlaceholders(sql)).toBe(numbered)
})

it('a literal without an end costs no more than its length', () => {
  const hostile = `'${"''".repeat(100_000)}?`
  expect(numberPlaceholders(hostile)).toHaveLength(hostile.length + 1)
})

it('a statement has a name from its second time on, always the same, and there are 200 at most', () => {
  const nameOf = createStatementNames()
  expect(nameOf('a')).toBeUndefined()
  const name = nameOf('a')
  expect(name).toBeDefined()
  const names = new Set(Array.from({ length: 1_000 }, (_, i) => [nameOf(`${i}`), nameOf(`${i}`)][1]))
  expect(names.size).toBe(200) // 199 more names, and undefined
  expect(nameOf('a')).toBe(name)
})
