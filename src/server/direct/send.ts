import type { Socket } from 'node:net'
import type { Piece } from '../../base/readyJson.ts'
import type { Text } from '../../rpc/serialise.ts'
import { type Answer, isWhole } from '../answers.ts'
import { type Afterwards, printHead } from './head.ts'

/**
 * Writes an answer to a connection. Resolves when the client has taken as much of it that the next may be written, or has
 * gone; rejects when the body cannot be read to its end.
 */
export function send(socket: Socket, answer: Answer, afterwards: Afterwards): Promise<void> | undefined {
  const { body } = answer
  const head = printHead(answer, afterwards, !isWhole(body))
  if (!isWhole(body)) return sendChunks(socket, head, body)
  writeWhole(socket, head, body)
  return socket.writableNeedDrain ? untilDrained(socket) : undefined
}

/** All of it in one call to the system. */
function writeWhole(socket: Socket, head: string, text: Text): void {
  if (typeof text === 'string') {
    // Latin-1 is what the engine holds such text in: nothing is converted.
    const isAscii = Buffer.byteLength(text) === text.length
    socket.write(head + text, isAscii ? 'latin1' : 'utf8')
    return
  }
  socket.cork()
  socket.write(head, 'latin1')
  for (const piece of text) socket.write(piece)
  socket.uncork()
}

/** A body of unknown length (RFC 9112, 7.1), no faster than the client takes it. */
async function sendChunks(socket: Socket, head: string, pieces: AsyncIterable<Piece>): Promise<void> {
  let unsent = head
  for await (const piece of pieces) {
    if (!socket.writable) return
    const bytes = Buffer.byteLength(piece)
    if (bytes === 0) continue // would be the end
    socket.cork()
    socket.write(`${unsent}${bytes.toString(16)}\r\n`, 'latin1')
    socket.write(piece)
    socket.write('\r\n', 'latin1')
    socket.uncork()
    unsent = ''
    if (socket.writableNeedDrain) await untilDrained(socket)
  }
  if (socket.writable) socket.write(`${unsent}0\r\n\r\n`, 'latin1')
}

function untilDrained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done)
      socket.off('close', done)
      resolve()
    }
    socket.on('drain', done)
    socket.on('close', done)
    if (socket.destroyed) done()
  })
}
