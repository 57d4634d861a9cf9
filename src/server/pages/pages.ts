import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createPublicPrefix, type PublicAddress } from '../auth/publicAddress.ts'
import { unknownPathMessage } from '../http/httpResponse.ts'
import type { PageAnswers } from '../http/preflights.ts'
import { sendHttpRefusal } from '../http/replies.ts'
import type { ServerOptions } from '../options.ts'
import { registerDocs } from './docs.ts'
import { createDocumentFiles } from './documentFile.ts'
import { llmsFull, llmsIndex } from './llms.ts'
import { createStaticFile, type StaticFile, sendStaticFile } from './staticFile.ts'

/** Returns whether a browser requests a page to show. */
function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true
}

/** Returns the function that returns a text as a file. The text is created for the first request. */
function textFile(print: () => string): () => StaticFile {
  let file: StaticFile | undefined
  return () => {
    file ??= createStaticFile(Buffer.from(print()), 'text/plain; charset=utf-8')
    return file
  }
}

/**
 * Registers a file that pages of every origin may read, since it does not depend on a key. A preflight gets no
 * `access-control-allow-private-network`, because a page of the public network must not reach nodes of a private one.
 */
function registerPublicFile(app: FastifyInstance, path: string, fileFor: (request: FastifyRequest) => StaticFile) {
  const anyOrigin = { 'access-control-allow-origin': '*' }
  app.get(path, { exposeHeadRoute: true }, async (request, reply) =>
    sendStaticFile(reply.headers(anyOrigin), fileFor(request)),
  )
  app.options(path, async (_request, reply) =>
    reply
      .headers({
        ...anyOrigin,
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': '*',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  )
}

export interface PageParts {
  readonly publicAddress: PublicAddress
  readonly pageAnswers: PageAnswers
}

/**
 * Registers the pages that need no key (/health, /ready, /openrpc.json, /llms.txt, /llms-full.txt and /docs), and the
 * refusals of all other paths (404) and methods (405).
 */
export function registerPages(app: FastifyInstance, options: ServerOptions, { publicAddress, pageAnswers }: PageParts) {
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
  const publicFiles = new Map([
    ['/openrpc.json', documentFor],
    ['/llms.txt', textFile(() => llmsIndex(openrpc()))],
    ['/llms-full.txt', textFile(() => llmsFull(openrpc()))],
  ])
  for (const [path, file] of publicFiles) registerPublicFile(app, path, file)
  const pages = new Set(['/health', '/ready', ...registerDocs(app, documentFor, options)])
  const prefixOf = createPublicPrefix(options.isProxy ?? (() => false))
  // Relative to the path that the browser requested, of which a proxy may have removed a prefix, with or without a slash after it.
  const docsFor = ({ raw, headers }: FastifyRequest) => {
    const prefix = prefixOf(raw.socket, headers)
    return prefix === '' ? 'docs/' : `${prefix}/docs/`
  }

  const notFound = unknownPathMessage(options)
  const allowed = (path: string): string | undefined => {
    if (pages.has(path)) return 'GET, HEAD'
    if (publicFiles.has(path)) return 'GET, HEAD, OPTIONS'
    const [first = '', ...rest] = path.split('/').filter((part) => part !== '')
    const isRpc = path === '/' || (rest.length <= 1 && networks.some((network) => network === first))
    return isRpc ? 'POST, OPTIONS' : undefined
  }
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    if (await pageAnswers.answerPreflight(request, reply)) return reply
    const path = request.url.split('?')[0] ?? ''
    if (path === '/' && pages.has('/docs/') && wantsPage(request)) return reply.redirect(docsFor(request), 302)
    await pageAnswers.allowKeyOrigins(request, reply)
    const allow = allowed(path)
    if (allow === undefined) return sendHttpRefusal(reply, 404, notFound)
    reply.header('allow', allow)
    if (request.method === 'OPTIONS') return reply.code(204).send()
    return sendHttpRefusal(reply, 405, `method ${request.method} is not allowed here`)
  }
  app.setNotFoundHandler(refuse)
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) await refuse(request, reply) // before the framework reads a body
  })
}
