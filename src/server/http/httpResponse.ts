import { errors } from '../../../generated/errors.ts'
import type { Piece } from '../../base/readyJson.ts'
import { PIECE_LENGTH, type Text, utf8Pieces } from '../../base/utf8Pieces.ts'
import type { ClientPath } from '../../concurrency/fairQueue.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import { clientPathOfRequest, type Delivery } from '../../rpc/caller.ts'
import type { Quota } from '../../rpc/refusals.ts'
import type { RpcReply } from '../../rpc/reply.ts'
import { serialiseError, surround } from '../../rpc/serialise.ts'
import type { AccessRules } from '../auth/access.ts'
import { corsHeaders, type HttpHeader } from '../auth/cors.ts'
import type { ServerOptions } from '../options.ts'
import { acceptsGzip, compress } from './compression.ts'

/** Minimum length of compressed bodies: compressing shorter ones saves no packet. */
const MIN_COMPRESSED_BYTES = 1024

/** An HTTP response without the headers of its connection. A body of unknown length is sent while it is read. */
export interface HttpResponse {
  readonly status: number
  readonly headers: readonly HttpHeader[]
  readonly body: Text | AsyncIterable<Piece>
  /** The length of a body in memory. */
  readonly bodyBytes?: number
  /** The client path whose share of time a long body uses, if it is known. */
  readonly clientPath?: ClientPath | undefined
  /** Called when the body is sent, as in `RpcReply`. */
  readonly release?: (() => void) | undefined
}

/** The properties of a request that its response depends on. */
export interface ResponseContext {
  readonly access: AccessRules
  readonly origin: string | undefined
  /** The origins of the request's key. */
  readonly keyOrigins?: readonly string[] | undefined
  readonly acceptEncoding: string | readonly string[] | undefined
  /** The id of the request in the log. */
  readonly requestId: string
  /** The authenticated caller, if it is known. */
  readonly requester?: { readonly keyId?: string; readonly delivery: Delivery }
  /** The caller whose quota the headers name. */
  readonly allowance?: { readonly quota?: Quota | undefined } | undefined
}

/** Returns whether a body is in memory, so that its length is known. */
export function isWhole(body: HttpResponse['body']): body is Text {
  return typeof body === 'string' || Array.isArray(body)
}

/**
 * Returns the reply of the RPC layer as HTTP, compressed if it is long and the client accepts gzip. Every response,
 * refusals included, has the request's id, which is also in the log.
 */
export function createResponse(reply: RpcReply, context: ResponseContext): HttpResponse {
  const { text, rest, httpStatus, retryAfterSeconds, exceededQuota, release } = reply
  const headers = corsHeaders(context.origin, context.access, context.keyOrigins)
  headers.push(['x-request-id', context.requestId])
  if (httpStatus === 401) headers.push(CHALLENGE)
  if (retryAfterSeconds !== undefined) headers.push(['retry-after', String(retryAfterSeconds)])
  pushQuotaHeaders(headers, context.allowance?.quota, exceededQuota)
  const bytes = rest === undefined ? bytesOf(text) : Number.POSITIVE_INFINITY
  const isLong = bytes >= MIN_COMPRESSED_BYTES
  if (isLong) appendVary(headers)
  headers.push(['content-type', 'application/json; charset=utf-8'])
  const clientPath = bytes > PIECE_LENGTH ? clientPathOf(context) : undefined
  const pieces = rest && inOrder(text, rest)
  if (isLong && acceptsGzip(context.acceptEncoding)) {
    headers.push(['content-encoding', 'gzip'])
    return { status: httpStatus, headers, body: compress(pieces ?? utf8Pieces(text)), clientPath, release }
  }
  if (pieces !== undefined) return { status: httpStatus, headers, body: pieces, clientPath, release }
  headers.push(['content-length', String(bytes)])
  return { status: httpStatus, headers, body: text, bodyBytes: bytes, clientPath, release }
}

/** The challenge of every 401 (RFC 9110, 15.5.2; RFC 6750, 3). */
export const CHALLENGE: HttpHeader = ['www-authenticate', 'Bearer']

const WINDOW_SECONDS = { second: 1, day: 86_400 } as const

/** Adds the headers for the daily and the exceeded quota (draft-ietf-httpapi-ratelimit-headers). */
function pushQuotaHeaders(headers: HttpHeader[], ofDay: Quota | undefined, exceeded: RpcReply['exceededQuota']): void {
  if (ofDay === undefined && exceeded === undefined) return
  const policies: string[] = []
  const states: string[] = []
  const push = (name: keyof typeof WINDOW_SECONDS, { limit, remaining, resetSeconds }: Quota) => {
    policies.push(`"${name}";q=${limit};w=${WINDOW_SECONDS[name]}`)
    states.push(`"${name}";r=${remaining};t=${resetSeconds}`)
  }
  if (ofDay !== undefined && exceeded?.window !== 'day') push('day', ofDay)
  if (exceeded !== undefined) push(exceeded.window, exceeded.quota)
  headers.push(['ratelimit-policy', policies.join(', ')], ['ratelimit', states.join(', ')])
}

function clientPathOf({ requester }: ResponseContext): ClientPath | undefined {
  return requester?.keyId === undefined ? undefined : clientPathOfRequest(requester.keyId, requester.delivery)
}

/** Caches must not return a compressed response to a client that does not accept it. */
function appendVary(headers: HttpHeader[]): void {
  const [first] = headers
  if (first?.[0] === 'vary') headers[0] = ['vary', `${first[1]}, accept-encoding`]
  else headers.unshift(['vary', 'accept-encoding'])
}

/** Returns the length of a text in UTF-8. */
export function bytesOf(text: Text): number {
  if (typeof text === 'string') return Buffer.byteLength(text)
  return text.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
}

function inOrder(text: Text, rest: AsyncIterable<Piece>): AsyncIterable<Piece> {
  return surround(typeof text === 'string' ? [text] : text, rest[Symbol.asyncIterator]())
}

/** Reads the first piece of a body, so that a body which fails at its start fails before the head is sent. */
export function beginBody(response: HttpResponse): MaybePromise<HttpResponse> {
  return isWhole(response.body) ? response : beginPieces(response, response.body)
}

async function beginPieces(response: HttpResponse, pieces: AsyncIterable<Piece>): Promise<HttpResponse> {
  const inner = pieces[Symbol.asyncIterator]()
  const first = await inner.next()
  return { ...response, body: surround(first.done === true ? [] : [first.value], inner) }
}

/** Ends the source of a body that is not sent. */
export async function releaseBody(body: HttpResponse['body']): Promise<void> {
  if (!isWhole(body)) await body[Symbol.asyncIterator]().return?.()
}

/** The response to an unexpected error. */
export const INTERNAL_ERROR = { status: 500, message: errors.internalError.message }

/** Returns the refusal of a request that the RPC layer does not receive, as a JSON-RPC error. */
export function refuseHttp(httpStatus: number, message: string): RpcReply {
  const { code } = httpStatus >= 500 ? errors.internalError : errors.invalidRequest
  return { httpStatus, text: serialiseError('null', { code, message }) }
}

/**
 * Returns the message for an unknown path. It names the ends of the paths that are served, since a proxy may serve the node below
 * a prefix, and does not repeat the path, which may contain a key.
 */
export function unknownPathMessage({
  networks,
  defaultNetwork,
  isOpen,
}: Pick<ServerOptions, 'networks' | 'defaultNetwork' | 'isOpen'>): string {
  const isOne = networks.length === 1
  const network = isOne ? `/${defaultNetwork}` : '/<network>'
  const short = isOne ? `${network} or /` : `${network} or / (${defaultNetwork})`
  const ends = isOpen === true ? short : `${network}/<API_KEY>, or with the key in a header in ${short}`
  return `not found: expected a path that ends in ${ends}${isOne ? '' : `; the networks are ${networks.join(', ')}`}`
}
