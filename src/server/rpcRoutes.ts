import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NetworkName } from '../network/network.ts'
import type { Delivery } from '../rpc/caller.ts'
import { toRefusal } from '../rpc/reply.ts'
import type { Admission } from './admission.ts'
import { readBody } from './body.ts'
import type { ServerOptions } from './options.ts'
import { sendHttpRefusal, sendRpcReply } from './replies.ts'

/** Beside the request; a map from requests would cost the collector more than all the rest of the door. */
const ADMISSION = Symbol('admission')

declare module 'fastify' {
  interface FastifyRequest {
    [ADMISSION]?: Admission
  }
}

/** The id of the key that a request was admitted with; undefined before that, and for what is refused. */
export function getKeyId(request: FastifyRequest): string | undefined {
  return request[ADMISSION]?.keyId
}

function isJson(contentType: string | undefined): boolean {
  const essence = contentType?.split(';')[0]?.trim().toLowerCase()
  return essence === 'application/json' || essence === 'application/json-rpc'
}

/** The request for the RPC layer; its signal ends when the client leaves before it has its whole answer. */
function deliveryOf(request: FastifyRequest, reply: FastifyReply): Delivery {
  let controller: AbortController | undefined
  const watch = () => {
    const created = new AbortController()
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) created.abort() // an abort after each answer would cost more than the answer
    })
    if (reply.raw.destroyed) created.abort()
    return created
  }
  return {
    requestId: request.id,
    get signal() {
      controller ??= watch()
      return controller.signal
    },
  }
}

type RpcRequest = FastifyRequest<{ Params: { key?: string } }>

/**
 * POST on `/network/key`, `/network` and `/`: the key first, then the headers, then the body, then the methods.
 * All of it happens before the framework would parse the body: its way from there to a handler and back costs more than a
 * short answer does, and none of it is needed here.
 */
export function registerRpcRoutes(app: FastifyInstance, options: ServerOptions) {
  const { rpc, admit, logger } = options
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const knock = (network: NetworkName) => async (request: RpcRequest, reply: FastifyReply) => {
    const { host, origin, 'content-type': contentType, 'content-encoding': encoding } = request.headers
    const key = request.params.key === '' ? undefined : request.params.key
    try {
      request[ADMISSION] = await admit({ network, key, host, origin })
    } catch (thrown) {
      const onBug = (bug: unknown) => logger.error({ err: bug, requestId: request.id }, 'internal error')
      return sendRpcReply(reply, toRefusal(thrown, { policy: 'ok', onBug }))
    }
    if (!isJson(contentType)) return sendHttpRefusal(reply, 415, 'content type must be application/json')
    if (encoding !== undefined) return sendHttpRefusal(reply, 415, 'compressed bodies are not taken')
    return undefined
  }

  const answer = async (request: RpcRequest, reply: FastifyReply) => {
    const admission = request[ADMISSION]
    if (admission === undefined) throw new Error('a request reached its method without passing the door')
    const body = await readBody(request.raw, options.bodyLimitBytes)
    const answered = await rpc.handle(body, admission.caller, deliveryOf(request, reply))
    // Under this id a bug behind -32603 stands in the log.
    sendRpcReply(reply.header('x-request-id', request.id), answered)
  }
  const handler = () => {
    throw new Error('a request was not answered before its body was parsed')
  }

  const routes = options.networks.flatMap((network) => [
    { url: `/${network}/:key`, network },
    { url: `/${network}`, network },
  ])
  for (const { url, network } of [...routes, { url: '/', network: options.defaultNetwork }]) {
    const onRequest = knock(network)
    app.route<{ Params: { key?: string } }>({ method: 'POST', url, onRequest, preParsing: answer, handler })
    app.options(url, async (_request, reply) => {
      const isGranted = reply.hasHeader('access-control-allow-origin')
      return isGranted ? reply.code(204).send() : sendHttpRefusal(reply, 403, 'this origin is not allowed')
    })
  }
}
