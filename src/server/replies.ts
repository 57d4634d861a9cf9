import { Readable } from 'node:stream'
import type { FastifyError, FastifyReply } from 'fastify'
import type { Piece } from '../base/readyJson.ts'
import type { Text } from '../rpc/serialise.ts'
import { type HttpResponse, INTERNAL_ERROR, isWhole, refuseHttp } from './httpResponse.ts'

/** Sends a response by the framework's reply. */
export function sendResponse(reply: FastifyReply, { status, headers, body }: HttpResponse): FastifyReply {
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  return isWhole(body) ? sendWhole(reply, body) : reply.send(body instanceof Readable ? body : Readable.from(body))
}

/** Straight to the socket: what the framework does on the way would cost more than the response. */
function sendWhole(reply: FastifyReply, text: Text): FastifyReply {
  const parts: readonly Piece[] = typeof text === 'string' ? [text] : text
  const { raw, statusCode } = reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(statusCode)
  raw.cork() // all of it in one call to the system
  for (const part of parts.slice(0, -1)) raw.write(part)
  raw.end(parts.at(-1))
  return reply
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
