import { expect, it } from 'vitest'
import { areShort, PIECE_LENGTH, utf8Pieces } from '../../src/base/utf8Pieces.ts'

const bytesOf = (text: string) => Buffer.from(text)
const joined = (pieces: Iterable<Uint8Array>) => Buffer.concat([...pieces])

it.each([
  ['of one byte a character', 'x'.repeat(3 * PIECE_LENGTH + 1)],
  ['of three', '€'.repeat(2 * PIECE_LENGTH)],
  ['of pairs, which no end of a piece cuts', `x${'😀'.repeat(PIECE_LENGTH)}`],
  ['that is short', 'x€😀'],
  ['that is empty', ''],
])('a text becomes its UTF-8 in pieces that are made in one go: %s', (_, text) => {
  const pieces = [...utf8Pieces(text)]
  expect(joined(pieces).equals(bytesOf(text))).toBe(true)
  for (const { length } of pieces) expect(length).toBeLessThanOrEqual(3 * (PIECE_LENGTH + 1))
})

it('short parts go together, long bytes as they are', () => {
  const long = new Uint8Array(2 * PIECE_LENGTH).fill(0x78)
  expect([...utf8Pieces(['[', '€', ',', bytesOf('1'), ']'])]).toEqual([bytesOf('[€,1]')])
  const pieces = [...utf8Pieces([long, ']'])]
  expect(pieces.map(({ length }) => length)).toEqual([PIECE_LENGTH, PIECE_LENGTH, 1])
  expect(pieces[0]?.buffer).toBe(long.buffer)
})

it('parts are short that are strings, and together no longer than a piece', () => {
  expect(areShort([])).toBe(true)
  expect(areShort(['x'.repeat(PIECE_LENGTH - 1), 'x'])).toBe(true)
  expect(areShort(['x'.repeat(PIECE_LENGTH), 'x'])).toBe(false)
  expect(areShort(['x', bytesOf('x')])).toBe(false)
  expect(areShort(['x', ['x']])).toBe(false)
})
