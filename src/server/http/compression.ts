import { pipeline, Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type { Piece } from '../../base/readyJson.ts'

/** Returns whether a client with this Accept-Encoding reads gzip (RFC 9110, 12.5.3). */
export function acceptsGzip(acceptEncoding: string | readonly string[] | undefined): boolean {
  if (acceptEncoding === undefined) return false
  return [acceptEncoding].flat().join().split(',').some(isGzip)
}

function isGzip(offer: string): boolean {
  const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
  return (name === 'gzip' || name === '*') && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
}

/** Compresses a body as gzip, at the level that uses least CPU time. */
export function compress(body: Iterable<Piece> | AsyncIterable<Piece>): Readable {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED })
  pipeline(Readable.from(body), gzip, () => undefined) // a failure ends the result, and its reader receives it
  return gzip
}
