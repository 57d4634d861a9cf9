import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { registerDocs } from './docs.ts'
import { createDocumentFiles } from './documentFile.ts'
import { llmsText } from './llms.ts'
import type { ServerOptions } from './options.ts'
import type { PublicAddress } from './publicAddress.ts'
import { sendHttpRefusal } from './replies.ts'
import { createStaticFile, type StaticFile, sendStaticFile } from './staticFile.ts'
import { unknownPathMessage } from './unknownPath.ts'

/** Whether a person looks, with a browser. */
function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true
}

/** The pages that need no key: /health, /ready, /openrpc.json, /llms.txt and /docs; and what all other paths and verbs get. */
export function registerPages(app: FastifyInstance, options: ServerOptions, publicAddress: PublicAddress) {
  const { health, ready, openrpc, networks } = options
  app.get('/health', { exposeHeadRoute: true }, async (_request, reply) => {
    const found = await health()
    return reply.code(found.isReady ? 200 : 503).send(found)
  })
  app.get('/ready', { exposeHeadRoute: true }, async (_request, reply) => {
    const found = await ready()
    return reply
      .code(found.isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(found)
  })
  const fileFor = createDocumentFiles({ openrpc, isSameForAll: options.publicUrl !== undefined })
  const documentFor = ({ raw, headers }: FastifyRequest) => fileFor(publicAddress(raw.socket, headers))
  let llms: StaticFile | undefined
  app.get('/openrpc.json', { exposeHeadRoute: true }, async (request, reply) =>
    sendStaticFile(reply, documentFor(request)),
  )
  app.get('/llms.txt', { exposeHeadRoute: true }, async (_request, reply) => {
    llms ??= createStaticFile(Buffer.from(llmsText(openrpc())), 'text/plain; charset=utf-8')
    return sendStaticFile(reply, llms)
  })
  const pages = new Set(['/health', '/ready', '/openrpc.json', '/llms.txt', ...registerDocs(app, documentFor)])

  const notFound = unknownPathMessage(options)
  const allowed = (path: string): string | undefined => {
    if (pages.has(path)) return 'GET, HEAD'
    const [first = '', ...rest] = path.split('/').filter((part) => part !== '')
    const isRpc = path === '/' || (rest.length <= 1 && networks.some((network) => network === first))
    return isRpc ? 'POST, OPTIONS' : undefined
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? ''
    if (path === '/' && pages.has('/docs/') && wantsPage(request)) return reply.redirect('/docs/', 302)
    const allow = allowed(path)
    if (allow === undefined) return sendHttpRefusal(reply, 404, notFound)
    return sendHttpRefusal(reply.header('allow', allow), 405, `method ${request.method} is not allowed here`)
  }
  app.setNotFoundHandler(refuse)
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done()
    return void refuse(request, reply) // before the framework waits for a body
  })
}
