import type { ServerResponse } from 'node:http'
import type { FastifyError, FastifyReply } from 'fastify'
import type { Piece } from '../../base/readyJson.ts'
import { PIECE_LENGTH, type Text, utf8Pieces } from '../../base/utf8Pieces.ts'
import type { Party } from '../../concurrency/fairQueue.ts'
import { nextShare } from '../../concurrency/timeSlice.ts'
import { writeInTurns } from '../../concurrency/writeInSlices.ts'
import { partyOf } from './delivery.ts'
import { CHALLENGE, type HttpResponse, INTERNAL_ERROR, isWhole, refuseHttp } from './httpResponse.ts'
import type { UnsentBytes } from './unsentBytes.ts'

interface Sending {
  readonly unsent: UnsentBytes
  /** Is told why the body could not be read to its end. */
  onBroken(error: unknown): void
}

/** Sends a response. */
export function sendResponse(
  reply: FastifyReply,
  { status, headers, body, bodyBytes = 0, party, release }: HttpResponse,
  { unsent, onBroken }: Sending,
): FastifyReply {
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  const raw = begin(reply)
  if (isWhole(body) && bodyBytes <= PIECE_LENGTH) {
    sendShort(raw, body, bodyBytes)
    if (raw.socket !== null) unsent.look(raw.socket)
    release?.()
    return reply
  }
  const partyFor = () => party ?? (raw.socket === null ? [] : partyOf(raw.socket))
  const sending = isWhole(body)
    ? sendLong(raw, body, { unsent, partyOf: partyFor })
    : sendPieces(raw, body, { unsent, partyOf: partyFor })
  sending
    .catch((error: unknown) => {
      onBroken(error)
      raw.destroy() // what the client has would look whole
    })
    .finally(release)
  return reply
}

/** Straight to the socket: what the framework does on the way would cost more than the response. */
function begin(reply: FastifyReply): ServerResponse {
  const { raw, statusCode } = reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  return raw.writeHead(statusCode)
}

/** Nothing is written as text but what has a byte for each character: streams count these. */
function sendShort(raw: ServerResponse, text: Text, bytes: number): void {
  if (text.length === bytes && typeof text === 'string') {
    raw.end(text)
    return
  }
  raw.cork() // all of it in one call to the system
  for (const piece of utf8Pieces(text)) raw.write(piece)
  raw.end()
}

interface InTurns {
  readonly unsent: UnsentBytes
  partyOf(): Party
}

async function sendLong(raw: ServerResponse, text: Text, { unsent, partyOf }: InTurns): Promise<void> {
  const isWritten = await writeInTurns(utf8Pieces(text), partyOf, (piece) => {
    if (raw.destroyed) return false
    raw.write(piece)
    if (raw.socket !== null) unsent.look(raw.socket)
    return true
  })
  if (isWritten) raw.end()
}

/** No faster than the client takes it. */
async function sendPieces(
  raw: ServerResponse,
  pieces: AsyncIterable<Piece>,
  { unsent, partyOf }: InTurns,
): Promise<void> {
  for await (const piece of pieces) {
    const turn = nextShare(partyOf)
    if (turn !== undefined) await turn
    if (raw.destroyed) return
    if (piece.length > 0) await taken(raw, piece, unsent)
  }
  raw.end()
}

/** Resolves when the system has taken the piece, or nobody will. Node 26 does not emit `drain` after each full buffer. */
function taken(raw: ServerResponse, piece: Piece, unsent: UnsentBytes): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      raw.off('close', done)
      resolve()
    }
    raw.once('close', done)
    raw.write(typeof piece === 'string' ? Buffer.from(piece) : piece, done)
    if (raw.socket !== null) unsent.look(raw.socket)
  })
}

/** Refuses a request without the operator's token (RFC 6750, 3). */
export function refuseUnauthorised(reply: FastifyReply): FastifyReply {
  return reply
    .code(401)
    .header(...CHALLENGE)
    .header('x-request-id', reply.request.id)
    .send()
}

/** Refuses what never became a JSON-RPC request. */
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

/** The status and text for an error of the HTTP framework; its own text is not told. */
export function toHttpRefusal(error: Partial<FastifyError>): { status: number; message: string } {
  const status = error.statusCode ?? 500
  const message = TEXTS[status]
  if (message !== undefined) return { status, message }
  return status < 500 ? { status: 400, message: 'bad request' } : INTERNAL_ERROR
}
