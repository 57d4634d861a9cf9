import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { acceptsGzip } from '../http/compression.ts'

/** A file in memory. Its pieces are sent in order, and files may share them. */
export interface StaticFile {
  readonly body: readonly Buffer[]
  /** The file as gzip. */
  readonly packed: readonly Buffer[]
  readonly type: string
  readonly etag: string
  /** The Cache-Control; by default caches may store the file and have to revalidate it. */
  readonly caching?: string
  /** Request headers that the file depends on, without Accept-Encoding. */
  readonly vary?: string
}

/** Creates a file of one piece. */
export function createStaticFile(body: Buffer, type: string): StaticFile {
  return { body: [body], packed: [gzipSync(body)], type, etag: etagOf(body) }
}

/** Returns the weak tag of a file that consists of these pieces (RFC 9110, 8.8.3). */
export function etagOf(...pieces: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** Sends a file, or 304 to a client that has this version. */
export function sendStaticFile(reply: FastifyReply, file: StaticFile): FastifyReply {
  const { type, etag, caching = 'no-cache', vary } = file
  reply.headers({ etag, 'cache-control': caching, vary: varyOf(reply, vary) })
  if (hasTag(reply.request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send()
  const isGzip = acceptsGzip(reply.request.headers['accept-encoding'])
  if (isGzip) reply.header('content-encoding', 'gzip')
  const pieces = isGzip ? file.packed : file.body
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  // Joined pieces would be a copy for each client that does not read.
  const payload = pieces.length === 1 ? pieces[0] : Readable.from(pieces, { objectMode: false })
  return reply.type(type).header('content-length', length).send(payload)
}

/** Compares tags weakly (RFC 9110, 13.1.2), which ignores `W/`. */
function hasTag(tags: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag) === opaque(etag))
}

function varyOf(reply: FastifyReply, own: string | undefined): string {
  return [reply.getHeader('vary'), 'accept-encoding', own].filter((part) => part !== undefined).join(', ')
}
