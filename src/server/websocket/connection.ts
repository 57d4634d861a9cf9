import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { Timer } from '../../base/clock.ts'
import type { Party } from '../../concurrency/fairQueue.ts'
import type { Awaitable } from '../../concurrency/maybePromise.ts'
import { nextShare } from '../../concurrency/timeSlice.ts'
import type { OnRefused, RefusalReason } from '../../rpc/refusalReason.ts'
import type { RpcReply } from '../../rpc/reply.ts'
import type { Rpc } from '../../rpc/rpc.ts'
import type { AuthenticatedCaller } from '../auth/authenticate.ts'
import { TokenBucket } from '../auth/tokenBucket.ts'
import { type Client, LazyDelivery, partyAt } from '../http/delivery.ts'
import { closeUnread } from '../http/halfOpen.ts'
import { bytesOf } from '../http/httpResponse.ts'
import type { ReceivedBytes } from '../http/receiving/receivedBytes.ts'
import { isInTooManyPieces } from '../http/receiving/receivedBytes.ts'
import { logRequest } from '../http/requestLog.ts'
import type { UnsentBytes } from '../http/unsentBytes.ts'
import { Arrival } from './arrival.ts'
import type { WebSocketBounds } from './bounds.ts'
import { FrameFeed } from './frameFeed.ts'
import type { Holder, KeyHolders } from './keySessions.ts'
import { Outbox } from './outbox.ts'
import { Subscriptions } from './subscriptions.ts'

/** Of the end of a connection (RFC 6455, 7.4.1, and IANA's registry). */
export const CLOSE_CODES = { goingAway: 1001, refused: 1008, tryAgainLater: 1013 } as const

/** Bounds by the codes of errors of `ws`. */
const EXCEEDED: ReadonlyMap<string, RefusalReason> = new Map([
  ['WS_ERR_UNSUPPORTED_MESSAGE_LENGTH', 'body_bytes'],
  ['WS_ERR_TOO_MANY_BUFFERED_PARTS', 'body_pieces'],
])

/** What connections have in common. */
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
  join(holder: Holder, caller: AuthenticatedCaller): KeyHolders
  onLeft(connection: Connection): void
}

/** Who has connected. */
export interface Visitor {
  readonly caller: AuthenticatedCaller
  /** Names the connection in the log. */
  readonly id: string
  /** As the log names the path. */
  readonly route: string
  /** The client's, as it was told when it came. */
  readonly address: string
  /** The header of its upgrade. */
  readonly userAgent: string | undefined
  readmit(): Awaitable<AuthenticatedCaller>
}

/** A client's connection: its messages are bodies for the RPC layer, and notifications go out in between. */
export class Connection implements Holder {
  readonly #webSocket: WebSocket
  readonly #socket: Socket
  readonly #visitor: Visitor
  readonly #host: ConnectionHost
  readonly #holders: KeyHolders
  readonly #outbox: Outbox
  readonly #arrival: Arrival
  readonly #feed: FrameFeed
  readonly #subscriptions: Subscriptions
  /** Pings and pongs that the client may send. */
  readonly #controlFrames: TokenBucket
  /** Have come, and are not begun; never more than one chunk of the socket holds. */
  readonly #waiting: Uint8Array[] = []
  /** The messages that were begun in this turn of the event loop have taken long. */
  #hasPaused = false
  #hasLeft = false
  /** What is told when the client leaves. */
  readonly #watchers = new Set<() => void>()
  #running = 0
  #count = 0
  #askAtMs: number
  #isAsked = false
  /** Why it ends, and since when. */
  #ending: { readonly code: number; readonly reason: string } | undefined
  #endedAtMs: number | undefined

  constructor(webSocket: WebSocket, socket: Socket, visitor: Visitor, host: ConnectionHost) {
    this.#webSocket = webSocket
    this.#socket = socket
    this.#visitor = visitor
    this.#host = host
    this.#holders = host.join(this, visitor.caller)
    const { bounds, unsent, timer } = host
    const sender = { keyId: visitor.caller.keyId, address: visitor.address }
    const evict = () => this.#endUnread('received_bytes', 'too many bytes of messages are arriving')
    this.#arrival = new Arrival(socket, host.received.begin(sender, evict))
    this.#controlFrames = new TokenBucket(bounds.controlFramesPerSecond, timer.nowMs())
    this.#askAtMs = timer.nowMs() + bounds.silenceMs * (0.5 + Math.random() / 2) // not all of them at the same moment
    this.#outbox = new Outbox(webSocket, socket, {
      ...bounds,
      unsent,
      timer,
      party: this.#party,
      onRoom: () => this.#onRoom(),
    })
    this.#subscriptions = this.#createSubscriptions()
    this.#feed = new FrameFeed(webSocket, socket, { party: this.#party, onPiece: this.#onPiece })
    this.#listen()
  }

  readmit(): Awaitable<AuthenticatedCaller> {
    return this.#visitor.readmit()
  }

  expel(reason: string): void {
    this.#holders.leave(this)
    this.#end(CLOSE_CODES.refused, reason)
  }

  /** Begins nothing more, lets what runs be answered, and ends. */
  close(): void {
    this.#ending ??= { code: CLOSE_CODES.goingAway, reason: 'the server is stopping' }
    this.#waiting.length = 0
    this.#subscriptions.end()
    if (this.#running === 0) this.#end(this.#ending.code, this.#ending.reason)
  }

  cut(): void {
    this.#webSocket.terminate()
  }

  /** Looks whether the client still reads, sends and lives. */
  check(): void {
    const { bounds, timer } = this.#host
    const nowMs = timer.nowMs()
    if (this.#endedAtMs !== undefined) {
      if (nowMs - this.#endedAtMs > bounds.closeTimeoutMs) this.cut()
    } else if (this.#outbox.waitsMs() > bounds.writeTimeoutMs) {
      this.#host.onRefused('write_time', this.#visitor.caller.keyId)
      this.#end(CLOSE_CODES.tryAgainLater, 'exceeded write timeout')
    } else if (!this.#feed.isPaused) {
      if (this.#arrival.look(nowMs) > bounds.messageTimeoutMs)
        this.#endUnread('message_time', 'a message took too long')
      else if (nowMs >= this.#askAtMs) this.#askWhetherThere(nowMs)
    }
  }

  #askWhetherThere(nowMs: number): void {
    const hasMoved = this.#arrival.hasMoved()
    if (this.#isAsked && !hasMoved) this.cut()
    this.#askAtMs = nowMs + this.#host.bounds.silenceMs
    this.#isAsked = true
    this.#webSocket.ping()
  }

  #createSubscriptions(): Subscriptions {
    return new Subscriptions({
      perConnection: this.#host.bounds.subscriptionsPerConnection,
      party: this.#party,
      take: (weight) => this.#holders.takeSubscription(weight),
      giveBack: (weight) => this.#holders.giveSubscriptionBack(weight),
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
      this.#goOn()
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

  /** The parser has refused a frame and sent the end of the connection; nothing more is read. */
  readonly #onError = (error: Error & { readonly code?: string }) => {
    const reason = EXCEEDED.get(error.code ?? '')
    if (reason !== undefined) this.#host.onRefused(reason, this.#visitor.caller.keyId)
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
    this.#holders.leave(this)
    this.#host.onLeft(this)
  }

  #onRoom(): void {
    this.#goOn()
    this.#subscriptions.resume()
  }

  /** Begins what may begin; reads no more while there is something that may not. */
  #goOn(): void {
    while (this.#waiting.length > 0 && this.#mayBegin() && !this.#paused()) {
      const body = this.#waiting.shift()
      if (body !== undefined) void this.#answer(body)
    }
    if (this.#mayBegin() || this.#ending !== undefined) this.#feed.resume()
    else this.#feed.pause()
  }

  #paused(): boolean {
    const share = nextShare(this.#party)
    if (share === undefined) return false
    this.#hasPaused = true
    void share.then(() => {
      this.#hasPaused = false
      this.#goOn()
    })
    return true
  }

  readonly #party = (): Party => [this.#visitor.caller.keyId, ...partyAt(this.#visitor.address, this.#socket)]

  #mayBegin(): boolean {
    if (this.#hasPaused) return false
    return this.#running < this.#host.bounds.messagesAtOnce && !this.#outbox.isFull()
  }

  /** One message and its answer. */
  async #answer(body: Uint8Array): Promise<void> {
    const begunAtMs = performance.now()
    const requestId = `${this.#visitor.id}/${++this.#count}`
    const watching: (() => void)[] = []
    const client: Client = {
      socket: this.#socket,
      addressOf: () => this.#visitor.address,
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
    const reply = await this.#host.rpc.handle(body, this.#visitor.caller.withNotifications(notifications), delivery)
    for (const leave of watching) this.#watchers.delete(leave)
    const sending = reply.text === '' ? undefined : this.#outbox.send(reply.text) // nothing is said to notifications alone
    notifications.begin()
    if (sending !== undefined) await sending
    reply.release?.()
    this.#running--
    if (this.#host.isLogged) this.#log(delivery, reply, performance.now() - begunAtMs)
    if (this.#ending !== undefined && this.#running === 0) this.#end(this.#ending.code, this.#ending.reason)
    else this.#goOn()
  }

  #end(code: number, reason: string): void {
    this.#ending ??= { code, reason }
    this.#endedAtMs ??= this.#host.timer.nowMs()
    this.#subscriptions.end()
    this.#feed.resume() // or the client's own end would not be read
    this.#webSocket.close(code, reason)
  }

  /** Ends the connection for a bound that its client exceeded; nothing more is read of it. */
  #endUnread(reason: RefusalReason, text: string): void {
    if (this.#endedAtMs !== undefined) return
    this.#host.onRefused(reason, this.#visitor.caller.keyId)
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
    const { route, caller, address, userAgent } = this.#visitor
    const { network, keyId } = caller
    const client = { clientAddress: address, userAgent }
    const facts = { requestId, verb: 'WebSocket', route, network, keyId, body, status, ...client, elapsedMs }
    logRequest(this.#host.logger, { ...facts, bytes: bytesOf(text) })
  }
}
