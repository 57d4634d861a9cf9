import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { listen } from '../../_helpers/listen.ts'

/** An origin with nodes below prefixes, and with another application elsewhere. */
export interface SharedOrigin {
  readonly origin: string
  /** The requests that the application has received, as `POST /path`. */
  readonly received: string[]
}

/**
 * Starts a proxy as nginx is with `location /rsk/ { proxy_pass http://node/; }` for each prefix: it removes the prefix, sends the Host
 * of the node, names no address of its own, and redirects the prefix without a slash. All other paths are the application's.
 */
export async function shareOrigin(nodes: Readonly<Record<string, string>>): Promise<SharedOrigin> {
  const received: string[] = []
  const targetOf = (path: string) => {
    const [prefix, node] = Object.entries(nodes).find(([one]) => path.startsWith(`${one}/`)) ?? []
    return prefix === undefined ? undefined : new URL(path.slice(prefix.length), node)
  }
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const target = targetOf(path)
    if (target === undefined) {
      if (nodes[path] !== undefined) return void outgoing.writeHead(301, { location: `${path}/` }).end()
      received.push(`${incoming.method} ${path}`)
      return void outgoing.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Another application</h1>')
    }
    const headers = { ...incoming.headers, host: target.host }
    const passed = request(target, { method: incoming.method ?? 'GET', headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  server.on('upgrade', ({ url = '/', headers }, socket) => {
    const target = targetOf(url)
    if (target === undefined) {
      received.push(`upgrade ${url}`)
      return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    }
    const fields = Object.entries({ ...headers, host: target.host }).map(([name, value]) => `${name}: ${value}\r\n`)
    const passed = connect(Number(target.port), target.hostname)
    passed.write(`GET ${target.pathname} HTTP/1.1\r\n${fields.join('')}\r\n`)
    for (const one of [socket, passed]) one.on('error', () => {})
    socket.on('close', () => passed.destroy())
    passed.on('close', () => socket.destroy())
    return void passed.pipe(socket).pipe(passed)
  })
  const { port, close } = await listen(server)
  onTestFinished(close)
  return { origin: `http://localhost:${port}`, received }
}
