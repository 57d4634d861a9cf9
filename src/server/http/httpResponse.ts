import { errors } from '../../../generated/errors.ts'
import type { Piece } from '../../base/readyJson.ts'
import { PIECE_LENGTH, type Text, utf8Pieces } from '../../base/utf8Pieces.ts'
import type { Party } from '../../concurrency/fairQueue.ts'
import type { Awaitable } from '../../concurrency/maybePromise.ts'
import { type Delivery, partyOfRequest } from '../../rpc/caller.ts'
import type { Quota } from '../../rpc/refusals.ts'
import type { RpcReply } from '../../rpc/reply.ts'
import { serialiseError, surround } from '../../rpc/serialise.ts'
import type { AccessRules } from '../auth/access.ts'
import { corsHeaders, type Header } from '../auth/cors.ts'
import { pack, takesGzip } from './compression.ts'

/** Below this, packing saves no packet. */
const PACKED_FROM_BYTES = 1024

/** An HTTP response without what belongs to its connection. A body of unknown length goes out as it is read. */
export interface HttpResponse {
  readonly status: number
  readonly headers: readonly Header[]
  readonly body: Text | AsyncIterable<Piece>
  /** The length of a body that is known. */
  readonly bodyBytes?: number
  /** Whose turn it is when a long body goes out, as far as that is known. */
  readonly party?: Party | undefined
  /** As of `RpcReply`. */
  readonly release?: (() => void) | undefined
}

/** What a response depends on besides what it says. */
export interface ResponseContext {
  readonly access: AccessRules
  readonly origin: string | undefined
  /** The origins of the key that was asked with, if it has any. */
  readonly keyOrigins?: readonly string[] | undefined
  readonly acceptEncoding: string | readonly string[] | undefined
  /** Names the request in the log. */
  readonly requestId: string
  /** Whom it is for, where that is known. */
  readonly asker?: { readonly keyId?: string; readonly delivery: Delivery }
  /** What has a quota left when the response is made. */
  readonly allowance?: { readonly quota?: Quota | undefined } | undefined
}

/** Whether a body is there, and has its length. */
export function isWhole(body: HttpResponse['body']): body is Text {
  return typeof body === 'string' || Array.isArray(body)
}

/**
 * Returns the reply of the RPC layer as HTTP, packed when it is long and the client accepts gzip. Refusals carry the
 * request's id too: it finds their lines in the log.
 */
export function createResponse(reply: RpcReply, context: ResponseContext): HttpResponse {
  const { text, rest, httpStatus, retryAfterSeconds, exceededQuota, release } = reply
  const headers = corsHeaders(context.origin, context.access, context.keyOrigins)
  headers.push(['x-request-id', context.requestId])
  if (httpStatus === 401) headers.push(CHALLENGE)
  if (retryAfterSeconds !== undefined) headers.push(['retry-after', String(retryAfterSeconds)])
  pushQuotaHeaders(headers, context.allowance?.quota, exceededQuota)
  const bytes = rest === undefined ? bytesOf(text) : Number.POSITIVE_INFINITY
  const isLong = bytes >= PACKED_FROM_BYTES
  if (isLong) appendVary(headers)
  headers.push(['content-type', 'application/json; charset=utf-8'])
  const party = bytes > PIECE_LENGTH ? partyOf(context) : undefined
  const pieces = rest && inOrder(text, rest)
  if (isLong && takesGzip(context.acceptEncoding)) {
    headers.push(['content-encoding', 'gzip'])
    return { status: httpStatus, headers, body: pack(pieces ?? utf8Pieces(text)), party, release }
  }
  if (pieces !== undefined) return { status: httpStatus, headers, body: pieces, party, release }
  headers.push(['content-length', String(bytes)])
  return { status: httpStatus, headers, body: text, bodyBytes: bytes, party, release }
}

/** The challenge of every 401 (RFC 9110, 15.5.2; RFC 6750, 3). */
export const CHALLENGE: Header = ['www-authenticate', 'Bearer']

const WINDOW_SECONDS = { second: 1, day: 86_400 } as const

/** Adds the IETF's fields for quotas (draft-ietf-httpapi-ratelimit-headers): of the day, and of the quota that was exceeded. */
function pushQuotaHeaders(headers: Header[], ofDay: Quota | undefined, exceeded: RpcReply['exceededQuota']): void {
  if (ofDay === undefined && exceeded === undefined) return
  const policies: string[] = []
  const states: string[] = []
  const add = (name: keyof typeof WINDOW_SECONDS, { limit, remaining, resetSeconds }: Quota) => {
    policies.push(`"${name}";q=${limit};w=${WINDOW_SECONDS[name]}`)
    states.push(`"${name}";r=${remaining};t=${resetSeconds}`)
  }
  if (ofDay !== undefined && exceeded?.window !== 'day') add('day', ofDay)
  if (exceeded !== undefined) add(exceeded.window, exceeded.quota)
  headers.push(['ratelimit-policy', policies.join(', ')], ['ratelimit', states.join(', ')])
}

function partyOf({ asker }: ResponseContext): Party | undefined {
  return asker?.keyId === undefined ? undefined : partyOfRequest(asker.keyId, asker.delivery)
}

/** Caches on the way must not give a packed response to somebody else. */
function appendVary(headers: Header[]): void {
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

/**
 * Reads the first piece of a body, so that one which fails before there is anything to send does so before its head is
 * sent.
 */
export function beginBody(response: HttpResponse): Awaitable<HttpResponse> {
  return isWhole(response.body) ? response : beginPieces(response, response.body)
}

async function beginPieces(response: HttpResponse, pieces: AsyncIterable<Piece>): Promise<HttpResponse> {
  const inner = pieces[Symbol.asyncIterator]()
  const first = await inner.next()
  return { ...response, body: surround(first.done === true ? [] : [first.value], inner) }
}

/** Releases a body that was begun and is not sent, so that what makes it ends. */
export async function releaseBody(body: HttpResponse['body']): Promise<void> {
  if (!isWhole(body)) await body[Symbol.asyncIterator]().return?.()
}

/** What is told of an error that nobody foresaw. */
export const INTERNAL_ERROR = { status: 500, message: errors.internalError.message }

/** Refuses what never became a JSON-RPC request; a JSON-RPC error all the same, for clients that read nothing else. */
export function refuseHttp(httpStatus: number, message: string): RpcReply {
  const { code } = httpStatus >= 500 ? errors.internalError : errors.invalidRequest
  return { httpStatus, text: serialiseError('null', { code, message }) }
}
