import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createStaticFile, type StaticFile, sendStaticFile } from './staticFile.ts'

/** Allows only the page's own files, and no frame around it. */
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/**
 * Returns the headers of the page's document. They name the node's base URL for requests, relative to the document, so that it
 * has the prefix of any proxy, and the base URL for text that is copied, if the settings name one. A host of static files sends
 * neither.
 */
function nodeHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  const base = { 'x-rpc-base': '../' }
  return publicUrl === undefined ? base : { ...base, 'x-rpc-public-base': publicUrl }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** The folder of the built page: beside the compiled sources, or in dist if the sources run. */
const BUILT = new URL(
  import.meta.url.endsWith('.js') ? '../../../playground/' : '../../../dist/playground/',
  import.meta.url,
)

/** Returns the files of the page by name; empty if it was not built. */
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
 * Registers the page of the document, `/docs/` and its files, and returns their paths. The files are read once, so no
 * request reads from the disk. The document is beside the page, as on a host of static files.
 */
export function registerDocs(
  app: FastifyInstance,
  documentFor: (request: FastifyRequest) => StaticFile,
  { publicUrl, folder = BUILT }: { readonly publicUrl?: string | undefined; readonly folder?: URL } = {},
): string[] {
  const files = readPage(folder)
  const headers = nodeHeaders(publicUrl)
  const page = files.get('index.html')
  if (page === undefined) return []
  // The page has relative links, so its own address must end with a slash.
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
  app.get('/docs/openrpc.json', route, (request, reply) => sendStaticFile(reply.headers(headers), documentFor(request)))
  return ['/docs', '/docs/', ...names.map((name) => `/docs/${name}`)]
}
