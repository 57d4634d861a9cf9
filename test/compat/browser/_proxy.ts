import { createServer, request } from 'node:http'
import { onTestFinished } from 'vitest'
import { listen } from '../../_helpers/listen.ts'

/**
 * Starts a proxy of the web before a node: it asks for its own Host at the node and says in X-Forwarded-Host which one the
 * client has asked for. `rewrite` changes paths, as a proxy that is not set up well does.
 */
export async function startProxy(node: string, rewrite = (path: string) => path): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const target = new URL(rewrite(incoming.url ?? '/'), node)
    const { host = '', ...headers } = incoming.headers
    const forwarded = { ...headers, host: target.host, 'x-forwarded-host': host, 'x-forwarded-proto': 'http' }
    const passed = request(target, { method: incoming.method ?? 'GET', headers: forwarded }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'))
    incoming.pipe(passed)
  })
  const { port, close } = await listen(server)
  onTestFinished(close)
  return `http://localhost:${port}`
}
