import { expect, it } from 'vitest'
import { createRecords, requireField, requireNumber } from '../../../src/storage/memory/records.ts'

const bytes = (length: number, fill: number) => new Uint8Array(length).fill(fill)

it('records of all lengths are found at their positions, also those longer than a chunk', () => {
  const records = createRecords()
  const lengths = [0, 1, 127, 128, 2 ** 20 - 40, 2 ** 20, 3 * 2 ** 20, 5, 600_000, 600_000, 600_000, 0]
  const added = lengths.map((length, index) => ({
    numbers: [index, length * 1_000, Number.MAX_SAFE_INTEGER],
    fields: [bytes(length, index), bytes(3, 9)],
  }))
  const positions = added.map(({ numbers, fields }) => records.add(numbers, fields))
  expect(positions.map((position) => records.get(position)).every((found, index) => isEqual(found, added[index]))).toBe(
    true,
  )
  expect(new Set(positions).size).toBe(positions.length)
})

it('the first byte strings of a record are read without the others', () => {
  const records = createRecords()
  const position = records.add([7], [bytes(2, 1), bytes(3, 2), bytes(4, 3)])
  expect(records.get(position, 2)).toEqual({ numbers: [7], fields: [bytes(2, 1), bytes(3, 2)] })
  expect(records.get(position, 9).fields).toHaveLength(3)
})

it('a record is a copy: neither the added bytes nor the returned ones change it', () => {
  const records = createRecords()
  const given = bytes(4, 1)
  const position = records.add([], [given])
  given.fill(2)
  requireField(records.get(position), 0).fill(3)
  expect(requireField(records.get(position), 0)).toEqual(bytes(4, 1))
})

it('fields, numbers and positions that do not exist are errors', () => {
  const records = createRecords()
  const record = records.get(records.add([], []))
  expect(() => requireField(record, 0)).toThrow(RangeError)
  expect(() => requireNumber(record, 0)).toThrow(RangeError)
  expect(() => records.get(2 ** 30)).toThrow('no record at 1073741824')
})

function isEqual(
  found: ReturnType<ReturnType<typeof createRecords>['get']>,
  expected: { numbers: number[]; fields: Uint8Array[] } | undefined,
): boolean {
  if (expected === undefined) return false
  return (
    found.numbers.every((number, index) => number === expected.numbers[index]) &&
    found.fields.every((field, index) => Buffer.compare(field, expected.fields[index] ?? bytes(1, 0)) === 0)
  )
}
