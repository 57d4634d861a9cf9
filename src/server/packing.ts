import { pipeline, type Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether the client reads gzip (RFC 9110, 12.5.3). */
export function takesGzip({ headers }: FastifyRequest): boolean {
  const offered = headers['accept-encoding']
  if (offered === undefined) return false
  return [offered].flat().join().split(',').some(isGzip)
}

function isGzip(offer: string): boolean {
  const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
  return (name === 'gzip' || name === '*') && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
}

/** Sends a body as gzip; quick rather than small, since the processor serves others meanwhile. */
export function sendPacked(reply: FastifyReply, body: Readable): FastifyReply {
  const packing = createGzip({ level: constants.Z_BEST_SPEED })
  pipeline(body, packing, () => undefined) // a failure ends the stream that goes out, and the framework hears of it there
  return reply.header('content-encoding', 'gzip').send(packing)
}
