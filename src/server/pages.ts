import type { FastifyInstance } from 'fastify'
import type { ServerOptions } from './options.ts'
import { sendHttpRefusal, sendJson } from './replies.ts'

/** The pages that need no key: /health and /openrpc.json; and what all other paths and verbs get. */
export function registerPages(app: FastifyInstance, { health, openrpc, networks }: ServerOptions) {
  app.get('/health', async (_request, reply) => {
    const found = await health()
    return reply
      .code(found.isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(found)
  })
  app.get('/openrpc.json', async (_request, reply) => sendJson(reply, openrpc()))

  const allowed = (path: string): string | undefined => {
    if (path === '/health' || path === '/openrpc.json') return 'GET'
    const [first = '', ...rest] = path.split('/').filter((part) => part !== '')
    const isRpc = path === '/' || (rest.length <= 1 && networks.some((network) => network === first))
    return isRpc ? 'POST, OPTIONS' : undefined
  }
  app.setNotFoundHandler((request, reply) => {
    const allow = allowed(request.url.split('?')[0] ?? '')
    if (allow === undefined) return sendHttpRefusal(reply, 404, 'not found')
    return sendHttpRefusal(reply.header('allow', allow), 405, `method ${request.method} is not allowed here`)
  })
}
