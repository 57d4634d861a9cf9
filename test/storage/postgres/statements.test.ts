import { expect, it } from 'vitest'
import { createStatementNames, numberPlaceholders } from '../../../src/storage/postgres/statements.ts'

it.each([
  ['SELECT 1', 'SELECT 1'],
  ['VALUES (?, ?), (?, ?)', 'VALUES ($1, $2), ($3, $4)'],
  ["SELECT '?', ?, 'it''s ?', ?", "SELECT '?', $1, 'it''s ?', $2"],
  ['SELECT "a?", "b""?" WHERE c = ?', 'SELECT "a?", "b""?" WHERE c = $1'],
  ['SELECT ? -- why?\n, ?', 'SELECT $1 -- why?\n, $2'],
])('placeholders are numbered outside of literals, names and comments: %j', (sql, numbered) => {
  expect(numberPlaceholders(sql)).toBe(numbered)
})

it('an unterminated literal is read in linear size', () => {
  const hostile = `'${"''".repeat(100_000)}?`
  expect(numberPlaceholders(hostile)).toHaveLength(hostile.length + 1)
})

it('a statement is named from its second use on, with at most 200 names', () => {
  const nameOf = createStatementNames()
  expect(nameOf('a')).toBeUndefined()
  const name = nameOf('a')
  expect(name).toBeDefined()
  const names = new Set(Array.from({ length: 1_000 }, (_, i) => [nameOf(`${i}`), nameOf(`${i}`)][1]))
  expect(names.size).toBe(200) // 199 more names, and undefined
  expect(nameOf('a')).toBe(name)
})
