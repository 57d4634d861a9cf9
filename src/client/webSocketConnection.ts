import { publicPartOf } from './address.ts'
import { backoffMs } from './retry.ts'
import { TransportError } from './transportError.ts'
import type { WebSocketConstructor, WebSocketEvent, WebSocketLike } from './webSocketLike.ts'

export interface ReconnectOptions {
  /**
   * Maximum number of consecutive attempts without a response or an item between them; 5 by default. A node that was
   * not reached before has at most 2, so that a wrong address is reported soon.
   */
  readonly times?: number
  /** Maximum wait before the first attempt in ms, doubled with each attempt; 200 by default. */
  readonly delayMs?: number
  /** Maximum time of an attempt in ms; 5,000 by default. */
  readonly attemptMs?: number
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
/** Code of a connection that ended without a close frame (RFC 6455, 7.1.5). */
const ABNORMAL_CLOSURE = 1006
const MAX_FIRST_TIMES = 2

export function createConnection(
  url: string,
  WebSocket: WebSocketConstructor,
  { times = 5, delayMs = 200, attemptMs = 5_000 }: ReconnectOptions,
  events: ConnectionEvents,
): WebSocketConnection {
  let socket: WebSocketLike | undefined
  let isUp = false
  let wasUp = false
  /** Ends the attempt, or the wait before it. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0

  function open(): void {
    timer = undefined
    try {
      socket = new WebSocket(url)
    } catch (cause) {
      // Without the cause, which may contain the whole address.
      events.onLost(failure(String(cause).replaceAll(url, '…')))
      return
    }
    listen(socket)
  }

  /**
   * Events of a replaced socket are ignored. Either of `error` and `close` ends a connection, because a platform may omit
   * the other one: Node 22 sends no `close` if the connection was refused, and workerd none after an invalid frame.
   */
  function listen(opened: WebSocketLike): void {
    timer = setTimeout(() => {
      down(failure(`not open after ${attemptMs} ms`))
      opened.close()
    }, attemptMs)
    const on = (type: 'open' | 'message' | 'close' | 'error', listener: (event: WebSocketEvent) => void) =>
      opened.addEventListener(type, (event) => {
        if (opened === socket) listener(event)
      })
    on('open', () => {
      clearTimeout(timer)
      isUp = wasUp = true
      events.onUp()
    })
    on('message', ({ data }) => {
      if (events.onMessage(String(data))) attempts = 0
    })
    on('error', ({ message }) => down(failure(message)))
    on('close', ({ code, reason }) => down(failure(reason, code)))
  }

  function reset(): void {
    clearTimeout(timer)
    timer = socket = undefined
    isUp = false
  }

  function down(error: TransportError): void {
    reset()
    if (!events.onDown(error)) return
    if (attempts < times && (wasUp || attempts < MAX_FIRST_TIMES)) {
      timer = setTimeout(open, backoffMs(attempts++, delayMs))
      return
    }
    attempts = 0
    wasUp = false
    events.onLost(error)
  }

  function failure(detail = '', status = ABNORMAL_CLOSURE): TransportError {
    const what = isUp ? 'the connection closed' : `no connection to ${publicPartOf(url)}`
    return new TransportError('closed', `${what} (code ${status})${detail && `: ${detail}`}`, { status })
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
      const closing = socket
      reset()
      closing?.close(NORMAL_CLOSURE)
    },
  }
}
