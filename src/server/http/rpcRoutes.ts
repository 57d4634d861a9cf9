import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NetworkName } from '../../chainspec/network.ts'
import type { ClientAddress } from '../auth/clientAddress.ts'
import type { PublicAddress } from '../auth/publicAddress.ts'
import type { ServerOptions } from '../options.ts'
import { type Client, LazyDelivery } from './delivery.ts'
import { beginBody } from './httpResponse.ts'
import { CLIENT_LEFT } from './nodeConnections.ts'
import { type BodyBounds, readBody } from './receiving/bodyReader.ts'
import { sendResponse } from './replies.ts'
import type { PostRequest, RequestPipeline } from './requestPipeline.ts'
import type { UnsentBytes } from './unsentBytes.ts'

/** A property of the request. A `WeakMap` would cost more garbage collection than the rest of the request. */
const POST = Symbol('post')

declare module 'fastify' {
  interface FastifyRequest {
    [POST]?: PostRequest
  }
}

/** Returns the POST that a request of the framework carries; undefined for requests on other paths. */
export function getPost(request: FastifyRequest): PostRequest | undefined {
  return request[POST]
}

interface DeliveryOptions {
  readonly clientAddress: ClientAddress
  readonly publicAddress: PublicAddress
  readonly isLogged: boolean
}

/** Creates the delivery of a request, whose signal aborts if the client leaves before it has its whole response. */
function deliveryOf(
  request: FastifyRequest,
  { raw }: FastifyReply,
  { clientAddress, publicAddress, isLogged }: DeliveryOptions,
): LazyDelivery {
  const { socket } = request.raw
  const client: Client = {
    socket,
    addressOf: () => clientAddress(socket, request.headers),
    baseUrl: () => publicAddress(socket, request.headers),
    watch(leave) {
      raw.once('close', () => {
        if (!raw.writableFinished) leave() // hot path: not after complete responses
      })
      raw.once(CLIENT_LEFT, leave)
      if (raw.destroyed) leave()
    },
  }
  return new LazyDelivery(request.id, client, { isLogged })
}

/** Returns the origins of a request's key, once it is found. */
export function getKeyOrigins(request: FastifyRequest): readonly string[] | undefined {
  return request[POST]?.keyOrigins
}

export interface RpcRoutes {
  readonly pipeline: RequestPipeline
  readonly unsent: UnsentBytes
  readonly bodyBounds: BodyBounds
  readonly publicAddress: PublicAddress
}

type RpcRequest = FastifyRequest<{ Params: { key?: string } }>

/**
 * Registers POST on `/network/key`, `/network` and `/`, for requests that the fast path does not handle
 * (see fast/). The hook `onRequest` sends the response, before the framework parses the body: the framework's remaining
 * steps are not needed and cost more than a short response (docs/decisions/0003).
 */
export function registerRpcRoutes(
  app: FastifyInstance,
  { pipeline, unsent, bodyBounds, publicAddress }: RpcRoutes,
  options: ServerOptions,
) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const { clientAddress } = options
  const isLogged = options.logger.isLevelEnabled('info')
  const answer = (network: NetworkName) => async (request: RpcRequest, reply: FastifyReply) => {
    const delivery = deliveryOf(request, reply, { clientAddress, publicAddress, isLogged })
    const post: PostRequest = {
      network,
      key: request.params.key === '' ? undefined : request.params.key,
      headers: request.headers,
      delivery,
      readBody: (keyId) => readBody(request.raw, { keyId, address: delivery.addressOf() }, bodyBounds),
    }
    request[POST] = post
    const response = await beginBody(await pipeline(post))
    const onBroken = (err: unknown) => {
      // A response that a closed connection did not receive is not an error.
      if (!reply.raw.destroyed) options.logger.error({ err, requestId: request.id }, 'response aborted')
    }
    return sendResponse(reply, response, { unsent, onBroken })
  }
  const handler = () => {
    throw new Error('a request was not answered before its body was parsed')
  }

  const routes = options.networks.flatMap((network) => [
    { url: `/${network}/:key`, network },
    { url: `/${network}`, network },
  ])
  for (const { url, network } of [...routes, { url: '/', network: options.defaultNetwork }]) {
    app.route<{ Params: { key?: string } }>({ method: 'POST', url, onRequest: answer(network), handler })
  }
}
