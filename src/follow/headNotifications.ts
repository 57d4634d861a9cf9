import { setMaxListeners } from 'node:events'
import { WebSocket } from 'ws'
import type { Timer } from '../base/clock.ts'
import { type Address, type HeaderList, parseAddress } from '../remote/address.ts'
import { isRecord, parseJson } from '../remote/json.ts'

export interface NotificationSetup {
  /** URLs of WebSockets (ws or wss). */
  readonly urls: readonly string[]
  /** Headers of the requests for the connections. */
  readonly headers: HeaderList
  readonly timer: Timer
  /** Called when a node may have a new head. */
  onHead(): void
  /** Called with the first failure of a connection since it was last stable. */
  onLost(reason: string): void
  /** Called when a connection is stable again after a loss that was reported, with its origin. */
  onRestored?(origin: string): void
}

const SUBSCRIBE = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] })
/** Maximum bytes of a message. A header has about 2 KiB. */
const MAX_MESSAGE_BYTES = 64 * 1024
/** Maximum number of messages between two pings. A node that is syncing sends one for each of its blocks. */
const MAX_MESSAGES = 20_000
/** Maximum time for the connection and the subscription, in ms. */
const MAX_OPENING_MS = 10_000
/** Time between two pings. A connection without a pong until the next one is lost. */
const PING_MS = 20_000
/** Time until the first attempt to connect again, in ms, which doubles up to the maximum. */
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000

/** Opens subscriptions to new heads. They are only reasons to ask for a head earlier: nothing in a message is used. */
export function openHeadNotifications({ urls, headers, timer, onHead, onLost, onRestored }: NotificationSetup) {
  const closed = new AbortController()
  setMaxListeners(0, closed.signal) // each connection listens
  for (const url of urls) void connect(parseWebSocketUrl(url, headers), 0)

  /** Opens a connection, and another one after its end. */
  async function connect(address: Address, failures: number): Promise<void> {
    const onStable = () => failures > 0 && onRestored?.(address.origin)
    const { reason, wasStable } = await listen(address, { timer, onHead, onStable, signal: closed.signal })
    if (closed.signal.aborted) return
    const count = wasStable ? 0 : failures
    if (count === 0) onLost(`${address.origin}: ${address.redact(reason)}`)
    timer.wakeIn(pauseMs(count), () => void connect(address, count + 1), closed.signal)
  }

  return {
    /** Ends all connections. */
    close: (): void => closed.abort(),
  }
}

const pauseMs = (failures: number) => Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)

/** Returns the address of a WebSocket; its secrets are those of the HTTP request that opens it. */
function parseWebSocketUrl(text: string, headers: HeaderList): Address {
  const address = parseAddress(text.replace(/^ws/i, 'http'), headers)
  const url = new URL(address.url.href.replace(/^http/, 'ws'))
  return { ...address, url, origin: address.origin.replace(/^http/, 'ws') }
}

/** The end of a connection. */
interface Ended {
  readonly reason: string
  /** Whether the subscription was longer than the maximum pause. A node may end each one at once. */
  readonly wasStable: boolean
}

interface Listening extends Pick<NotificationSetup, 'timer' | 'onHead'> {
  /** Called when the subscription has lasted for the maximum pause. */
  onStable(): void
  readonly signal: AbortSignal
}

/** Opens a connection and a subscription. Resolves with its end; never rejects. */
function listen({ url, headers }: Address, { timer, onHead, onStable, signal }: Listening): Promise<Ended> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    let subscribedAtMs: number | undefined
    let messages = 0
    let hasPong = true
    const socket = new WebSocket(url, {
      headers: Object.fromEntries(headers),
      handshakeTimeout: MAX_OPENING_MS,
      maxPayload: MAX_MESSAGE_BYTES,
      perMessageDeflate: false,
    })

    function end(reason: string): void {
      if (ended.signal.aborted) return
      ended.abort()
      signal.removeEventListener('abort', stop)
      socket.terminate()
      resolve({ reason, wasStable: timer.nowMs() - (subscribedAtMs ?? timer.nowMs()) >= MAX_PAUSE_MS })
    }
    const stop = () => end('the node stops')

    function ping(): void {
      if (hasPong) {
        hasPong = false
        messages = 0
        socket.ping()
        timer.wakeIn(PING_MS, ping, ended.signal)
      } else {
        end(`no response within ${PING_MS} ms`)
      }
    }

    signal.addEventListener('abort', stop)
    timer.wakeIn(
      MAX_OPENING_MS,
      () => subscribedAtMs ?? end(`no subscription within ${MAX_OPENING_MS} ms`),
      ended.signal,
    )
    socket.on('open', () => socket.send(SUBSCRIBE))
    socket.on('pong', () => {
      hasPong = true
    })
    socket.on('message', (data) => {
      if (++messages > MAX_MESSAGES) return end(`more than ${MAX_MESSAGES} messages within ${PING_MS} ms`)
      if (subscribedAtMs !== undefined) return onHead()
      const refusal = findRefusal(String(data))
      if (refusal !== undefined) return end(refusal)
      subscribedAtMs = timer.nowMs()
      timer.wakeIn(MAX_PAUSE_MS, onStable, ended.signal)
      ping()
      onHead() // one may have come before the subscription
    })
    socket.on('error', ({ message }) => end(message))
    socket.on('close', (code) => end(`closed with code ${code}`))
  })
}

/** Returns why a response is not that to a successful subscription; undefined if it is. */
function findRefusal(text: string): string | undefined {
  const json = parseJson(text)
  if (!isRecord(json)) return 'the response to eth_subscribe is malformed'
  if (typeof json.result === 'string') return undefined
  const { error } = json
  const message = isRecord(error) && typeof error.message === 'string' ? error.message : 'no result'
  return `eth_subscribe was refused: ${message.slice(0, 200)}`
}
