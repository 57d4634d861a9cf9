import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'

/** A server on loopback that hands what it gets on to a node, whatever the path. */
export interface Proxy {
  /** Makes the chain new. */
  reset(): Promise<void>
  close(): void
}

/** Starts one; a path that ends in /restart makes the chain new, as the pools of anvils do that test suites use. */
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
  const asked = request(nodeUrl, { method: incoming.method ?? 'POST', headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  asked.on('error', () => outgoing.destroy())
  incoming.pipe(asked)
}

async function reset(nodeUrl: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'hardhat_reset', params: [] })
  await fetch(nodeUrl, { method: 'POST', headers, body })
}
