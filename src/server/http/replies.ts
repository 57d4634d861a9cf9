import type { ServerResponse } from 'node:http'
import type { FastifyError, FastifyReply } from 'fastify'
import type { Piece } from '../../base/readyJson.ts'
import { PIECE_LENGTH, type Text, utf8Pieces } from '../../base/utf8Pieces.ts'
import type { ClientPath } from '../../concurrency/fairQueue.ts'
import { yieldIfSliceUsed } from '../../concurrency/timeSlice.ts'
import { writeInSlices } from '../../concurrency/writeInSlices.ts'
import { clientPathOf } from './delivery.ts'
import { CHALLENGE, type HttpResponse, INTERNAL_ERROR, isWhole, refuseHttp } from './httpResponse.ts'
import type { UnsentBytes } from './unsentBytes.ts'

interface ReplySending {
  readonly unsent: UnsentBytes
  /** Called with the error if the body cannot be read to its end. */
  onBroken(error: unknown): void
}

/** Sends a response through the framework's connection. */
export function sendResponse(
  reply: FastifyReply,
  { status, headers, body, bodyBytes = 0, clientPath, release }: HttpResponse,
  { unsent, onBroken }: ReplySending,
): FastifyReply {
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  const raw = begin(reply)
  if (isWhole(body) && bodyBytes <= PIECE_LENGTH) {
    sendShort(raw, body, bodyBytes)
    if (raw.socket !== null) unsent.check(raw.socket)
    release?.()
    return reply
  }
  const partyFor = () => clientPath ?? (raw.socket === null ? [] : clientPathOf(raw.socket))
  const sending = isWhole(body)
    ? sendLong(raw, body, { unsent, clientPathOf: partyFor })
    : sendPieces(raw, body, { unsent, clientPathOf: partyFor })
  sending
    .catch((error: unknown) => {
      onBroken(error)
      raw.destroy() // a regular end would look like a complete body
    })
    .finally(release)
  return reply
}

/** Writes the head without the framework's steps (hot path). */
function begin(reply: FastifyReply): ServerResponse {
  const { raw, statusCode } = reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  return raw.writeHead(statusCode)
}

/** Writes text without conversion only if it has one byte per character, since streams count characters. */
function sendShort(raw: ServerResponse, text: Text, bytes: number): void {
  if (text.length === bytes && typeof text === 'string') {
    raw.end(text)
    return
  }
  raw.cork() // one system call
  for (const piece of utf8Pieces(text)) raw.write(piece)
  raw.end()
}

interface LongSending {
  readonly unsent: UnsentBytes
  clientPathOf(): ClientPath
}

async function sendLong(raw: ServerResponse, text: Text, { unsent, clientPathOf }: LongSending): Promise<void> {
  const isWritten = await writeInSlices(utf8Pieces(text), clientPathOf, (piece) => {
    if (raw.destroyed) return false
    raw.write(piece)
    if (raw.socket !== null) unsent.check(raw.socket)
    return true
  })
  if (isWritten) raw.end()
}

/** Sends the pieces of a body at the speed of the client. */
async function sendPieces(
  raw: ServerResponse,
  pieces: AsyncIterable<Piece>,
  { unsent, clientPathOf }: LongSending,
): Promise<void> {
  for await (const piece of pieces) {
    const share = yieldIfSliceUsed(clientPathOf)
    if (share !== undefined) await share
    if (raw.destroyed) return
    if (piece.length > 0) await writePiece(raw, piece, unsent)
  }
  raw.end()
}

/** Resolves when the piece is written or the connection has closed. Node 26 does not emit `drain` after each full buffer. */
function writePiece(raw: ServerResponse, piece: Piece, unsent: UnsentBytes): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      raw.off('close', done)
      resolve()
    }
    raw.once('close', done)
    raw.write(typeof piece === 'string' ? Buffer.from(piece) : piece, done)
    if (raw.socket !== null) unsent.check(raw.socket)
  })
}

/** Sends 401 for a request without the operator's token (RFC 6750, 3). */
export function refuseUnauthorised(reply: FastifyReply): FastifyReply {
  return reply
    .code(401)
    .header(...CHALLENGE)
    .header('x-request-id', reply.request.id)
    .send()
}

/** Sends the refusal of a request that the RPC layer does not receive. */
export function sendHttpRefusal(reply: FastifyReply, httpStatus: number, message: string): FastifyReply {
  reply.header('x-request-id', reply.request.id)
  return reply.code(httpStatus).type('application/json').send(refuseHttp(httpStatus, message).text)
}

const TEXTS: Readonly<Record<number, string>> = {
  400: 'bad request',
  413: 'request body is too large',
  414: 'path is too long',
  415: 'content type must be application/json',
  503: 'the server is stopping',
}

/** Returns the status and the text for an error of the framework, whose own text is not sent. */
export function toHttpRefusal(error: Partial<FastifyError>): { status: number; message: string } {
  const status = error.statusCode ?? 500
  const message = TEXTS[status]
  if (message !== undefined) return { status, message }
  return status < 500 ? { status: 400, message: 'bad request' } : INTERNAL_ERROR
}
