import type { Readable, Writable } from 'node:stream'
import { reusePiece } from '../../../base/asciiPieces.ts'
import type { Bytes } from '../../../base/bytes.ts'
import { freeWhenSent, onSent } from '../../../base/sentBytes.ts'

/** File descriptor of the pipe in a worker. */
export const PIECE_PIPE = 4

/** A piece is preceded by the id of its simulation and its length. */
const ID_BYTES = 6
const HEAD_BYTES = ID_BYTES + 4

/**
 * Returns a function that sends long pieces of answers: as messages they would be copied twice more, and joined. The buffer of
 * a piece that was sent is used again.
 */
export function createPieceWriter(pipe: Writable): (id: number, piece: Bytes) => void {
  pipe.on('error', () => undefined) // the main process has ended, and with it this one
  return (id, piece) => {
    const head = Buffer.alloc(HEAD_BYTES)
    head.writeUIntBE(id, 0, ID_BYTES)
    head.writeUInt32BE(piece.length, ID_BYTES)
    pipe.cork()
    pipe.write(head)
    pipe.write(piece, (error) => {
      if (!error) reusePiece(piece)
    })
    pipe.uncork()
  }
}

/** Calls `onPiece` with each piece that a worker has sent, in the parts in which it was read. They are freed when they are sent. */
export function readPieces(pipe: Readable, onPiece: (id: number, parts: readonly Bytes[]) => void): void {
  let head: Buffer = Buffer.alloc(0)
  let parts: Bytes[] = []
  let left = 0

  /** Reads a part of a head or of a piece, and returns the number of its bytes. */
  function readPart(bytes: Buffer): number {
    if (head.length < HEAD_BYTES) {
      const part = bytes.subarray(0, HEAD_BYTES - head.length)
      const { length } = part
      head = Buffer.concat([head, part])
      if (head.length === HEAD_BYTES) left = head.readUInt32BE(ID_BYTES)
      onSent(part) // it is copied, and may be empty from here on
      return length
    }
    const part = bytes.subarray(0, left)
    parts.push(part)
    left -= part.length
    if (left === 0) {
      onPiece(head.readUIntBE(0, ID_BYTES), parts)
      head = Buffer.alloc(0)
      parts = []
    }
    return part.length
  }

  pipe.on('error', () => undefined) // the worker's exit reports its end
  pipe.on('data', (bytes: Buffer) => {
    freeWhenSent(bytes)
    for (let at = 0; at < bytes.length; ) at += readPart(bytes.subarray(at))
  })
}
