import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { listen } from '../../_helpers/listen.ts'

const ANSWERS: Readonly<Record<string, string>> = {
  '/404': 'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
  '/redirect': 'HTTP/1.1 302 Found\r\nlocation: /open\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
}

/** Starts a server that ends WebSockets in the way that their path names, and redirects POSTs to /redirect. */
export async function startProbeServer() {
  const webSockets = new WebSocketServer({ noServer: true })
  const upgraded = new Set<Duplex>()
  const server = createServer(({ url }, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'text/html')
    if (url === '/redirect') response.writeHead(307, { location: '/' })
    response.end()
  })
  server.on('upgrade', (request, socket: Duplex, head) => {
    socket.on('error', () => undefined) // the client may reset it
    upgraded.add(socket)
    const { url = '' } = request
    const answer = ANSWERS[url]
    if (answer !== undefined) return void socket.end(answer)
    if (url === '/silent') return
    webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => undefined)
      if (url === '/close') return webSocket.close(1013, 'busy')
      // After a message, so that the client has seen the connection open.
      webSocket.ping(undefined, undefined, () => {
        if (url === '/invalid') socket.write(Buffer.from([0xff, 0x00]))
      })
      webSocket.once('pong', () => {
        if (url === '/cut') socket.destroy()
      })
    })
  })
  const { port, close } = await listen(server)
  return {
    http: `http://127.0.0.1:${port}`,
    ws: `ws://127.0.0.1:${port}`,
    async close(): Promise<void> {
      for (const socket of upgraded) socket.destroy()
      await close()
    },
  }
}
