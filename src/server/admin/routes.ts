import type { FastifyRequest } from 'fastify'
import { OPERATOR } from '../../admin/adminApi.ts'
import { utf8Pieces } from '../../base/utf8Pieces.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { TEXT_FORMAT } from '../../metrics/textFormat.ts'
import type { Rpc } from '../../rpc/rpc.ts'
import { type Client, LazyDelivery } from '../http/delivery.ts'
import type { AdminRoutes } from './adminServer.ts'

/** Returns the routes of the admin API: `POST /`, and its document at `GET /openrpc.json`. */
export function apiRoutes(api: Rpc, document: string): AdminRoutes {
  return (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    app.post('/', async (request: FastifyRequest<{ Body: Buffer | undefined }>, reply) => {
      const { socket } = request.raw
      const client: Client = {
        socket,
        addressOf: () => socket.remoteAddress ?? '',
        watch: (leave) => void reply.raw.once('close', leave),
      }
      const delivery = new LazyDelivery(request.id, client, { isWhole: true })
      const { text, httpStatus, release } = await api.handle(request.body ?? '', OPERATOR, delivery)
      if (release !== undefined) reply.raw.once('close', release)
      const body = Buffer.concat([...utf8Pieces(text)])
      return reply.code(httpStatus).header('x-request-id', request.id).type('application/json').send(body)
    })
    app.get('/openrpc.json', async (_request, reply) => reply.type('application/json').send(document))
  }
}

/** Returns the route `GET /metrics`, in Prometheus' text format. */
export function metricsRoute(metrics: Metrics): AdminRoutes {
  return (app) => {
    app.get('/metrics', async (_request, reply) => reply.type(TEXT_FORMAT).send(await metrics.print()))
  }
}
