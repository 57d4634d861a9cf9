import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { createPieceWriter, readPieces } from '../../../../src/chain/simulation/workers/piecePipe.ts'

const PIECES = [
  [1, Buffer.from('first')],
  [2 ** 40, Buffer.alloc(300_000, 'x')],
  [1, Buffer.from('z')],
] as const

/** Returns the bytes of all pieces, as a worker writes them. */
function written(): Buffer {
  const pipe = new PassThrough({ highWaterMark: 2 ** 20 })
  const write = createPieceWriter(pipe)
  for (const [id, piece] of PIECES) write(id, piece)
  return pipe.read()
}

it.each([1, 7, 10, 65_536, 1_000_000])('pieces arrive whole and in order, however they are cut: %i bytes', (length) => {
  const pipe = new PassThrough()
  const arrived: [number, Buffer][] = []
  readPieces(pipe, (id, parts) => arrived.push([id, Buffer.concat(parts)]))
  const bytes = written()
  for (let at = 0; at < bytes.length; at += length) pipe.emit('data', bytes.subarray(at, at + length))
  expect(arrived.map(([id]) => id)).toEqual(PIECES.map(([id]) => id))
  for (const [i, [, piece]] of PIECES.entries()) expect(arrived[i]?.[1].equals(piece)).toBe(true)
})
