import { publicPartOf } from './address.ts'
import { backoffMs } from './retry.ts'
import { TransportError } from './transportError.ts'
import type { WebSocketConstructor, WebSocketEvent, WebSocketLike } from './webSocketLike.ts'

export interface ReconnectOptions {
  /** Maximum number of consecutive attempts without a response or an item between them; 5 by default. */
  readonly times?: number
  /** Maximum wait before the first attempt in ms, doubled with each attempt; 200 by default. */
  readonly delayMs?: number
}

/** Callbacks of a connection's user. */
export interface ConnectionEvents {
  onUp(): void
  /**
   * Called with a message. Returns whether it was useful, because a greeting does not prove that a connection works.
   */
  onMessage(text: string): boolean
  /** Called when the connection is lost. Returns whether it is still needed. */
  onDown(error: TransportError): boolean
  /** Called when the connection could not be restored. */
  onLost(error: TransportError): void
}

/** A WebSocket that reconnects while its user needs it. */
export interface WebSocketConnection {
  /** Connects unless a connection is open or being opened. */
  connect(): void
  isUp(): boolean
  /** Sends a text; returns false without a connection. */
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
      // Without the cause, which may contain the whole address.
      const reason = String(cause).replaceAll(url, '…')
      events.onLost(new TransportError('closed', `no connection to ${publicPartOf(url)} can be made: ${reason}`))
      return
    }
    listen(socket)
  }

  /** Events of a replaced socket are ignored. */
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
