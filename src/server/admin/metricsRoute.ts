import type { Metrics } from '../../metrics/metrics.ts'
import { TEXT_FORMAT } from '../../metrics/textFormat.ts'
import type { AdminRoutes } from './adminServer.ts'

/** `GET /metrics`, for Prometheus. */
export function metricsRoute(metrics: Metrics): AdminRoutes {
  return (app) => {
    app.get('/metrics', async (_request, reply) => reply.type(TEXT_FORMAT).send(await metrics.print()))
  }
}
