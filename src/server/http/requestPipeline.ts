import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { NetworkName } from '../../chainspec/network.ts'
import { type Awaitable, attempt, whenThere } from '../../concurrency/maybePromise.ts'
import { type Delivery, NO_METHOD } from '../../rpc/caller.ts'
import { codeOf } from '../../rpc/errors.ts'
import type { OnRefused } from '../../rpc/refusalReason.ts'
import { exceededOf } from '../../rpc/refusals.ts'
import { type RpcReply, toRefusal } from '../../rpc/reply.ts'
import type { AdmissionRequest, Admitted } from '../auth/admission.ts'
import type { ForwardingHeaders } from '../auth/clientAddress.ts'
import { type KeyHeaders, keyOf } from '../auth/keyOf.ts'
import type { ServerOptions } from '../options.ts'
import type { Addressed, LazyDelivery } from './delivery.ts'
import { createResponse, type HttpResponse, refuseHttp } from './httpResponse.ts'
import { openConnectionOf } from './openConnections.ts'
import { BodyRefused } from './receiving/bodyReader.ts'

/** The fields of a request's head that anything depends on. */
export interface PostHeaders extends KeyHeaders, ForwardingHeaders {
  readonly host?: string | undefined
  readonly origin?: string | undefined
  readonly 'content-type'?: string | undefined
  readonly 'content-encoding'?: string | undefined
  readonly 'accept-encoding'?: string | readonly string[] | undefined
  readonly via?: string | undefined
  readonly 'x-forwarded-host'?: string | readonly string[] | undefined
  readonly 'x-forwarded-proto'?: string | readonly string[] | undefined
  readonly 'x-real-ip'?: string | readonly string[] | undefined
  readonly 'user-agent'?: string | undefined
}

/** Whether a proxy has passed the request on. Written out: to look up a list of names took a tenth of a short request. */
function isForwarded(headers: PostHeaders): boolean {
  return (
    headers.forwarded !== undefined ||
    headers.via !== undefined ||
    headers['x-forwarded-for'] !== undefined ||
    headers['x-forwarded-host'] !== undefined ||
    headers['x-forwarded-proto'] !== undefined ||
    headers['x-real-ip'] !== undefined
  )
}

/** A POST on an RPC path, whatever read it from its connection. */
export interface Post {
  readonly network: NetworkName
  /** In the path; there may be one in the headers. */
  readonly key: string | undefined
  readonly headers: PostHeaders
  readonly delivery: LazyDelivery
  /** Receives the body for the key that was let in. */
  readBody(keyId: string): Awaitable<Uint8Array>
  /** Set by the door when it knows who asks, if only to refuse it. */
  keyId?: string
  keyOrigins?: readonly string[] | undefined
}

/** Answers a POST, at once if all it takes is there. Throws or rejects with what `readBody` does. */
export type Door = (post: Post) => Awaitable<HttpResponse>

function isJson(contentType: string | undefined): boolean {
  if (contentType === 'application/json') return true
  const essence = contentType?.split(';')[0]?.trim().toLowerCase()
  return essence === 'application/json' || essence === 'application/json-rpc'
}

/** Why a body is not read, or undefined. */
function refuseBody(headers: PostHeaders): RpcReply | undefined {
  if (!isJson(headers['content-type'])) return refuseHttp(415, 'content type must be application/json')
  // A small compressed body may unpack to gigabytes.
  if (headers['content-encoding'] !== undefined) return refuseHttp(415, 'compressed bodies are not taken')
  return undefined
}

/** Somebody who asks, of whom more becomes known. */
export interface Asker extends Pick<Post, 'network' | 'key' | 'headers'> {
  readonly delivery: Addressed
  keyId?: string
  keyOrigins?: readonly string[] | undefined
}

/** What is known of who sends a request with these headers to the path of a network; throws `InvalidApiKey`. */
export function toAdmissionRequest(asker: Asker): AdmissionRequest {
  const { network, key, headers, delivery } = asker
  const { host, origin } = headers
  return {
    network,
    key: keyOf(key, headers),
    host,
    origin,
    isForwarded: isForwarded(headers),
    client: delivery,
    asker,
  }
}

/** Counts the connection of an admitted request for its key. Throws `LimitExceeded`. */
export function claimConnection(socket: Socket, admitted: Admitted): Admitted {
  openConnectionOf(socket)?.claim(admitted.keyId, admitted.grant !== undefined)
  return admitted
}

/** Builds what gives whom `admit` has let in, or what they are refused with. */
export function createDoorkeeper(logger: Logger, onRefused: OnRefused = () => {}) {
  return function admitOrRefuse(
    admit: () => Awaitable<Admitted>,
    { requestId, facts }: Pick<Delivery, 'requestId' | 'facts'>,
    asker?: { readonly keyId?: string },
  ): Awaitable<Admitted | RpcReply> {
    return attempt<Admitted | RpcReply>(admit, (thrown) => {
      const reason = exceededOf(thrown)?.reason
      if (reason !== undefined) onRefused(reason, asker?.keyId)
      const onBug = (bug: unknown) => logger.error({ err: bug, requestId }, 'internal error')
      if (facts !== undefined) facts.code = codeOf(thrown)
      return toRefusal(thrown, { policy: 'ok', onBug })
    })
  }
}

/**
 * All that happens between a request and its response: the key first, then the headers, then the body, then the
 * methods.
 */
export function createDoor(options: ServerOptions): Door {
  const { rpc, access, admit, onRefused = () => {} } = options
  const admitOrRefuse = createDoorkeeper(options.logger, options.onRefused)
  let hasToldOfNotifications = false

  /** Who forgets the id waits for an answer that never comes. */
  function tellOfNotification(): void {
    if (hasToldOfNotifications) return
    hasToldOfNotifications = true
    options.logger.warn('a request without an id is a notification and gets no response (JSON-RPC 2.0); add "id":1')
  }

  /** Counts a request that the RPC layer does not receive; throws `LimitExceeded`. */
  function count(admitted: Admitted): Admitted {
    admitted.charge([NO_METHOD])
    return admitted
  }

  /** Refuses a body that was not taken, whatever a limit says of counting it; anything else that is thrown is a bug. */
  function refuseUnread(thrown: unknown, { keyId, delivery: { facts } }: Post, admitted: Admitted): RpcReply {
    if (!(thrown instanceof BodyRefused)) throw thrown
    attempt(
      () => count(admitted),
      () => admitted,
    )
    if (facts !== undefined) facts.code = codeOf(thrown.cause)
    const reason = exceededOf(thrown.cause)?.reason
    if (reason !== undefined) onRefused(reason, keyId)
    return { ...toRefusal(thrown.cause, { policy: 'ok', onBug: () => {} }), httpStatus: thrown.httpStatus }
  }

  function enter(post: Post, admitted: Admitted | RpcReply): Awaitable<HttpResponse> {
    const { headers, delivery } = post
    const { keyOrigins } = post
    const acceptEncoding = headers['accept-encoding']
    const allowance = 'allows' in admitted ? admitted : undefined
    const { requestId } = delivery
    const context = { access, origin: headers.origin, keyOrigins, acceptEncoding, requestId, asker: post, allowance }
    if (!('allows' in admitted)) return createResponse(admitted, context)
    post.keyId = admitted.keyId
    const refusal = refuseBody(headers)
    if (refusal !== undefined) {
      const counted = admitOrRefuse(() => count(admitted), delivery, post)
      return whenThere(counted, (known) => createResponse('allows' in known ? refusal : known, context))
    }
    const reply = attempt(
      () => whenThere(post.readBody(admitted.keyId), (body) => rpc.handle(body, admitted, delivery)),
      (thrown) => refuseUnread(thrown, post, admitted),
    )
    return whenThere(reply, (made) => {
      if (made.text === '' && made.rest === undefined) tellOfNotification()
      return createResponse(made, context)
    })
  }

  /** Counts the connection of a request for its key, too. */
  const admitOver = (socket: Socket, post: Post): Awaitable<Admitted> =>
    whenThere(admit(toAdmissionRequest(post)), (admitted) => claimConnection(socket, admitted))

  return function answer(post) {
    const admitted = admitOrRefuse(() => admitOver(post.delivery.socket, post), post.delivery, post)
    return whenThere(admitted, (known) => enter(post, known))
  }
}
