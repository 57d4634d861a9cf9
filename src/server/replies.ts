import { Readable } from 'node:stream'
import type { FastifyError, FastifyReply } from 'fastify'
import { errors } from '../../generated/errors.ts'
import type { Piece, Text } from '../rpc/jsonPieces.ts'
import type { RpcReply } from '../rpc/reply.ts'
import { serialiseError } from '../rpc/serialise.ts'
import { sendPacked, takesGzip } from './packing.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Below this, packing saves no packet. */
const PACKED_FROM_BYTES = 1024

/** Sends what the RPC layer answered. */
export function sendRpcReply(reply: FastifyReply, answered: RpcReply): FastifyReply {
  const { text, rest, httpStatus, retryAfterSeconds } = answered
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return sendJson(reply.code(httpStatus), rest === undefined ? text : Readable.from(inOrder(text, rest)))
}

/** Sends JSON, packed when it is worth that and the client takes it. */
export function sendJson(reply: FastifyReply, body: Text | Readable): FastifyReply {
  const parts = typeof body === 'string' ? [body] : body
  const isLong = parts instanceof Readable || bytesOf(parts) >= PACKED_FROM_BYTES
  if (isLong) appendVary(reply)
  const isPacked = isLong && takesGzip(reply.request)
  if (!isPacked && !(parts instanceof Readable)) return sendPlain(reply, parts)
  const stream = parts instanceof Readable ? parts : Readable.from(parts)
  reply.type(JSON_TYPE)
  return isPacked ? sendPacked(reply, stream) : reply.send(stream)
}

/** Caches on the way must not give a packed answer to somebody else. */
function appendVary(reply: FastifyReply): void {
  const others = reply.getHeader('vary')
  reply.header('vary', others === undefined ? 'accept-encoding' : `${others}, accept-encoding`)
}

const bytesOf = (parts: readonly Piece[]) => parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)

/** Straight to the socket: what the framework does on the way would cost more than the answer. */
function sendPlain(reply: FastifyReply, parts: readonly Piece[]): FastifyReply {
  const { raw, statusCode } = reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(statusCode, { 'content-type': JSON_TYPE, 'content-length': bytesOf(parts) })
  raw.cork() // all of it in one call to the system
  for (const part of parts.slice(0, -1)) raw.write(part)
  raw.end(parts.at(-1))
  return reply
}

async function* inOrder(text: Text, rest: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  if (typeof text === 'string') yield text
  else yield* text
  yield* rest
}

/** Refuses what never became a JSON-RPC request; the body is a JSON-RPC error all the same, for clients that read nothing else. */
export function sendHttpRefusal(reply: FastifyReply, httpStatus: number, message: string): FastifyReply {
  const { code } = httpStatus >= 500 ? errors.internalError : errors.invalidRequest
  return reply.code(httpStatus).type('application/json').send(serialiseError('null', { code, message }))
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
  return status < 500 ? { status: 400, message: 'bad request' } : { status: 500, message: 'Internal server error' }
}
