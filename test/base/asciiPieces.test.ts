import { describe, expect, it } from 'vitest'
import { AsciiPieces } from '../../src/base/asciiPieces.ts'
import { fromHex } from '../../src/base/hex.ts'
import { PIECE_LENGTH, wholeText } from '../../src/base/utf8Pieces.ts'

describe('AsciiPieces', () => {
  it('pieces hold the appended text, all of the same length except the last', () => {
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
    expect(new Set(pieces.slice(0, -1).map(({ length }) => length))).toEqual(new Set([PIECE_LENGTH]))
    expect(pieces.at(-1)?.length).toBeLessThanOrEqual(PIECE_LENGTH)
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
})
