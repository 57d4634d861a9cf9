import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'

/** A loopback server that forwards requests to a node, whatever their path. */
export interface Proxy {
  /** Resets the chain. */
  reset(): Promise<void>
  close(): void
}

/** Starts a proxy. A path that ends in /restart resets the chain, as in the pools of anvil processes of test suites. */
export async function startPathlessProxy(port: number, nodeUrl: string): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => {
    const isRestart = incoming.url?.endsWith('/restart') === true
    if (isRestart) reset(nodeUrl).then(() => outgoing.end())
    else pass(incoming, outgoing, nodeUrl)
  })
  server.on('upgrade', (incoming, socket, head) => {
    const { hostname, port: nodePort, host } = new URL(nodeUrl)
    const node = connect(Number(nodePort), hostname)
    const headers = Object.entries({ ...incoming.headers, host }).map(([name, value]) => `${name}: ${value}`)
    node.write(`GET / HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
    node.write(head)
    node.pipe(socket).pipe(node)
    for (const side of [node, socket]) side.on('error', () => side.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    reset: () => reset(nodeUrl),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, nodeUrl: string): void {
  const headers = { ...incoming.headers, host: new URL(nodeUrl).host }
  const forwarded = request(nodeUrl, { method: incoming.method ?? 'POST', headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  forwarded.on('error', () => outgoing.destroy())
  incoming.pipe(forwarded)
}

async function reset(nodeUrl: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'hardhat_reset', params: [] })
  await fetch(nodeUrl, { method: 'POST', headers, body })
}
