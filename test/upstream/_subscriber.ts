import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { until } from '../_helpers/until.ts'

/** A client of subscriptions over one WebSocket. */
export interface Subscriber {
  /** Subscribes. Returns the notifications, which grow: the result and the cursor of each. */
  subscribe(...params: readonly unknown[]): Promise<readonly Notification[]>
  close(): void
}

export interface Notification {
  readonly result: unknown
  readonly cursor?: string
}

/** Connects a client to a served chain. It is closed with the test. */
export async function connect({ url }: { readonly url: string }): Promise<Subscriber> {
  const socket = new WebSocket(url.replace('http', 'ws'))
  onTestFinished(() => socket.terminate())
  const lists = new Map<string, Notification[]>()
  const ids = new Map<number, string>()
  const listOf = (id: string) => lists.get(id) ?? lists.set(id, []).get(id) ?? []
  socket.on('message', (data) => {
    const { id, result, params } = JSON.parse(String(data))
    if (params === undefined) ids.set(id, result)
    else listOf(params.subscription).push({ result: params.result, cursor: params.cursor })
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let asked = 0
  return {
    async subscribe(...params) {
      const id = ++asked
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'eth_subscribe', params }))
      await until(() => ids.has(id))
      return listOf(ids.get(id) ?? '')
    },
    close: () => socket.close(),
  }
}
