import { describe, expect, it } from 'vitest'
import { isJsonPieces, joinPieces, type Piece, startStreaming } from '../../src/rpc/jsonPieces.ts'

const MEBIBYTE = 'x'.repeat(1024 * 1024)

function source(pieces: readonly string[]) {
  const seen = { taken: 0, closed: false }
  async function* produce() {
    try {
      for (const piece of pieces) {
        seen.taken++
        yield piece
      }
    } finally {
      seen.closed = true
    }
  }
  return { seen, result: { pieces: produce() } }
}

describe('startStreaming', () => {
  it('gives a short answer as one text', async () => {
    const { result } = source(['[1', ',2', ']'])
    expect(await startStreaming(result, '<', '>')).toEqual({ text: '<[1,2]>' })
  })

  it('takes no more of a long one than its reader does, and closes it with the suffix', async () => {
    const { seen, result } = source([MEBIBYTE, 'a', 'b'])
    const { text, rest } = await startStreaming(result, '<', '>')
    expect([text.length, seen.taken]).toEqual([MEBIBYTE.length + 1, 1])
    const pieces: Piece[] = []
    for await (const piece of rest ?? []) pieces.push(piece)
    expect(pieces).toEqual(['a', 'b', '>'])
  })

  it('ends its source when the reader leaves in the middle', async () => {
    const { seen, result } = source([MEBIBYTE, 'a', 'b'])
    const { rest } = await startStreaming(result, '', '')
    for await (const _ of rest ?? []) break
    expect(seen).toEqual({ taken: 2, closed: true })
  })

  it('ends its source when the reader leaves before the rest', async () => {
    const { seen, result } = source([MEBIBYTE, 'a', 'b'])
    const { rest } = await startStreaming(result, '', '')
    await rest?.[Symbol.asyncIterator]().return?.()
    expect(seen).toEqual({ taken: 1, closed: true })
  })
})

describe('joinPieces', () => {
  it('stops where the budget says so', async () => {
    const { seen, result } = source(['a', 'b', 'c'])
    const spend = (text: string) => {
      if (text === 'b') throw new Error('too much')
      return text
    }
    await expect(joinPieces(result, spend)).rejects.toThrow('too much')
    expect(seen).toEqual({ taken: 2, closed: true })
  })
})

it('isJsonPieces knows pieces from results', () => {
  expect([
    isJsonPieces(source([]).result),
    isJsonPieces(null),
    isJsonPieces({ number: '0x1' }),
    isJsonPieces('0x'),
  ]).toEqual([true, false, false, false])
})
