import { pipeline, Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type { Piece } from '../../base/readyJson.ts'

/** Whether a client that sent this Accept-Encoding reads gzip (RFC 9110, 12.5.3). */
export function takesGzip(acceptEncoding: string | readonly string[] | undefined): boolean {
  if (acceptEncoding === undefined) return false
  return [acceptEncoding].flat().join().split(',').some(isGzip)
}

function isGzip(offer: string): boolean {
  const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
  return (name === 'gzip' || name === '*') && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
}

/** A body as gzip; quick rather than small, since the processor serves others meanwhile. */
export function pack(body: Iterable<Piece> | AsyncIterable<Piece>): Readable {
  const packing = createGzip({ level: constants.Z_BEST_SPEED })
  pipeline(Readable.from(body), packing, () => undefined) // a failure ends the stream that goes out, and its reader hears of it
  return packing
}
