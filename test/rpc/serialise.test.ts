import { describe, expect, it } from 'vitest'
import type { Piece } from '../../src/base/readyJson.ts'
import { HeldResponses } from '../../src/rpc/heldResponses.ts'
import { ResponseBudget } from '../../src/rpc/responseBudget.ts'
import { collectPieces, serialiseBatch, startStreaming } from '../../src/rpc/serialise.ts'

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

describe('serialiseBatch', () => {
  it.each([
    ['nothing', [], ''],
    ['notifications alone', ['', ''], ''],
    ['short ones', ['1', '', '2'], '[1,2]'],
    ['parts', [['a', 'b'], '', 'c', ['d', 'e']], '[ab,c,de]'],
    ['long ones', [MEBIBYTE, '1', MEBIBYTE], `[${MEBIBYTE},1,${MEBIBYTE}]`],
  ])('a batch of responses is an array: %s', (_, texts, text) => {
    const serialised = serialiseBatch(texts)
    expect(typeof serialised === 'string' ? serialised : serialised.join('')).toBe(text)
  })
})

describe('startStreaming', () => {
  it('a short response is one text', async () => {
    const { pieces } = source(['[1', ',2', ']'])
    expect(await startStreaming(pieces, '<', '>')).toEqual({ text: '<[1,2]>' })
  })

  it('a long response is read only as fast as its reader reads, and ends with the suffix', async () => {
    const { seen, pieces } = source([MEBIBYTE, 'a', 'b'])
    const { text, rest } = await startStreaming(pieces, '<', '>')
    expect([text.length, seen.taken]).toEqual([MEBIBYTE.length + 1, 1])
    const others: Piece[] = []
    for await (const piece of rest ?? []) others.push(piece)
    expect(others).toEqual(['a', 'b', '>'])
  })

  it('the source of a long response is released when its reader leaves in the middle', async () => {
    const { seen, pieces } = source([MEBIBYTE, 'a', 'b'])
    const { rest } = await startStreaming(pieces, '', '')
    for await (const _ of rest ?? []) break
    expect(seen).toEqual({ taken: 2, closed: true })
  })

  it('the source of a long response is released when its reader leaves before the rest', async () => {
    const { seen, pieces } = source([MEBIBYTE, 'a', 'b'])
    const { rest } = await startStreaming(pieces, '', '')
    await rest?.[Symbol.asyncIterator]().return?.()
    expect(seen).toEqual({ taken: 1, closed: true })
  })
})

describe('collectPieces', () => {
  it('collectPieces stops when the budget is spent', async () => {
    const { seen, pieces } = source(['a', 'b', 'c'])
    const budget = new ResponseBudget(1, new HeldResponses(0), 'a')
    await expect(collectPieces(pieces, budget)).rejects.toThrow('1 bytes')
    expect(seen).toEqual({ taken: 2, closed: true })
  })
})
