import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Piece } from '../../base/readyJson.ts'
import type { Text } from '../../rpc/serialise.ts'
import { type HttpResponse, isWhole } from '../httpResponse.ts'
import type { UnsentBytes } from '../unsentBytes.ts'

/** What happens to the connection after a response: it stays for so many seconds, or ends. */
type Afterwards = { readonly staysSeconds: number } | 'ends'

export interface Sending {
  readonly afterwards: Afterwards
  readonly unsent: UnsentBytes
}

/**
 * Writes a response to a connection. Resolves when the client has taken so much of it that the next may be written, or
 * has gone; rejects when the body cannot be read to its end.
 */
export function send(
  socket: Socket,
  response: HttpResponse,
  { afterwards, unsent }: Sending,
): Promise<void> | undefined {
  const { body } = response
  const head = printHead(response, afterwards, !isWhole(body))
  if (!isWhole(body)) return sendChunks(socket, head, body, unsent)
  writeWhole(socket, head, body, response.bodyBytes)
  return socket.writableNeedDrain ? untilDrained(socket, unsent) : undefined
}

/** All of it in one call to the system. */
function writeWhole(socket: Socket, head: string, text: Text, bytes: number | undefined): void {
  if (typeof text === 'string') {
    // A byte for each character is what the engine holds such text in: nothing is converted.
    socket.write(head + text, bytes === text.length ? 'latin1' : 'utf8')
    return
  }
  socket.cork()
  socket.write(head, 'latin1')
  for (const piece of text) socket.write(piece)
  socket.uncork()
}

/** A body of unknown length (RFC 9112, 7.1), no faster than the client takes it. */
async function sendChunks(
  socket: Socket,
  head: string,
  pieces: AsyncIterable<Piece>,
  unsent: UnsentBytes,
): Promise<void> {
  let before = head
  for await (const piece of pieces) {
    if (!socket.writable) return
    const bytes = Buffer.byteLength(piece)
    if (bytes === 0) continue // would be the end
    socket.cork()
    socket.write(`${before}${bytes.toString(16)}\r\n`, 'latin1')
    socket.write(piece)
    socket.write('\r\n', 'latin1')
    socket.uncork()
    before = ''
    if (socket.writableNeedDrain) await untilDrained(socket, unsent)
  }
  if (socket.writable) socket.write(`${before}0\r\n\r\n`, 'latin1')
}

function untilDrained(socket: Socket, unsent: UnsentBytes): Promise<void> {
  unsent.look(socket)
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

/** The head of a response, field for field as Node's server writes it. */
function printHead({ status, headers }: HttpResponse, afterwards: Afterwards, isChunked: boolean): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n`
  for (const [name, value] of headers) head += `${name}: ${value}\r\n`
  head += `Date: ${httpDate()}\r\n`
  head +=
    afterwards === 'ends'
      ? 'Connection: close\r\n'
      : `Connection: keep-alive\r\nKeep-Alive: timeout=${afterwards.staysSeconds}\r\n`
  return isChunked ? `${head}Transfer-Encoding: chunked\r\n\r\n` : `${head}\r\n`
}
