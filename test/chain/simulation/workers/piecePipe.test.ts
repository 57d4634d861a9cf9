import { PassThrough, Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { createPieceWriter, readPieces } from '../../../../src/chain/simulation/workers/piecePipe.ts'

const PIECES = [
  [1, Buffer.from('first')],
  [2 ** 40, Buffer.alloc(300_000, 'x')],
  [1, Buffer.from('z')],
] as const

/** Returns a writable end that copies what is written, as the operating system does. */
function createSink() {
  const copies: Buffer[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      copies.push(Buffer.from(chunk))
      done()
    },
  })
  return { sink, bytes: () => Buffer.concat(copies) }
}

/** Returns the bytes of all pieces, as a worker writes them. */
function written(): Buffer {
  const { sink, bytes } = createSink()
  const write = createPieceWriter(sink)
  for (const [id, piece] of PIECES) write(id, Buffer.from(piece))
  return bytes()
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

it('a piece is freed when it is written', async () => {
  const { sink, bytes } = createSink()
  const piece = new Uint8Array(300_000)
  createPieceWriter(sink)(1, piece)
  await new Promise((resolve) => sink.end(resolve))
  expect(bytes().length).toBeGreaterThan(300_000)
  expect(piece.length).toBe(0)
})
