import { Readable } from 'node:stream'
import type { FastifyError, FastifyReply } from 'fastify'
import { errors } from '../../generated/errors.ts'
import type { RpcReply } from '../rpc/reply.ts'
import { serialiseError } from '../rpc/serialise.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Below this, packing saves no packet. */
const PACKED_FROM_CHARACTERS = 1024

/** Sends what the RPC layer answered. */
export function sendRpcReply(reply: FastifyReply, answered: RpcReply): FastifyReply {
  const { text, rest, httpStatus, retryAfterSeconds } = answered
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return sendJson(reply.code(httpStatus), rest === undefined ? text : Readable.from(inOrder(text, rest)))
}

/** Sends JSON, packed when it is worth that and the client takes it. */
export function sendJson(reply: FastifyReply, body: string | Readable): FastifyReply {
  const mayPack = reply.request.headers['accept-encoding'] !== undefined
  if (typeof body === 'string' && (!mayPack || body.length < PACKED_FROM_CHARACTERS)) return sendPlain(reply, body)
  reply.type('application/json').compress(body)
  return reply
}

/** Straight to the socket: what the framework does on the way would cost more than the answer. */
function sendPlain(reply: FastifyReply, body: string): FastifyReply {
  const { raw, statusCode } = reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(statusCode, { 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(body) })
  raw.end(body)
  return reply
}

async function* inOrder(text: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield text
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
