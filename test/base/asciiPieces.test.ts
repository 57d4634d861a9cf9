import { describe, expect, it } from 'vitest'
import { AsciiPieces, reusePiece } from '../../src/base/asciiPieces.ts'
import { fromHex } from '../../src/base/hex.ts'
import { PIECE_LENGTH, wholeText } from '../../src/base/utf8Pieces.ts'

describe('AsciiPieces', () => {
  it('pieces hold the appended text, all of about the same length except the last', () => {
    const out = new AsciiPieces()
    const bytes = Uint8Array.from({ length: 3_000 }, (_, i) => i)
    const ascii = Buffer.from('0123456789'.repeat(250))
    let expected = ''
    for (let i = 0; i < 50; i++) {
      out.text(`<${'x'.repeat(37 * i)}>`)
      out.hex(bytes)
      out.bytes(ascii)
      expected += `<${'x'.repeat(37 * i)}>${Buffer.from(bytes).toString('hex')}${ascii.toString()}`
      expect(out.length).toBe(expected.length)
    }
    const pieces = out.finish()
    expect(wholeText(pieces)).toBe(expected)
    expect(pieces.length).toBeGreaterThan(2)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(PIECE_LENGTH)
    expect(Math.min(...pieces.slice(0, -1).map(({ length }) => length))).toBeGreaterThanOrEqual(PIECE_LENGTH - 1_024)
  })

  it('an empty text has no pieces', () => {
    expect(new AsciiPieces().finish()).toEqual([])
  })

  it('a listener sees the length of each piece and can end the text', () => {
    const lengths: number[] = []
    const out = new AsciiPieces((bytes) => {
      lengths.push(bytes)
      if (lengths.length === 2) throw new Error('too long')
    })
    const append = () => {
      for (;;) out.hex(fromHex('0x00ff'))
    }
    expect(append).toThrow('too long')
    expect(lengths).toEqual([PIECE_LENGTH, PIECE_LENGTH])
  })

  it('numbers are appended in decimal digits', () => {
    const powers = Array.from({ length: 16 }, (_, power) => [10 ** power - 1, 10 ** power, 10 ** power + 1]).flat()
    const bounds = [
      2 ** 31 - 1,
      2 ** 31,
      2 ** 32,
      Number.MAX_SAFE_INTEGER,
      -1,
      2n ** 31n - 1n,
      2n ** 31n,
      2n ** 64n,
      -5n,
    ]
    const out = new AsciiPieces()
    for (const value of [...powers, ...bounds]) {
      out.number(value)
      out.text(' ')
    }
    expect(wholeText(out.finish())).toBe([...powers, ...bounds].map((value) => `${value} `).join(''))
  })

  it('the buffer of a piece that is no longer used is written again, and that of a piece in use is not', () => {
    const print = (character: string, pieceCount: number) => {
      const out = new AsciiPieces()
      out.text(character.repeat(pieceCount * PIECE_LENGTH))
      return out.finish()
    }
    const [used, unused] = [print('a', 3), print('b', 3)]
    for (const piece of unused) reusePiece(piece)
    const later = print('c', 20)
    const laterBuffers = new Set(later.map(({ buffer }) => buffer))
    expect(unused.filter(({ buffer }) => laterBuffers.has(buffer)).length).toBeGreaterThan(0)
    expect(used.filter(({ buffer }) => laterBuffers.has(buffer))).toEqual([])
    expect(wholeText(used)).toBe('a'.repeat(3 * PIECE_LENGTH))
    expect(wholeText(later)).toBe('c'.repeat(20 * PIECE_LENGTH))
  })

  it('a short text holds no long buffer', () => {
    const out = new AsciiPieces()
    out.text('x'.repeat(5_000))
    expect(out.finish().map(({ buffer }) => buffer.byteLength)).toEqual([5_000])
  })
})
