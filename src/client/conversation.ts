import type { ItemQueue } from './itemQueue.ts'
import { createPendingRequests, type Waiter } from './pendingRequests.ts'
import type { WireRequest } from './transport.ts'
import type { TransportError } from './transportError.ts'
import type { WebSocketConnection } from './webSocketConnection.ts'

/** Items that may come before the response that tells whose they are. */
const MAX_EARLY = 1000

interface Subscription {
  readonly params: readonly unknown[]
  /** The node's name for it on this connection; undefined until it is told. */
  id?: unknown
}

/** Requests and subscriptions that share one connection. */
export interface Conversation {
  ask(request: WireRequest, waiter: Waiter): void
  subscribe(queue: ItemQueue, params: readonly unknown[]): void
  unsubscribe(queue: ItemQueue): void
  /** Takes a message of the node; returns whether anybody had use for it. */
  receive(message: unknown): boolean
  /** The connection is up. */
  resume(): void
  /** The connection is down. Returns whether anything is left to be sent. */
  interrupt(error: TransportError): boolean
  /** The connection is gone for good: requests fail, and subscriptions too unless that was wanted. */
  end(error: TransportError, isWanted: boolean): void
}

export function createConversation(connection: WebSocketConnection): Conversation {
  const pending = createPendingRequests(connection)
  const subscriptions = new Map<ItemQueue, Subscription>()
  const early: { subscription: unknown; result: unknown }[] = []

  const isStarting = () => [...subscriptions.values()].some(({ id }) => id === undefined)

  function start(queue: ItemQueue, subscription: Subscription): void {
    const resolve = (id: unknown) => {
      subscription.id = id
      if (!subscriptions.has(queue)) stop(subscription) // left before the node had answered
      for (const item of early) if (item.subscription === id) queue.push(item.result)
      if (!isStarting()) early.length = 0
    }
    const reject = (error: unknown) => queue.end(error)
    pending.ask({ method: 'eth_subscribe', params: subscription.params }, { resolve, reject, isOfConnection: true })
  }

  function stop({ id }: Subscription): void {
    if (id === undefined) return
    const ignore = () => undefined // the node forgets it in any case when the connection ends
    const waiter = { resolve: ignore, reject: ignore, isOfConnection: true }
    pending.ask({ method: 'eth_unsubscribe', params: [id] }, waiter)
  }

  function receiveItem({ subscription, result }: (typeof early)[number]): boolean {
    let isWanted = false
    for (const [queue, { id }] of subscriptions) {
      if (id !== subscription) continue
      isWanted = true
      queue.push(result)
    }
    if (!isWanted && isStarting() && early.length < MAX_EARLY) early.push({ subscription, result })
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
    end(error, isWanted) {
      const queues = [...subscriptions.keys()]
      subscriptions.clear()
      for (const queue of queues) queue.end(isWanted ? undefined : error)
      pending.end(error)
    },
  }
}

function isItemParams(params: unknown): params is { subscription: unknown; result: unknown } {
  return typeof params === 'object' && params !== null && 'subscription' in params && 'result' in params
}
