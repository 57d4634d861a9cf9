import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Piece } from '../../../base/readyJson.ts'
import { PIECE_LENGTH, type Text, utf8Pieces } from '../../../base/utf8Pieces.ts'
import type { Party } from '../../../concurrency/fairQueue.ts'
import { nextShare } from '../../../concurrency/timeSlice.ts'
import { writeInTurns } from '../../../concurrency/writeInSlices.ts'
import type { Header } from '../../auth/cors.ts'
import { partyOf } from '../delivery.ts'
import { type HttpResponse, isWhole } from '../httpResponse.ts'
import type { UnsentBytes } from '../unsentBytes.ts'

/** What happens to the connection after a response: it stays for so many seconds, or ends. */
type Afterwards = { readonly staysSeconds: number } | 'ends'

export interface Sending {
  readonly afterwards: Afterwards
  /** The fields that every response begins with, as text. */
  readonly fixedHead: string
  readonly unsent: UnsentBytes
}

/**
 * Writes a response to a connection. Resolves when the client has taken so much of it that the next may be written, or
 * has gone; rejects when the body cannot be read to its end.
 */
export function send(
  socket: Socket,
  response: HttpResponse,
  { afterwards, fixedHead, unsent }: Sending,
): Promise<void> | undefined {
  const { body, bodyBytes = 0 } = response
  const head = printHead(response, { afterwards, fixedHead, isChunked: !isWhole(body) })
  if (!isWhole(body)) return sendChunks(socket, head, body, { unsent, partyOf: partyFor(response, socket) })
  if (bodyBytes > PIECE_LENGTH) {
    return sendLong(socket, head, body, { unsent, partyOf: partyFor(response, socket) })
  }
  writeShort(socket, head, body, bodyBytes)
  return socket.writableNeedDrain ? untilDrained(socket, unsent) : undefined
}

const partyFor =
  ({ party }: HttpResponse, socket: Socket) =>
  () =>
    party ?? partyOf(socket)

/** All of it in one call to the system. Nothing is written as text but what has a byte for each character: streams count these. */
function writeShort(socket: Socket, head: string, text: Text, bytes: number): void {
  if (text.length === bytes && typeof text === 'string') {
    socket.write(head + text, 'latin1') // as the engine holds it: nothing is converted
    return
  }
  socket.cork()
  socket.write(head, 'latin1')
  for (const piece of utf8Pieces(text)) socket.write(piece)
  socket.uncork()
}

interface InTurns {
  readonly unsent: UnsentBytes
  partyOf(): Party
}

/** A body of known length. */
async function sendLong(socket: Socket, head: string, text: Text, { unsent, partyOf }: InTurns): Promise<void> {
  socket.write(head, 'latin1')
  await writeInTurns(utf8Pieces(text), partyOf, (piece) => {
    if (!socket.writable) return false
    socket.write(piece)
    unsent.check(socket)
    return true
  })
  if (socket.writableNeedDrain) await untilDrained(socket, unsent)
}

/** A body of unknown length (RFC 9112, 7.1), no faster than the client takes it. */
async function sendChunks(
  socket: Socket,
  head: string,
  pieces: AsyncIterable<Piece>,
  { unsent, partyOf }: InTurns,
): Promise<void> {
  let before = head
  for await (const piece of pieces) {
    const turn = nextShare(partyOf)
    if (turn !== undefined) await turn
    if (!socket.writable) return
    const bytes = Buffer.byteLength(piece)
    if (bytes === 0) continue // would be the end
    socket.cork()
    socket.write(`${before}${bytes.toString(16)}\r\n`, 'latin1')
    socket.write(bytes === piece.length ? piece : Buffer.from(piece))
    socket.write('\r\n', 'latin1')
    socket.uncork()
    before = ''
    if (socket.writableNeedDrain) await untilDrained(socket, unsent)
  }
  if (socket.writable) socket.write(`${before}0\r\n\r\n`, 'latin1')
}

function untilDrained(socket: Socket, unsent: UnsentBytes): Promise<void> {
  unsent.check(socket)
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

let dateSecond = 0
let dateText = ''

/**
 * The time as HTTP writes it (RFC 9110, 5.6.7); printing it anew for each response would cost more than all the rest of
 * the head.
 */
function httpDate(): string {
  const nowMs = Date.now()
  const second = Math.floor(nowMs / 1000)
  if (second === dateSecond) return dateText
  dateSecond = second
  dateText = new Date(nowMs).toUTCString()
  return dateText
}

export function printFields(headers: readonly Header[]): string {
  return headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
}

interface Printing extends Omit<Sending, 'unsent'> {
  readonly isChunked: boolean
}

/** The head of a response, field for field as Node's server writes it. */
function printHead({ status, headers }: HttpResponse, { afterwards, fixedHead, isChunked }: Printing): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n${fixedHead}`
  for (const [name, value] of headers) head += `${name}: ${value}\r\n`
  head += `Date: ${httpDate()}\r\n`
  head +=
    afterwards === 'ends'
      ? 'Connection: close\r\n'
      : `Connection: keep-alive\r\nKeep-Alive: timeout=${afterwards.staysSeconds}\r\n`
  return isChunked ? `${head}Transfer-Encoding: chunked\r\n\r\n` : `${head}\r\n`
}
