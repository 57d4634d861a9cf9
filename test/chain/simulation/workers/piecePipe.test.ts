import { PassThrough, Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { AsciiPieces } from '../../../../src/base/asciiPieces.ts'
import { PIECE_LENGTH } from '../../../../src/base/utf8Pieces.ts'
import { createPieceWriter, readPieces } from '../../../../src/chain/simulation/workers/piecePipe.ts'

const PIECES = [
  [1, Buffer.from('first')],
  [2 ** 40, Buffer.alloc(300_000, 'x')],
  [1, Buffer.from('z')],
] as const

/** Returns a writable end that copies what is written, as the operating system does; while it is full, it takes nothing. */
function createSink({ isFull = false } = {}) {
  const copies: Buffer[] = []
  let takeHeld: (() => void) | undefined
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const take = () => {
        copies.push(Buffer.from(chunk))
        done()
      }
      if (isFull) takeHeld = take
      else take()
    },
  })
  const empty = () => {
    isFull = false
    takeHeld?.()
  }
  return { sink, bytes: () => Buffer.concat(copies), empty }
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

it('the buffer of a piece is used again when the piece is written, not before', async () => {
  const { sink, bytes, empty } = createSink({ isFull: true })
  const print = (character: string) => {
    const out = new AsciiPieces()
    out.text(character.repeat(3 * PIECE_LENGTH))
    return out.finish()
  }
  const [piece] = print('a')
  if (piece === undefined) throw new Error('the text has no piece')
  createPieceWriter(sink)(1, piece)
  expect(print('b').map(({ buffer }) => buffer)).not.toContain(piece.buffer)
  empty()
  await new Promise((resolve) => sink.end(resolve))
  expect(bytes().subarray(-piece.length).equals(Buffer.alloc(piece.length, 'a'))).toBe(true)
  const later = [...print('c'), ...print('d')]
  expect(later.map(({ buffer }) => buffer)).toContain(piece.buffer)
})
