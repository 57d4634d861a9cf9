import type { ServerResponse } from 'node:http'
import type { FastifyError, FastifyReply } from 'fastify'
import type { Piece } from '../base/readyJson.ts'
import type { Text } from '../rpc/serialise.ts'
import { type HttpResponse, INTERNAL_ERROR, isWhole, refuseHttp } from './httpResponse.ts'
import type { UnsentBytes } from './unsentBytes.ts'

interface Sending {
  readonly unsent: UnsentBytes
  /** Is told why the body could not be read to its end. */
  onBroken(error: unknown): void
}

/** Sends a response. */
export function sendResponse(
  reply: FastifyReply,
  { status, headers, body }: HttpResponse,
  { unsent, onBroken }: Sending,
): FastifyReply {
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  const raw = begin(reply)
  if (isWhole(body)) sendWhole(raw, body, unsent)
  else {
    sendPieces(raw, body, unsent).catch((error: unknown) => {
      onBroken(error)
      raw.destroy() // what the client has would look whole
    })
  }
  return reply
}

/** Straight to the socket: what the framework does on the way would cost more than the response. */
function begin(reply: FastifyReply): ServerResponse {
  const { raw, statusCode } = reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  return raw.writeHead(statusCode)
}

function sendWhole(raw: ServerResponse, text: Text, unsent: UnsentBytes): void {
  const parts: readonly Piece[] = typeof text === 'string' ? [text] : text
  raw.cork() // all of it in one call to the system
  for (const part of parts.slice(0, -1)) raw.write(part)
  raw.end(parts.at(-1))
  if (raw.socket !== null) unsent.look(raw.socket)
}

/** No faster than the client takes it. */
async function sendPieces(raw: ServerResponse, pieces: AsyncIterable<Piece>, unsent: UnsentBytes): Promise<void> {
  for await (const piece of pieces) {
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
    raw.write(piece, done)
    if (raw.socket !== null) unsent.look(raw.socket)
  })
}

/** Refuses what never became a JSON-RPC request. */
export function sendHttpRefusal(reply: FastifyReply, httpStatus: number, message: string): FastifyReply {
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
