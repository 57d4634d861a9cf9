import type { ItemQueue } from './itemQueue.ts'
import { createPendingRequests, type Waiter } from './pendingRequests.ts'
import type { WireRequest } from './transport.ts'
import type { TransportError } from './transportError.ts'
import type { WebSocketConnection } from './webSocketConnection.ts'

/** Maximum number of items that arrive before the response that names their subscription. */
const MAX_EARLY = 1000

/** The content of a notification. */
interface ItemParams {
  readonly subscription: unknown
  readonly result: unknown
  /** Cursor after the item, if the node sends one. */
  readonly cursor?: unknown
}

interface Subscription {
  readonly params: readonly unknown[]
  /** Position at which the subscription resumes after a reconnect. */
  cursor?: string
  /** The node's id of the subscription on this connection; undefined before the response. */
  id?: unknown
}

/** Requests and subscriptions that share one connection. */
export interface Conversation {
  ask(request: WireRequest, waiter: Waiter): void
  subscribe(queue: ItemQueue, params: readonly unknown[]): void
  unsubscribe(queue: ItemQueue): void
  /** Handles a message of the node. Returns whether it belonged to a request or subscription. */
  receive(message: unknown): boolean
  /** Called when the connection is open. */
  resume(): void
  /** Called when the connection is lost. Returns whether anything is left to send. */
  interrupt(error: TransportError): boolean
  /**
   * Called when the client has closed the connection, or it is lost for good. Requests fail. Subscriptions end, and fail
   * if it is lost.
   */
  end(error: TransportError, reason: 'closed' | 'lost'): void
}

export function createConversation(connection: WebSocketConnection): Conversation {
  const pending = createPendingRequests(connection)
  const subscriptions = new Map<ItemQueue, Subscription>()
  const early: ItemParams[] = []

  const isStarting = () => [...subscriptions.values()].some(({ id }) => id === undefined)

  function start(queue: ItemQueue, subscription: Subscription): void {
    const resolve = (id: unknown) => {
      subscription.id = id
      if (!subscriptions.has(queue)) stop(subscription) // left before the response
      for (const item of early) if (item.subscription === id) take(queue, subscription, item)
      if (!isStarting()) early.length = 0
    }
    const reject = (error: unknown) => {
      if (subscription.cursor === undefined) return queue.end(error)
      delete subscription.cursor // another node, or one whose chain was set back, does not know the position
      start(queue, subscription)
    }
    const params = withCursor(subscription)
    pending.ask({ method: 'eth_subscribe', params }, { resolve, reject, isOfConnection: true })
  }

  function stop({ id }: Subscription): void {
    if (id === undefined) return
    const ignore = () => undefined // the node removes it at the end of the connection anyway
    const waiter = { resolve: ignore, reject: ignore, isOfConnection: true }
    pending.ask({ method: 'eth_unsubscribe', params: [id] }, waiter)
  }

  function take(queue: ItemQueue, subscription: Subscription, { result, cursor }: ItemParams): void {
    if (typeof cursor === 'string') subscription.cursor = cursor
    queue.push(result)
  }

  function receiveItem(item: ItemParams): boolean {
    let isWanted = false
    for (const [queue, subscription] of subscriptions) {
      if (subscription.id !== item.subscription) continue
      isWanted = true
      take(queue, subscription, item)
    }
    if (!isWanted && isStarting() && early.length < MAX_EARLY) early.push(item)
    return isWanted
  }

  return {
    ask: pending.ask,
    subscribe(queue, params) {
      const subscription = { params }
      subscriptions.set(queue, subscription)
      if (connection.isUp()) start(queue, subscription)
      else connection.connect()
    },
    unsubscribe(queue) {
      const subscription = subscriptions.get(queue)
      subscriptions.delete(queue)
      if (subscription !== undefined) stop(subscription)
    },
    receive(message) {
      if (typeof message !== 'object' || message === null) return false
      const isItem = 'method' in message && message.method === 'eth_subscription' && 'params' in message
      if (!isItem) return pending.receive(message)
      return isItemParams(message.params) && receiveItem(message.params)
    },
    resume() {
      pending.resume()
      for (const [queue, subscription] of subscriptions) start(queue, subscription)
    },
    interrupt(error) {
      for (const subscription of subscriptions.values()) subscription.id = undefined
      early.length = 0
      return pending.interrupt(error) + subscriptions.size > 0
    },
    end(error, reason) {
      const queues = [...subscriptions.keys()]
      subscriptions.clear()
      for (const queue of queues) queue.end(reason === 'closed' ? undefined : error)
      pending.end(error)
    },
  }
}

/** Parameters of the subscription; after a reconnect, with the position to resume at. */
function withCursor({ params, cursor }: Subscription): readonly unknown[] {
  if (cursor === undefined) return params
  const [kind, given] = params
  const options: { readonly startBlock?: unknown } = typeof given === 'object' && given !== null ? given : {}
  const { startBlock: _, ...rest } = options
  return [kind, { ...rest, cursor }]
}

function isItemParams(params: unknown): params is ItemParams {
  return typeof params === 'object' && params !== null && 'subscription' in params && 'result' in params
}
