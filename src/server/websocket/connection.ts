import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { Timer } from '../../base/clock.ts'
import type { ClientPath } from '../../concurrency/fairQueue.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import { yieldIfSliceUsed } from '../../concurrency/timeSlice.ts'
import { TokenBucket } from '../../concurrency/tokenBucket.ts'
import type { OnRefused, RefusalReason } from '../../rpc/refusalReason.ts'
import type { RpcReply } from '../../rpc/reply.ts'
import type { Rpc } from '../../rpc/rpc.ts'
import type { AuthenticatedCaller } from '../auth/authenticate.ts'
import { type Client, LazyDelivery, partyAt } from '../http/delivery.ts'
import { closeUnread } from '../http/halfOpen.ts'
import { bytesOf } from '../http/httpResponse.ts'
import { isInTooManyPieces, type ReceivedBytes } from '../http/receiving/receivedBytes.ts'
import { logRequest } from '../http/requestLog.ts'
import type { UnsentBytes } from '../http/unsentBytes.ts'
import { Arrival } from './arrival.ts'
import type { WebSocketBounds } from './bounds.ts'
import { FrameFeed } from './frameFeed.ts'
import type { KeySession, KeySessions } from './keySessions.ts'
import { Outbox } from './outbox.ts'
import { Subscriptions } from './subscriptions.ts'

/** Close codes (RFC 6455, 7.4.1, and IANA's registry). */
export const CLOSE_CODES = { goingAway: 1001, refused: 1008, tryAgainLater: 1013 } as const

/** The exceeded bound by the error code of `ws`. */
const EXCEEDED: ReadonlyMap<string, RefusalReason> = new Map([
  ['WS_ERR_UNSUPPORTED_MESSAGE_LENGTH', 'body_bytes'],
  ['WS_ERR_TOO_MANY_BUFFERED_PARTS', 'body_pieces'],
])

/** The parts that all connections share. */
export interface ConnectionHost {
  readonly rpc: Rpc
  readonly bounds: WebSocketBounds
  readonly unsent: UnsentBytes
  readonly received: ReceivedBytes
  /** Maximum number of pieces, see `isInTooManyPieces`. */
  readonly limitPieces: number
  readonly timer: Timer
  readonly onRefused: OnRefused
  readonly logger: Logger
  /** Whether each message is logged. */
  readonly isLogged: boolean
  join(session: KeySession, caller: AuthenticatedCaller): KeySessions
  onLeft(connection: Connection): void
}

/** The caller of a connection, and its log fields. */
export interface Session {
  readonly caller: AuthenticatedCaller
  /** The id of the connection in the log. */
  readonly id: string
  /** The path in the log, without the key. */
  readonly route: string
  /** The client's address at the upgrade. */
  readonly address: string
  /** The header of the upgrade. */
  readonly userAgent: string | undefined
  reauthenticate(): MaybePromise<AuthenticatedCaller>
}

/** A WebSocket connection: its messages are bodies for the RPC layer, and notifications are sent in between. */
export class Connection implements KeySession {
  readonly #webSocket: WebSocket
  readonly #socket: Socket
  readonly #session: Session
  readonly #host: ConnectionHost
  readonly #sessions: KeySessions
  readonly #outbox: Outbox
  readonly #arrival: Arrival
  readonly #feed: FrameFeed
  readonly #subscriptions: Subscriptions
  /** The rate of the client's pings and pongs. */
  readonly #controlFrames: TokenBucket
  /** Received messages that were not started; at most those of one chunk of the socket. */
  readonly #waiting: Uint8Array[] = []
  /** Whether the time slice of this iteration of the event loop is used up. */
  #hasPaused = false
  #hasLeft = false
  /** The functions to call when the client leaves. */
  readonly #watchers = new Set<() => void>()
  #running = 0
  #count = 0
  #pingAtMs: number
  #isPinged = false
  /** The close code and reason of a connection that is ending. */
  #ending: { readonly code: number; readonly reason: string } | undefined
  #endedAtMs: number | undefined

  constructor(webSocket: WebSocket, socket: Socket, session: Session, host: ConnectionHost) {
    this.#webSocket = webSocket
    this.#socket = socket
    this.#session = session
    this.#host = host
    this.#sessions = host.join(this, session.caller)
    const { bounds, unsent, timer } = host
    const sender = { keyId: session.caller.keyId, address: session.address }
    const evict = () => this.#endUnread('received_bytes', 'too many bytes of messages are arriving')
    this.#arrival = new Arrival(socket, host.received.begin(sender, evict))
    this.#controlFrames = new TokenBucket(bounds.controlFramesPerSecond, timer.nowMs())
    this.#pingAtMs = timer.nowMs() + bounds.silenceMs * (0.5 + Math.random() / 2) // spread over time
    this.#outbox = new Outbox(webSocket, socket, {
      ...bounds,
      unsent,
      timer,
      clientPath: this.#clientPath,
      onRoom: () => this.#onRoom(),
    })
    this.#subscriptions = this.#createSubscriptions()
    this.#feed = new FrameFeed(webSocket, socket, { clientPath: this.#clientPath, onPiece: this.#onPiece })
    this.#listen()
  }

  reauthenticate(): MaybePromise<AuthenticatedCaller> {
    return this.#session.reauthenticate()
  }

  disconnect(reason: string): void {
    this.#sessions.leave(this)
    this.#end(CLOSE_CODES.refused, reason)
  }

  /** Starts no more messages, waits for the running ones, and ends. */
  close(): void {
    this.#ending ??= { code: CLOSE_CODES.goingAway, reason: 'the server is stopping' }
    this.#waiting.length = 0
    this.#subscriptions.end()
    if (this.#running === 0) this.#end(this.#ending.code, this.#ending.reason)
  }

  cut(): void {
    this.#webSocket.terminate()
  }

  /** Checks that the client still reads, sends and responds. */
  check(): void {
    const { bounds, timer } = this.#host
    const nowMs = timer.nowMs()
    if (this.#endedAtMs !== undefined) {
      if (nowMs - this.#endedAtMs > bounds.closeTimeoutMs) this.cut()
    } else if (this.#outbox.waitsMs() > bounds.writeTimeoutMs) {
      this.#host.onRefused('write_time', this.#session.caller.keyId)
      this.#end(CLOSE_CODES.tryAgainLater, 'exceeded write timeout')
    } else if (!this.#feed.isPaused) {
      if (this.#arrival.checkAgeMs(nowMs) > bounds.messageTimeoutMs)
        this.#endUnread('message_time', 'a message took too long')
      else if (nowMs >= this.#pingAtMs) this.#ping(nowMs)
    }
  }

  #ping(nowMs: number): void {
    const hasReceived = this.#arrival.hasReceived()
    if (this.#isPinged && !hasReceived) this.cut()
    this.#pingAtMs = nowMs + this.#host.bounds.silenceMs
    this.#isPinged = true
    this.#webSocket.ping()
  }

  #createSubscriptions(): Subscriptions {
    return new Subscriptions({
      perConnection: this.#host.bounds.subscriptionsPerConnection,
      clientPath: this.#clientPath,
      add: (weight) => this.#sessions.addSubscription(weight),
      remove: (weight) => this.#sessions.removeSubscription(weight),
      isReady: () => !this.#outbox.isFull(),
      send: (text) => this.#outbox.send(text),
      fail: (reason) => this.#end(CLOSE_CODES.tryAgainLater, reason),
    })
  }

  #listen(): void {
    this.#webSocket.on('message', (data) => {
      this.#arrival.onMessage()
      if (this.#ending !== undefined || !(data instanceof Uint8Array)) return
      this.#waiting.push(data)
      this.#continue()
    })
    this.#webSocket.on('ping', (payload) => {
      this.#onControlFrame(payload)
      if (this.#endedAtMs === undefined) this.#webSocket.pong(payload)
    })
    this.#webSocket.on('pong', this.#onControlFrame)
    this.#webSocket.on('error', this.#onError)
    this.#webSocket.on('close', () => this.#onClose())
  }

  readonly #onControlFrame = (payload: Uint8Array) => {
    this.#arrival.onControlFrame(payload)
    const { bounds, timer } = this.#host
    const take = { perSecond: bounds.controlFramesPerSecond, nowMs: timer.nowMs() }
    if (this.#controlFrames.take(1, take) > 0) this.#endUnread('control_frames', 'too many pings and pongs')
  }

  /** Called when the parser has refused a frame and sent the close frame. Nothing more is read. */
  readonly #onError = (error: Error & { readonly code?: string }) => {
    const reason = EXCEEDED.get(error.code ?? '')
    if (reason !== undefined) this.#host.onRefused(reason, this.#session.caller.keyId)
    this.#stopReading()
    this.#endedAtMs ??= this.#host.timer.nowMs()
  }

  readonly #onPiece = (length: number) => {
    if (!this.#arrival.onPiece(length)) return
    const { bytes, pieces } = this.#arrival
    const isCut = isInTooManyPieces(pieces, bytes, this.#host.limitPieces)
    if (isCut) this.#endUnread('body_pieces', 'a message is in too many pieces')
  }

  #onClose(): void {
    this.#waiting.length = 0
    this.#arrival.end()
    this.#subscriptions.end()
    this.#hasLeft = true
    for (const leave of this.#watchers) leave()
    this.#sessions.leave(this)
    this.#host.onLeft(this)
  }

  #onRoom(): void {
    this.#continue()
    this.#subscriptions.resume()
  }

  /** Starts waiting messages. Reads no more while one has to wait. */
  #continue(): void {
    while (this.#waiting.length > 0 && this.#mayStart() && !this.#hasToWait()) {
      const body = this.#waiting.shift()
      if (body !== undefined) void this.#answer(body)
    }
    if (this.#mayStart() || this.#ending !== undefined) this.#feed.resume()
    else this.#feed.pause()
  }

  #hasToWait(): boolean {
    const share = yieldIfSliceUsed(this.#clientPath)
    if (share === undefined) return false
    this.#hasPaused = true
    void share.then(() => {
      this.#hasPaused = false
      this.#continue()
    })
    return true
  }

  readonly #clientPath = (): ClientPath => [this.#session.caller.keyId, ...partyAt(this.#session.address, this.#socket)]

  #mayStart(): boolean {
    if (this.#hasPaused) return false
    return this.#running < this.#host.bounds.messagesAtOnce && !this.#outbox.isFull()
  }

  /** Answers one message. */
  async #answer(body: Uint8Array): Promise<void> {
    const begunAtMs = performance.now()
    const requestId = `${this.#session.id}/${++this.#count}`
    const watching: (() => void)[] = []
    const client: Client = {
      socket: this.#socket,
      addressOf: () => this.#session.address,
      watch: (leave) => {
        if (this.#hasLeft) return leave()
        watching.push(leave)
        this.#watchers.add(leave)
      },
    }
    const notifications = this.#subscriptions.forMessage()
    this.#running++
    const { isLogged } = this.#host
    const delivery = new LazyDelivery(requestId, client, { isWhole: true, isLogged })
    const loading = this.#session.caller.whenLoaded?.()
    if (loading !== undefined) await loading
    const reply = await this.#host.rpc.handle(body, this.#session.caller.withNotifications(notifications), delivery)
    for (const leave of watching) this.#watchers.delete(leave)
    const sending = reply.text === '' ? undefined : this.#outbox.send(reply.text) // the message has only notifications
    notifications.begin()
    if (sending !== undefined) await sending
    reply.release?.()
    this.#running--
    if (this.#host.isLogged) this.#log(delivery, reply, performance.now() - begunAtMs)
    if (this.#ending !== undefined && this.#running === 0) this.#end(this.#ending.code, this.#ending.reason)
    else this.#continue()
  }

  #end(code: number, reason: string): void {
    this.#ending ??= { code, reason }
    this.#endedAtMs ??= this.#host.timer.nowMs()
    this.#subscriptions.end()
    this.#feed.resume() // to read the client's close frame
    this.#webSocket.close(code, reason)
  }

  /** Ends a connection that exceeded a bound, without reading more. */
  #endUnread(reason: RefusalReason, text: string): void {
    if (this.#endedAtMs !== undefined) return
    this.#host.onRefused(reason, this.#session.caller.keyId)
    this.#waiting.length = 0
    this.#end(reason === 'received_bytes' ? CLOSE_CODES.tryAgainLater : CLOSE_CODES.refused, text)
    this.#stopReading()
  }

  #stopReading(): void {
    this.#arrival.end()
    this.#feed.stop()
    closeUnread(this.#socket)
  }

  #log({ requestId, facts: body }: LazyDelivery, { httpStatus: status, text }: RpcReply, elapsedMs: number): void {
    const { route, caller, address, userAgent } = this.#session
    const { network, keyId } = caller
    const client = { clientAddress: address, userAgent }
    const facts = { requestId, verb: 'WebSocket', route, network, keyId, body, status, ...client, elapsedMs }
    logRequest(this.#host.logger, { ...facts, bytes: bytesOf(text) })
  }
}
