import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { NetworkName } from '../../chainspec/network.ts'
import { catchMaybePromise, type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { type Delivery, NO_METHOD } from '../../rpc/caller.ts'
import { codeOf } from '../../rpc/errors.ts'
import type { OnRefused } from '../../rpc/refusalReason.ts'
import { exceededOf } from '../../rpc/refusals.ts'
import { type RpcReply, toRefusal } from '../../rpc/reply.ts'
import type { AuthenticatedCaller, AuthenticationRequest } from '../auth/authenticate.ts'
import type { ForwardingHeaders } from '../auth/clientAddress.ts'
import { type KeyHeaders, readKey } from '../auth/requestKey.ts'
import type { ServerOptions } from '../options.ts'
import type { Addressed, LazyDelivery } from './delivery.ts'
import { createResponse, type HttpResponse, refuseHttp } from './httpResponse.ts'
import { openConnectionOf } from './openConnections.ts'
import { BodyRefused } from './receiving/bodyReader.ts'

/** The headers of a request that the response depends on. */
export interface PostHeaders extends KeyHeaders, ForwardingHeaders {
  readonly host?: string | undefined
  readonly origin?: string | undefined
  readonly 'content-type'?: string | undefined
  readonly 'content-encoding'?: string | undefined
  readonly 'accept-encoding'?: string | readonly string[] | undefined
  readonly via?: string | undefined
  readonly 'x-forwarded-host'?: string | readonly string[] | undefined
  readonly 'x-forwarded-proto'?: string | readonly string[] | undefined
  readonly 'x-forwarded-prefix'?: string | readonly string[] | undefined
  readonly 'x-real-ip'?: string | readonly string[] | undefined
  readonly 'user-agent'?: string | undefined
}

/** Returns whether a proxy has forwarded the request. Hot path, so the names are written out. */
function isForwarded(headers: PostHeaders): boolean {
  return (
    headers.forwarded !== undefined ||
    headers.via !== undefined ||
    headers['x-forwarded-for'] !== undefined ||
    headers['x-forwarded-host'] !== undefined ||
    headers['x-forwarded-proto'] !== undefined ||
    headers['x-forwarded-prefix'] !== undefined ||
    headers['x-real-ip'] !== undefined
  )
}

/** A POST on an RPC path, from the fast path or from Node's HTTP server. */
export interface PostRequest {
  readonly network: NetworkName
  /** The key of the path. The headers may have one, too. */
  readonly key: string | undefined
  readonly headers: PostHeaders
  readonly delivery: LazyDelivery
  /** Receives the body for an authenticated key. */
  readBody(keyId: string): MaybePromise<Uint8Array>
  /** Set by the pipeline once the key is found, also if the request is refused. */
  keyId?: string
  keyOrigins?: readonly string[] | undefined
}

/** Returns the response to a POST, synchronously if nothing has to wait. Throws or rejects with unexpected errors of `readBody`. */
export type RequestPipeline = (post: PostRequest) => MaybePromise<HttpResponse>

function isJson(contentType: string | undefined): boolean {
  if (contentType === 'application/json') return true
  const essence = contentType?.split(';')[0]?.trim().toLowerCase()
  return essence === 'application/json' || essence === 'application/json-rpc'
}

/** Returns the refusal of a body by its headers; undefined if it may be read. */
function refuseBody(headers: PostHeaders): RpcReply | undefined {
  if (!isJson(headers['content-type'])) return refuseHttp(415, 'content type must be application/json')
  // A small compressed body may decompress to gigabytes.
  if (headers['content-encoding'] !== undefined) return refuseHttp(415, 'compressed bodies are not taken')
  return undefined
}

/** The sender of a request. Authentication adds its key. */
export interface PostSender extends Pick<PostRequest, 'network' | 'key' | 'headers'> {
  readonly delivery: Addressed
  keyId?: string
  keyOrigins?: readonly string[] | undefined
}

/** Returns the properties of a request that authentication needs. Throws `InvalidApiKey` for two different keys. */
export function toAuthenticationRequest(requester: PostSender): AuthenticationRequest {
  const { network, key, headers, delivery } = requester
  const { host, origin } = headers
  return {
    network,
    key: readKey(key, headers),
    host,
    origin,
    isForwarded: isForwarded(headers),
    client: delivery,
    requester,
  }
}

/** Counts the connection of an authenticated request for its key. Throws `LimitExceeded`. */
export function claimConnection(socket: Socket, caller: AuthenticatedCaller): AuthenticatedCaller {
  openConnectionOf(socket)?.claim({ keyId: caller.keyId, isBounded: caller.grant !== undefined })
  return caller
}

/**
 * Returns the function that authenticates a request, or returns the refusal of the error that authentication threw.
 * Refusals are counted and added to the request's log line.
 */
export function createAuthentication(logger: Logger, onRefused: OnRefused = () => {}) {
  return function authenticateOrRefuse(
    authenticate: () => MaybePromise<AuthenticatedCaller>,
    { requestId, facts }: Pick<Delivery, 'requestId' | 'facts'>,
    requester?: { readonly keyId?: string },
  ): MaybePromise<AuthenticatedCaller | RpcReply> {
    return catchMaybePromise<AuthenticatedCaller | RpcReply>(authenticate, (thrown) => {
      const reason = exceededOf(thrown)?.reason
      if (reason !== undefined) onRefused(reason, requester?.keyId)
      const onBug = (bug: unknown) => logger.error({ err: bug, requestId }, 'internal error')
      if (facts !== undefined) facts.code = codeOf(thrown)
      return toRefusal(thrown, { policy: 'ok', onBug })
    })
  }
}

/**
 * Creates the steps between a request and its response: authentication, the headers of the body, the body, the methods.
 * README.md of src/server has the order of all checks.
 */
export function createRequestPipeline(options: ServerOptions): RequestPipeline {
  const { rpc, access, authenticate, onRefused = () => {} } = options
  const authenticateOrRefuse = createAuthentication(options.logger, options.onRefused)
  let hasWarned = false

  /** Logs the first notification, since a client that omits the id by mistake waits for a response in vain. */
  function warnOfNotification(): void {
    if (hasWarned) return
    hasWarned = true
    options.logger.warn('a request without an id is a notification and gets no response (JSON-RPC 2.0); add "id":1')
  }

  /** Charges a request that the RPC layer does not receive. Throws `LimitExceeded`. */
  function chargeUnread(caller: AuthenticatedCaller): AuthenticatedCaller {
    caller.charge([NO_METHOD])
    return caller
  }

  /** Refuses a body that was not accepted. Rethrows other errors. The caller is charged, without effect on the refusal. */
  function refuseUnread(
    thrown: unknown,
    { keyId, delivery: { facts } }: PostRequest,
    caller: AuthenticatedCaller,
  ): RpcReply {
    if (!(thrown instanceof BodyRefused)) throw thrown
    catchMaybePromise(
      () => chargeUnread(caller),
      () => caller,
    )
    if (facts !== undefined) facts.code = codeOf(thrown.cause)
    const reason = exceededOf(thrown.cause)?.reason
    if (reason !== undefined) onRefused(reason, keyId)
    return { ...toRefusal(thrown.cause, { policy: 'ok', onBug: () => {} }), httpStatus: thrown.httpStatus }
  }

  function respond(post: PostRequest, authenticated: AuthenticatedCaller | RpcReply): MaybePromise<HttpResponse> {
    const { headers, delivery } = post
    const { keyOrigins } = post
    const acceptEncoding = headers['accept-encoding']
    const allowance = 'allows' in authenticated ? authenticated : undefined
    const { requestId } = delivery
    const context = {
      access,
      origin: headers.origin,
      keyOrigins,
      acceptEncoding,
      requestId,
      requester: post,
      allowance,
    }
    if (!('allows' in authenticated)) return createResponse(authenticated, context)
    post.keyId = authenticated.keyId
    const refusal = refuseBody(headers)
    if (refusal !== undefined) {
      const charged = authenticateOrRefuse(() => chargeUnread(authenticated), delivery, post)
      return mapMaybePromise(charged, (known) => createResponse('allows' in known ? refusal : known, context))
    }
    const reply = catchMaybePromise(
      () => mapMaybePromise(post.readBody(authenticated.keyId), (body) => rpc.handle(body, authenticated, delivery)),
      (thrown) => refuseUnread(thrown, post, authenticated),
    )
    return mapMaybePromise(reply, (made) => {
      if (made.text === '' && made.rest === undefined) warnOfNotification()
      return createResponse(made, context)
    })
  }

  /** Authenticates a request and counts its connection for its key. */
  const authenticateOver = (socket: Socket, post: PostRequest): MaybePromise<AuthenticatedCaller> =>
    mapMaybePromise(authenticate(toAuthenticationRequest(post)), (caller) => claimConnection(socket, caller))

  return function answer(post) {
    const { delivery } = post
    const authenticated = authenticateOrRefuse(() => authenticateOver(delivery.socket, post), delivery, post)
    return mapMaybePromise(authenticated, (known) => respond(post, known))
  }
}
