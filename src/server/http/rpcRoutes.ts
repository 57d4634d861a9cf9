import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NetworkName } from '../../chainspec/network.ts'
import type { ClientAddress } from '../auth/clientAddress.ts'
import { createPreflight } from '../auth/preflight.ts'
import type { PublicAddress } from '../auth/publicAddress.ts'
import type { ServerOptions } from '../options.ts'
import { type Client, LazyDelivery } from './delivery.ts'
import { beginBody } from './httpResponse.ts'
import { CLIENT_LEFT } from './nodeConnections.ts'
import { type BodyBounds, readBody } from './receiving/bodyReader.ts'
import { sendHttpRefusal, sendResponse } from './replies.ts'
import type { Door, Post } from './requestPipeline.ts'
import type { UnsentBytes } from './unsentBytes.ts'

/** Beside the request; a map from requests would cost the garbage collector more than all the rest of the request. */
const POST = Symbol('post')

declare module 'fastify' {
  interface FastifyRequest {
    [POST]?: Post
  }
}

/** What a request on an RPC path asks for; undefined for others. */
export function getPost(request: FastifyRequest): Post | undefined {
  return request[POST]
}

interface DeliveryOptions {
  readonly clientAddress: ClientAddress
  readonly publicAddress: PublicAddress
  readonly isLogged: boolean
}

/** The request for the RPC layer; its signal ends when the client leaves before it has its whole response. */
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
        if (!raw.writableFinished) leave() // to do so after each response would cost more than the response
      })
      raw.once(CLIENT_LEFT, leave)
      if (raw.destroyed) leave()
    },
  }
  return new LazyDelivery(request.id, client, { isLogged })
}

/** The origins of the key that a request came with, as far as these are known. */
export function getKeyOrigins(request: FastifyRequest): readonly string[] | undefined {
  return request[POST]?.keyOrigins
}

interface RpcRoutes {
  readonly door: Door
  readonly unsent: UnsentBytes
  readonly bodyBounds: BodyBounds
  readonly publicAddress: PublicAddress
}

type RpcRequest = FastifyRequest<{ Params: { key?: string } }>

/**
 * POST on `/network/key`, `/network` and `/`, as far as these requests come by the framework (see fastPath/). They are
 * answered before the framework would parse the body: its way from there to a handler and back costs more than a short
 * response does, and none of it is needed here.
 */
export function registerRpcRoutes(
  app: FastifyInstance,
  { door, unsent, bodyBounds, publicAddress }: RpcRoutes,
  options: ServerOptions,
) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const { clientAddress } = options
  const isLogged = options.logger.isLevelEnabled('info')
  const answer = (network: NetworkName) => async (request: RpcRequest, reply: FastifyReply) => {
    const delivery = deliveryOf(request, reply, { clientAddress, publicAddress, isLogged })
    const post: Post = {
      network,
      key: request.params.key === '' ? undefined : request.params.key,
      headers: request.headers,
      delivery,
      readBody: (keyId) => readBody(request.raw, { keyId, address: delivery.addressOf() }, bodyBounds),
    }
    request[POST] = post
    const response = await beginBody(await door(post))
    const onBroken = (err: unknown) => {
      // What could not be sent to a client that is gone is nobody's error.
      if (!reply.raw.destroyed) options.logger.error({ err, requestId: request.id }, 'response aborted')
    }
    return sendResponse(reply, response, { unsent, onBroken })
  }
  const answerPreflight = createPreflight(options)
  const handler = () => {
    throw new Error('a request was not answered before its body was parsed')
  }

  const routes = options.networks.flatMap((network) => [
    { url: `/${network}/:key`, network },
    { url: `/${network}`, network },
  ])
  for (const { url, network } of [...routes, { url: '/', network: options.defaultNetwork }]) {
    app.route<{ Params: { key?: string } }>({ method: 'POST', url, onRequest: answer(network), handler })
    app.options<{ Params: { key?: string } }>(url, async ({ raw, headers, params }, reply) => {
      const client = { addressOf: () => clientAddress(raw.socket, headers) }
      const granted = await answerPreflight({ network, key: params.key || undefined, headers, client })
      if (granted === undefined) return sendHttpRefusal(reply, 403, 'this origin is not allowed')
      return reply.headers(Object.fromEntries(granted)).code(204).send()
    })
  }
}
