import { expect, it } from 'vitest'
import { areShort, PIECE_LENGTH, utf8Pieces } from '../../src/base/utf8Pieces.ts'

const bytesOf = (text: string) => Buffer.from(text)
const joined = (pieces: Iterable<Uint8Array>) => Buffer.concat([...pieces])

it.each([
  ['one byte per character', 'x'.repeat(3 * PIECE_LENGTH + 1)],
  ['three bytes per character', '€'.repeat(2 * PIECE_LENGTH)],
  ['surrogate pairs, which are not split', `x${'😀'.repeat(PIECE_LENGTH)}`],
  ['short', 'x€😀'],
  ['empty', ''],
])('utf8Pieces encodes a text in pieces of bounded length: %s', (_, text) => {
  const pieces = [...utf8Pieces(text)]
  expect(joined(pieces).equals(bytesOf(text))).toBe(true)
  for (const { length } of pieces) expect(length).toBeLessThanOrEqual(3 * (PIECE_LENGTH + 1))
})

it('utf8Pieces joins short parts, and passes long bytes on without a copy', () => {
  const long = new Uint8Array(2 * PIECE_LENGTH).fill(0x78)
  expect([...utf8Pieces(['[', '€', ',', bytesOf('1'), ']'])]).toEqual([bytesOf('[€,1]')])
  const pieces = [...utf8Pieces([long, ']'])]
  expect(pieces.map(({ length }) => length)).toEqual([PIECE_LENGTH, PIECE_LENGTH, 1])
  expect(pieces[0]?.buffer).toBe(long.buffer)
  const [start, alone, end] = [...utf8Pieces(['[', long.subarray(0, 16 * 1024), ',', ']'])]
  expect([start, end].map(String)).toEqual(['[', ',]'])
  expect(alone?.buffer).toBe(long.buffer)
})

it('areShort is true for strings that together fit into one piece', () => {
  expect(areShort([])).toBe(true)
  expect(areShort(['x'.repeat(PIECE_LENGTH - 1), 'x'])).toBe(true)
  expect(areShort(['x'.repeat(PIECE_LENGTH), 'x'])).toBe(false)
  expect(areShort(['x', bytesOf('x')])).toBe(false)
  expect(areShort(['x', ['x']])).toBe(false)
})
