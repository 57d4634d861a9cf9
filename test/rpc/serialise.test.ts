import { describe, expect, it } from 'vitest'
import type { Piece } from '../../src/base/readyJson.ts'
import { collectPieces, createResponseBudget, serialiseBatch, startStreaming } from '../../src/rpc/serialise.ts'

const MEBIBYTE = 'x'.repeat(1024 * 1024)

function source(texts: readonly string[]) {
  const seen = { taken: 0, closed: false }
  async function* produce() {
    try {
      for (const text of texts) {
        seen.taken++
        yield text
      }
    } finally {
      seen.closed = true
    }
  }
  return { seen, pieces: produce() }
}

describe('createResponseBudget', () => {
  it.each([
    ['ASCII', 'x', 1],
    ['of two bytes each', 'ä', 2],
    ['of three', '€', 3],
    ['of four', '😀', 4],
  ])('is spent to the last byte: %s', (_, character, bytes) => {
    const budget = createResponseBudget(100 * bytes)
    for (let spent = 0; spent < 10; spent++) expect(budget.spend(character.repeat(10))).toBe(character.repeat(10))
    expect(budget.spend('')).toBe('')
    expect(() => budget.spend('x')).toThrow(`${100 * bytes} bytes`)
  })

  it('is unbounded at 0', () => {
    expect(createResponseBudget(0).spend(MEBIBYTE)).toBe(MEBIBYTE)
  })
})

describe('serialiseBatch', () => {
  it.each([
    ['nothing', [], ''],
    ['notifications alone', ['', ''], ''],
    ['short ones', ['1', '', '2'], '[1,2]'],
    ['parts', [['a', 'b'], '', 'c', ['d', 'e']], '[ab,c,de]'],
    ['long ones', [MEBIBYTE, '1', MEBIBYTE], `[${MEBIBYTE},1,${MEBIBYTE}]`],
  ])('puts responses between brackets: %s', (_, texts, text) => {
    const serialised = serialiseBatch(texts)
    expect(typeof serialised === 'string' ? serialised : serialised.join('')).toBe(text)
  })
})

describe('startStreaming', () => {
  it('gives a short answer as one text', async () => {
    const { pieces } = source(['[1', ',2', ']'])
    expect(await startStreaming(pieces, '<', '>')).toEqual({ text: '<[1,2]>' })
  })

  it('takes no more of a long one than its reader does, and closes it with the suffix', async () => {
    const { seen, pieces } = source([MEBIBYTE, 'a', 'b'])
    const { text, rest } = await startStreaming(pieces, '<', '>')
    expect([text.length, seen.taken]).toEqual([MEBIBYTE.length + 1, 1])
    const others: Piece[] = []
    for await (const piece of rest ?? []) others.push(piece)
    expect(others).toEqual(['a', 'b', '>'])
  })

  it('ends its source when the reader leaves in the middle', async () => {
    const { seen, pieces } = source([MEBIBYTE, 'a', 'b'])
    const { rest } = await startStreaming(pieces, '', '')
    for await (const _ of rest ?? []) break
    expect(seen).toEqual({ taken: 2, closed: true })
  })

  it('ends its source when the reader leaves before the rest', async () => {
    const { seen, pieces } = source([MEBIBYTE, 'a', 'b'])
    const { rest } = await startStreaming(pieces, '', '')
    await rest?.[Symbol.asyncIterator]().return?.()
    expect(seen).toEqual({ taken: 1, closed: true })
  })
})

describe('collectPieces', () => {
  it('stops where the budget says so', async () => {
    const { seen, pieces } = source(['a', 'b', 'c'])
    const spend = (pieces: Piece[]) => {
      if (pieces.includes('b')) throw new Error('too much')
      return pieces
    }
    await expect(collectPieces(pieces, spend)).rejects.toThrow('too much')
    expect(seen).toEqual({ taken: 2, closed: true })
  })
})
