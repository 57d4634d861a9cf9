import { expect, it } from 'vitest'
import { writeOut } from '../../src/store/literals.ts'
import { numberPlaceholders } from '../../src/store/placeholders.ts'
import { createStatementNames } from '../../src/store/statementNames.ts'

it.each([
  ['SELECT 1', 'SELECT 1'],
  ['VALUES (?, ?), (?, ?)', 'VALUES ($1, $2), ($3, $4)'],
  ["SELECT '?', ?, 'it''s ?', ?", "SELECT '?', $1, 'it''s ?', $2"],
  ['SELECT "a?", "b""?" WHERE c = ?', 'SELECT "a?", "b""?" WHERE c = $1'],
  ['SELECT ? -- why?\n, ?', 'SELECT $1 -- why?\n, $2'],
])('%j is numbered', (sql, numbered) => {
  expect(numberPlaceholders(sql)).toBe(numbered)
})

it('values are written out as literals', () => {
  const statement = { sql: 'VALUES (?, ?), (?, ?)', values: [Uint8Array.of(10, 255), -7, "it's \\", null] }
  expect(writeOut(statement, "x'")).toBe("VALUES (x'0aff', -7), ('it''s \\', NULL)")
  expect(writeOut(statement, "'\\x")).toBe("VALUES ('\\x0aff', -7), ('it''s \\', NULL)")
})

it('rows are written out in one place, beside other values', () => {
  const rows = [
    [1, 'a?'],
    [2, null],
  ]
  const statement = { sql: 'INSERT INTO t VALUES ? ON CONFLICT DO UPDATE SET a = ?', values: [rows, 3] }
  expect(writeOut(statement, "x'")).toBe("INSERT INTO t VALUES (1, 'a?'), (2, NULL) ON CONFLICT DO UPDATE SET a = 3")
})

it.each([[[]], [[1, 2]], [[0.5]], [[2 ** 53]], [['\0']]])('%j is not written out for one place', (values) => {
  expect(() => writeOut({ sql: 'SELECT ?', values }, "x'")).toThrow(RangeError)
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
