import type { IncomingMessage } from 'node:http'
import { flagOf } from '../../../config/settings.ts'
import { InvalidRequest, LimitExceeded } from '../../../rpc/refusals.ts'
import { isInTooManyPieces, type ReceivedBytes, type Sender } from './receivedBytes.ts'

/** The bounds of request bodies. */
export interface BodyBounds {
  readonly limitBytes: number
  /** Maximum number of pieces, see `isInTooManyPieces`. */
  readonly limitPieces: number
  /** The counter of the bytes of all bodies and messages that are arriving. */
  readonly received: ReceivedBytes
}

/** A refused body, with the HTTP status of the response. */
export class BodyRefused extends Error {
  readonly httpStatus: number

  constructor(httpStatus: number, cause: InvalidRequest | LimitExceeded) {
    super('the body was not taken', { cause })
    this.httpStatus = httpStatus
  }
}

const RETRY_SECONDS = 1

function tooLong(limitBytes: number): BodyRefused {
  const hint = `send at most ${limitBytes} bytes; the operator of the node can change this limit with --${flagOf('bodyLimitBytes')}`
  return new BodyRefused(413, new InvalidRequest('request body is too large', { reason: 'body_bytes', hint }))
}

function inTooManyPieces(): BodyRefused {
  const hint = 'send the body with Content-Length, or in chunks of at least 64 bytes'
  return new BodyRefused(400, new InvalidRequest('request body is in too many pieces', { reason: 'body_pieces', hint }))
}

function tooManyAtOnce(): BodyRefused {
  const hint = `all bodies being received exceed a common limit, and this one is the largest; the operator of the node can change this limit with --${flagOf('receivedLimitBytes')}`
  const limit = new LimitExceeded('limit of received bytes exceeded', RETRY_SECONDS, { reason: 'received_bytes', hint })
  return new BodyRefused(503, limit)
}

function brokenOff(): BodyRefused {
  return new BodyRefused(400, new InvalidRequest('request body is not complete'))
}

/**
 * Returns the whole body of a request. Rejects with `BodyRefused`: 413 beyond the maximum length, 400 for an incomplete
 * body or too many pieces, 503 if all arriving bodies exceed their common bound and this one is the largest. Node's
 * server bounds the time.
 */
export async function readBody(
  request: IncomingMessage,
  sender: Sender,
  { limitBytes, limitPieces, received }: BodyBounds,
): Promise<Uint8Array> {
  const announced = request.headers['content-length']
  const announcedBytes = announced === undefined ? undefined : Number(announced)
  if (announcedBytes !== undefined && announcedBytes > limitBytes) throw tooLong(limitBytes)
  const body = new BodyBuffer(announcedBytes ?? limitBytes)
  let pieces = 0
  return new Promise((resolve, reject) => {
    const refuse = (refusal: BodyRefused) => {
      request.off('data', take)
      request.pause()
      arriving.release()
      reject(refusal)
    }
    const arriving = received.begin(sender, () => refuse(tooManyAtOnce()))
    const take = (piece: Buffer) => {
      pieces++
      const length = body.length + piece.length
      if (length > limitBytes) return refuse(tooLong(limitBytes))
      if (isInTooManyPieces(pieces, length, limitPieces)) return refuse(inTooManyPieces())
      body.append(piece)
      if (length !== announcedBytes) arriving.hold(piece.length)
      return undefined
    }
    request.on('data', take)
    request.once('error', () => refuse(brokenOff()))
    request.once('end', () => {
      arriving.release()
      resolve(body.take())
    })
  })
}

/** Minimum number of bytes that are allocated for a body of several pieces. */
const FIRST_BYTES = 16 * 1024
/** The factor by which a buffer grows. Unwritten pages take no memory, and copies take time. */
const GROWTH = 8

/** A body that is arriving, in one growing buffer. A body of one piece is not copied. */
export class BodyBuffer {
  /** The announced length, or the maximum length of bodies. */
  readonly #maxBytes: number
  #bytes: Buffer = Buffer.alloc(0)
  #length = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get length(): number {
    return this.#length
  }

  /** Number of allocated bytes. */
  get capacity(): number {
    return this.#bytes.length
  }

  /** Appends a piece. The caller checks the length. */
  append(piece: Buffer): void {
    const length = this.#length + piece.length
    if (this.#length === 0 && length === this.#maxBytes) this.#bytes = piece
    else {
      if (length > this.#bytes.length) this.#growTo(length)
      piece.copy(this.#bytes, this.#length)
    }
    this.#length = length
  }

  /** Returns the body. Nothing may be appended afterwards. */
  take(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  #growTo(length: number): void {
    const wanted = Math.max(FIRST_BYTES, GROWTH * this.#bytes.length)
    const grown = Buffer.allocUnsafeSlow(Math.max(length, Math.min(wanted, this.#maxBytes)))
    this.#bytes.copy(grown, 0, 0, this.#length)
    this.#bytes = grown
  }
}
