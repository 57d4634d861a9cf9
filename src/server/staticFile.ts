import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { takesGzip } from './packing.ts'

/** A body that stays what it is for as long as the process lives, packed once. */
export interface StaticFile {
  readonly body: Buffer
  readonly packed: Buffer
  readonly type: string
  readonly etag: string
  /** The Cache-Control; by default caches may store the file and have to revalidate it. */
  readonly caching?: string
  /** Request headers that the file depends on, without Accept-Encoding. */
  readonly vary?: string
}

export function createStaticFile(body: Buffer, type: string): StaticFile {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, packed: gzipSync(body), type, etag }
}

/** Sends a file, or 304 to a client that has it. */
export function sendStaticFile(reply: FastifyReply, file: StaticFile): FastifyReply {
  const { type, etag, caching = 'no-cache', vary } = file
  reply.headers({ etag, 'cache-control': caching, vary: varyOf(reply, vary) })
  if (isKnown(reply.request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send()
  reply.type(type)
  return takesGzip(reply.request.headers['accept-encoding'])
    ? reply.header('content-encoding', 'gzip').send(file.packed)
    : reply.send(file.body)
}

/** Tags are compared weakly (RFC 9110, 13.1.2): `W/` before one says nothing here. */
function isKnown(tags: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag) === opaque(etag))
}

function varyOf(reply: FastifyReply, own: string | undefined): string {
  return [reply.getHeader('vary'), 'accept-encoding', own].filter((part) => part !== undefined).join(', ')
}
