import { expect, it } from 'vitest'
import { writeOut } from '../../src/storage/literals.ts'

it('values are written as SQL literals', () => {
  const statement = { sql: 'VALUES (?, ?), (?, ?)', values: [Uint8Array.of(10, 255), -7, "it's \\", null] }
  expect(writeOut(statement, "x'")).toBe("VALUES (x'0aff', -7), ('it''s \\', NULL)")
  expect(writeOut(statement, "'\\x")).toBe("VALUES ('\\x0aff', -7), ('it''s \\', NULL)")
})

it('rows are written for one placeholder, next to other values', () => {
  const rows = [
    [1, 'a?'],
    [2, null],
  ]
  const statement = { sql: 'INSERT INTO t VALUES ? ON CONFLICT DO UPDATE SET a = ?', values: [rows, 3] }
  expect(writeOut(statement, "x'")).toBe("INSERT INTO t VALUES (1, 'a?'), (2, NULL) ON CONFLICT DO UPDATE SET a = 3")
})

it.each([[[]], [[1, 2]], [[0.5]], [[2 ** 53]], [['\0']]])('%j is refused as rows of one placeholder', (values) => {
  expect(() => writeOut({ sql: 'SELECT ?', values }, "x'")).toThrow(RangeError)
})
