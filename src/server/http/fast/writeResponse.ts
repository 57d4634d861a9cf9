import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Piece } from '../../../base/readyJson.ts'
import { onSent } from '../../../base/sentBytes.ts'
import { PIECE_LENGTH, type Text, utf8Pieces } from '../../../base/utf8Pieces.ts'
import type { ClientPath } from '../../../concurrency/fairQueue.ts'
import { yieldIfSliceUsed } from '../../../concurrency/timeSlice.ts'
import { writeInSlices } from '../../../concurrency/writeInSlices.ts'
import type { HttpHeader } from '../../auth/cors.ts'
import { clientPathOf } from '../delivery.ts'
import { type HttpResponse, isWhole } from '../httpResponse.ts'
import type { UnsentBytes } from '../unsentBytes.ts'

/** The connection after a response: it stays open for a time, in seconds, or ends. */
type Afterwards = { readonly staysSeconds: number } | 'ends'

/** The properties of a connection that its responses depend on. */
export interface Sending {
  readonly afterwards: Afterwards
  /** The headers that every response begins with, as text. */
  readonly fixedHead: string
  readonly unsent: UnsentBytes
}

/**
 * Writes a response to a connection. Returns undefined, or a promise that resolves when the client has read enough for
 * the next response, or has gone. Rejects if the body cannot be read to its end.
 */
export function writeResponse(
  socket: Socket,
  response: HttpResponse,
  { afterwards, fixedHead, unsent }: Sending,
): Promise<void> | undefined {
  const { body, bodyBytes = 0 } = response
  const head = printHead(response, { afterwards, fixedHead, isChunked: !isWhole(body) })
  if (!isWhole(body)) return sendChunks(socket, head, body, { unsent, clientPathOf: partyFor(response, socket) })
  if (bodyBytes > PIECE_LENGTH) {
    return sendLong(socket, head, body, { unsent, clientPathOf: partyFor(response, socket) })
  }
  writeShort(socket, head, body, bodyBytes)
  return socket.writableNeedDrain ? untilDrained(socket, unsent) : undefined
}

const partyFor =
  ({ clientPath }: HttpResponse, socket: Socket) =>
  () =>
    clientPath ?? clientPathOf(socket)

/** Writes a short response with one system call. Only text with one byte per character is written as text, since streams count characters. */
function writeShort(socket: Socket, head: string, text: Text, bytes: number): void {
  if (text.length === bytes && typeof text === 'string') {
    socket.write(head + text, 'latin1') // the engine's own form, without conversion
    return
  }
  socket.cork()
  socket.write(head, 'latin1')
  for (const piece of utf8Pieces(text)) socket.write(piece)
  socket.uncork()
}

interface LongSending {
  readonly unsent: UnsentBytes
  clientPathOf(): ClientPath
}

/** Writes a body of known length in time slices. */
async function sendLong(
  socket: Socket,
  head: string,
  text: Text,
  { unsent, clientPathOf }: LongSending,
): Promise<void> {
  socket.write(head, 'latin1')
  await writeInSlices(utf8Pieces(text), clientPathOf, (piece) => {
    if (!socket.writable) return false
    socket.write(piece, (error) => {
      if (!error) onSent(piece)
    })
    unsent.check(socket)
    return true
  })
  if (socket.writableNeedDrain) await untilDrained(socket, unsent)
}

/** Writes a body of unknown length in chunks (RFC 9112, 7.1), at the speed of the client. */
async function sendChunks(
  socket: Socket,
  head: string,
  pieces: AsyncIterable<Piece>,
  { unsent, clientPathOf }: LongSending,
): Promise<void> {
  let before = head
  for await (const piece of pieces) {
    const share = yieldIfSliceUsed(clientPathOf)
    if (share !== undefined) await share
    if (!socket.writable) return
    const bytes = Buffer.byteLength(piece)
    if (bytes === 0) continue // an empty chunk ends the body
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

/** Returns the time in HTTP's form (RFC 9110, 5.6.7). Hot path: printed once a second. */
function httpDate(): string {
  const nowMs = Date.now()
  const second = Math.floor(nowMs / 1000)
  if (second === dateSecond) return dateText
  dateSecond = second
  dateText = new Date(nowMs).toUTCString()
  return dateText
}

/** Returns headers as text. */
export function printFields(headers: readonly HttpHeader[]): string {
  return headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
}

interface Printing extends Omit<Sending, 'unsent'> {
  readonly isChunked: boolean
}

/** Returns the head of a response, equal to that of Node's server. */
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
