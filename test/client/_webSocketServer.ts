import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { createTestRpc, owner } from '../rpc/_testRpc.ts'

interface Request {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** Returns the response to a request, null for none, or undefined to use the methods of the test's node. */
export type Answerer = (request: Request, socket: WebSocket) => unknown

const text = (id: number, result: unknown) => JSON.stringify({ jsonrpc: '2.0', id, result })

/** Starts a WebSocket server that handles frames as a node does, and supports eth_subscribe. */
export async function startWebSocketServer(
  answer: Answerer = () => undefined,
  greet: (socket: WebSocket) => void = () => undefined,
) {
  const { handle } = createTestRpc()
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const requests: Request[] = []
  const subscriptions = new Map<string, WebSocket>()
  const notification = (id: string, result: unknown) =>
    JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params: { subscription: id, result } })

  async function serve(frame: string, socket: WebSocket): Promise<void> {
    const request: Request = JSON.parse(frame)
    requests.push(request)
    const own = await answer(request, socket)
    if (own === null) return
    if (own !== undefined) return socket.send(typeof own === 'string' ? own : JSON.stringify(own))
    if (request.method === 'eth_subscribe' && request.params[0] === 'newHeads') {
      const id = `0x${subscriptions.size + 1}`
      subscriptions.set(id, socket)
      // The response and a first item at once, as from a busy node.
      socket.send(text(request.id, id))
      return socket.send(notification(id, { number: 'first' }))
    }
    if (request.method === 'eth_unsubscribe') {
      return socket.send(text(request.id, subscriptions.delete(String(request.params[0]))))
    }
    return socket.send((await handle(frame, owner)).text)
  }

  server.on('connection', (socket) => socket.on('message', (data) => void serve(String(data), socket)))
  server.on('connection', greet)
  const close = async () => {
    for (const socket of server.clients) socket.terminate()
    await new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(close)
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    subscriptions,
    connections: () => server.clients.size,
    /** Sends an item to all subscriptions. */
    notify(result: unknown) {
      for (const [id, socket] of subscriptions) socket.send(notification(id, result))
    },
    /** Breaks all connections without a close frame. */
    cut() {
      subscriptions.clear()
      for (const socket of server.clients) socket.terminate()
    },
    close,
  }
}
