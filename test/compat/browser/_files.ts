import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listen } from '../../_helpers/listen.ts'

const BUILT = new URL('../../../dist/playground/', import.meta.url)
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** A web server of the built page that knows nothing of it; with another document where one is given. */
export async function serveFiles(openrpc?: string): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const read = async (name: string) =>
    name === 'openrpc.json' && openrpc !== undefined ? openrpc : readFile(new URL(name, BUILT))
  const server = createServer(async (request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://files').pathname) || 'index.html'
    const body = await read(name).catch(() => undefined)
    if (body === undefined) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain', 'content-encoding': 'gzip' })
    response.end(gzipSync(body))
  })
  const { port, close } = await listen(server)
  return { origin: `http://127.0.0.1:${port}`, close }
}
