import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { urlToHttpOptions } from 'node:url'
import { createGunzip } from 'node:zlib'
import type { Address } from './address.ts'
import type { HttpResponse } from './reply.ts'

/** Time for which an idle connection is kept. Servers close theirs after 5 s and more. */
const IDLE_MS = 4_000

/** A running POST. */
export interface RunningPost {
  /** Resolves with undefined if the response is longer than the limit. Rejects with the error of the connection. */
  readonly response: Promise<HttpResponse | undefined>
  /** Ends the request. `response` rejects. */
  cancel(): void
}

/**
 * Creates the sending of POST requests to an address, over connections that are used again. Redirects are not followed. Responses over TLS may be compressed; others
 * come from the same network.
 */
export function createHttpPost({ url, headers }: Pick<Address, 'url' | 'headers'>, maxBytes: number) {
  const isSecure = url.protocol === 'https:'
  const { Agent, request } = isSecure ? https : http
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS })
  const fixed = { ...Object.fromEntries(headers), ...(isSecure && { 'accept-encoding': 'gzip' }) }
  const options = { ...urlToHttpOptions(url), method: 'POST', agent }

  function send(body: string): RunningPost & { readonly mayBeUnread: () => boolean } {
    let hasResponse = false
    const sent = request({ ...options, headers: { ...fixed, 'content-length': Buffer.byteLength(body) } })
    const response = new Promise<HttpResponse | undefined>((resolve, reject) => {
      sent.on('error', reject)
      sent.on('response', (message) => {
        hasResponse = true
        readText(message, maxBytes).then((text) => resolve(toResponse(message, text)), reject)
      })
    })
    sent.end(body)
    return {
      response,
      cancel: () => sent.destroy(new Error('cancelled')),
      mayBeUnread: () => sent.reusedSocket && !hasResponse,
    }
  }

  return (body: string): RunningPost => {
    let running = send(body)
    // The server may have closed the idle connection before it read the request. Each question may be asked twice.
    const response = running.response.catch((error: unknown) => {
      if (!running.mayBeUnread() || !isReset(error)) throw error
      running = send(body)
      return running.response
    })
    return { response, cancel: () => running.cancel() }
  }
}

const isReset = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')

function toResponse({ statusCode = 0, headers }: IncomingMessage, text: string | undefined): HttpResponse | undefined {
  return text === undefined ? undefined : { status: statusCode, retryAfter: headers['retry-after'] ?? null, text }
}

/** Reads the text of a response. Resolves with undefined, and ends the connection, above `maxBytes` bytes. */
function readText(message: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const isCompressed = message.headers['content-encoding'] === 'gzip'
  const body = isCompressed ? message.pipe(createGunzip()) : message
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let length = 0
    body.on('data', (piece: Buffer) => {
      length += piece.length
      if (length <= maxBytes) pieces.push(piece)
      else {
        resolve(undefined)
        message.destroy()
      }
    })
    body.on('end', () => resolve(Buffer.concat(pieces, length).toString('utf8')))
    body.on('error', reject)
    message.on('error', reject)
    message.on('aborted', () => reject(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })))
  })
}
