import { onAbort } from './abort.ts'
import { type Conversation, createConversation } from './conversation.ts'
import { createItemQueue } from './itemQueue.ts'
import { parseJson } from './response.ts'
import type { SubscribingTransport } from './transport.ts'
import { TransportError } from './transportError.ts'
import { createConnection, type ReconnectOptions } from './webSocketConnection.ts'
import { requireWebSocket, type WebSocketConstructor } from './webSocketLike.ts'

export interface WebSocketOptions {
  /** Replaces the platform's WebSocket; Node has none before 22. */
  readonly WebSocket?: WebSocketConstructor
  /** Reconnects after a lost connection; `false` disables them. */
  readonly reconnect?: false | ReconnectOptions
}

const DEFAULT_BUFFER = 1000

/**
 * Creates a transport for requests and subscriptions over one WebSocket, opened on first use.
 *
 * A lost connection is restored. Subscriptions to blocks and logs resume at their position if the node sends cursors
 * and knows the position. Others restart and miss what happened in between. Requests that do not change state are sent
 * again, all others reject with `closed`.
 *
 * @example
 * ```ts
 * const client = createClient({ transport: webSocket('ws://127.0.0.1:4444/regtest') })
 * for await (const head of client.subscribe(['newHeads'])) console.log(head.number)
 * ```
 */
export function webSocket(
  url: string | URL,
  { WebSocket, reconnect = {} }: WebSocketOptions = {},
): SubscribingTransport {
  let isClosed = false
  const Socket = WebSocket ?? requireWebSocket()
  const connection = createConnection(String(url), Socket, reconnect === false ? { times: 0 } : reconnect, {
    onUp: () => conversation.resume(),
    onMessage: (text) => conversation.receive(parseJson(text)),
    onDown: (error) => conversation.interrupt(error),
    onLost: (error) => conversation.end(error, 'lost'),
  })
  const conversation: Conversation = createConversation(connection)
  const closed = () => new TransportError('closed', 'the transport was closed')

  return {
    request: (request, signal) => {
      if (isClosed) return Promise.reject(closed())
      return new Promise((resolve, reject) => conversation.ask(request, { resolve, reject, signal }))
    },
    subscribe(params, { bufferSize = DEFAULT_BUFFER, signal } = {}) {
      const queue = createItemQueue(bufferSize, () => {
        stopListening?.()
        conversation.unsubscribe(queue)
      })
      const stopListening = signal && onAbort(signal, () => queue.end())
      if (signal?.aborted === true) queue.end()
      else if (isClosed) queue.end(closed())
      else conversation.subscribe(queue, params)
      return queue.items
    },
    close() {
      isClosed = true
      connection.close()
      conversation.end(closed(), 'closed')
    },
  }
}
