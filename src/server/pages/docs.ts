import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createStaticFile, type StaticFile, sendStaticFile } from './staticFile.ts'

/** Nothing but what the page brings along, and no frame around it. */
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/**
 * Tells the page, beside its document, that it comes from a node, and where that takes requests; hosts of files do not.
 */
const NODE_HEADERS = { 'x-rpc-base': '../../' }

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Where the build puts the page; seen from the sources it lies in dist. */
const BUILT = new URL(
  import.meta.url.endsWith('.js') ? '../../../playground/' : '../../../dist/playground/',
  import.meta.url,
)

/** The files of the page by name; none where it was not built. */
function readPage(folder: URL): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of listFolder(folder)) {
    const type = TYPES[extname(entry)]
    if (type !== undefined) files.set(entry, createStaticFile(readFileSync(new URL(entry, folder)), type))
  }
  return files
}

function listFolder(folder: URL): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

const queryOf = ({ url }: FastifyRequest): string => /\?.*/.exec(url)?.[0] ?? ''

/**
 * Serves the page that explains the document: `/docs/` and its files, which are read once, here; what a request names
 * is never looked for on the disk. The document lies beside the page, as where the page is hosted as files. Gives the
 * paths.
 */
export function registerDocs(
  app: FastifyInstance,
  documentFor: (request: FastifyRequest) => StaticFile,
  folder = BUILT,
): string[] {
  const files = readPage(folder)
  const page = files.get('index.html')
  if (page === undefined) return []
  // The page names its files relatively, so its own address has to end with a slash.
  const route = { exposeHeadRoute: true }
  app.get('/docs', route, (request, reply) =>
    /^\/docs\/(\?|$)/.test(request.url)
      ? sendStaticFile(reply.headers(PAGE_HEADERS), page)
      : reply.redirect(`docs/${queryOf(request)}`, 308),
  )
  app.get('/docs/index.html', route, (request, reply) => reply.redirect(`./${queryOf(request)}`, 308))
  const names = [...files.keys(), 'openrpc.json']
  files.delete('index.html')
  for (const [name, file] of files) app.get(`/docs/${name}`, route, (_request, reply) => sendStaticFile(reply, file))
  app.get('/docs/openrpc.json', route, (request, reply) =>
    sendStaticFile(reply.headers(NODE_HEADERS), documentFor(request)),
  )
  return ['/docs', '/docs/', ...names.map((name) => `/docs/${name}`)]
}
