import { publicPartOf } from './address.ts'
import { backoffMs } from './retry.ts'
import { TransportError } from './transportError.ts'
import type { WebSocketConstructor, WebSocketEvent, WebSocketLike } from './webSocketLike.ts'

export interface ReconnectOptions {
  /** How often in a row it is tried, without an answer or an item in between, before it is given up; 5 by default. */
  readonly times?: number
  /** Before the first attempt, at most; doubles with each. 200 by default. */
  readonly delayMs?: number
}

/** What the user of a connection is told. */
export interface ConnectionEvents {
  onUp(): void
  /** Returns whether it was of any use: a greeting does not show that a connection works. */
  onMessage(text: string): boolean
  /** The connection broke; returns whether it is still wanted. */
  onDown(error: TransportError): boolean
  /** It could not be made again. */
  onLost(error: TransportError): void
}

/** A WebSocket that is opened again when it breaks and somebody still wants it. */
export interface WebSocketConnection {
  /** Connects unless it is connected or about to be. */
  connect(): void
  isUp(): boolean
  /** Sends a text; false when there is no connection now. */
  send(text: string): boolean
  close(): void
}

const NORMAL_CLOSURE = 1000

export function createConnection(
  url: string,
  WebSocket: WebSocketConstructor,
  { times = 5, delayMs = 200 }: ReconnectOptions,
  events: ConnectionEvents,
): WebSocketConnection {
  let socket: WebSocketLike | undefined
  let isUp = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0

  function open(): void {
    timer = undefined
    try {
      socket = new WebSocket(url)
    } catch (cause) {
      // Without the cause: it may show the whole address.
      const reason = String(cause).replaceAll(url, '…')
      events.onLost(new TransportError('closed', `no connection to ${publicPartOf(url)} can be made: ${reason}`))
      return
    }
    listen(socket)
  }

  /** What a socket says once another has taken its place is not heard. */
  function listen(opened: WebSocketLike): void {
    let complaint = ''
    const on = (type: 'open' | 'message' | 'close' | 'error', listener: (event: WebSocketEvent) => void) =>
      opened.addEventListener(type, (event) => {
        if (opened === socket) listener(event)
      })
    on('open', () => {
      isUp = true
      events.onUp()
    })
    on('message', ({ data }) => {
      if (events.onMessage(String(data))) attempts = 0
    })
    on('error', ({ message = '' }) => {
      complaint = message
    })
    on('close', ({ code, reason }) => down(describe(code, reason || complaint)))
  }

  function down(error: TransportError): void {
    socket = undefined
    isUp = false
    if (!events.onDown(error)) return
    if (attempts < times) {
      timer = setTimeout(open, backoffMs(attempts++, delayMs))
      return
    }
    attempts = 0
    events.onLost(error)
  }

  return {
    connect() {
      if (socket === undefined && timer === undefined) open()
    },
    isUp: () => isUp,
    send(text) {
      if (isUp) socket?.send(text)
      return isUp
    },
    close() {
      clearTimeout(timer)
      const closing = socket
      socket = undefined
      isUp = false
      closing?.close(NORMAL_CLOSURE)
    },
  }
}

function describe(code: number | undefined, detail: string): TransportError {
  const message = `the connection closed${code === undefined ? '' : ` with code ${code}`}${detail && `: ${detail}`}`
  return new TransportError('closed', message, code === undefined ? {} : { status: code })
}
