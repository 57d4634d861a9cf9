import type { Socket } from 'node:net'
import { type HalfOpenBounds, watchHalfOpen } from '../halfOpen.ts'
import { type HttpResponse, releaseBody } from '../httpResponse.ts'
import { openConnectionOf } from '../openConnections.ts'
import type { PlainHead, PlainPost } from './parseRequest.ts'
import type { Exchange } from './requestResponse.ts'
import { type Sending, send } from './writeResponse.ts'

/** What a connection needs of the server that it belongs to. */
export interface PlainConnectionHost extends HalfOpenBounds {
  readonly headersTimeoutMs: number
  readonly silenceTimeoutMs: number
  readonly keepAliveTimeoutMs: number
  /** How responses are sent: the last one of a connection, and the others. */
  readonly ending: Sending
  readonly staying: Sending
  /** `last` is that of the request before, if there was one. */
  readPlainPost(chunk: Buffer, last: PlainHead | undefined): PlainPost | undefined
  begin(post: PlainPost, socket: Socket): Exchange
  /** Calls `send`, which must not throw, when responses are written. */
  atTurnEnd(send: () => void): void
  /** Gives the connection to Node's parser for good, with what has been read and not been answered. */
  handOver(socket: Socket, unread: Buffer): void
  /** Nothing has come for `headersTimeoutMs`. */
  refuseSilence(socket: Socket): void
  /** The connection has left the fast path. */
  onLeft(connection: PlainConnection): void
}

/** Clients get this much longer than they are told, lest a request meets the end of its connection; as Node has it. */
const KEEP_ALIVE_GRACE_MS = 1000

/** A connection on the fast path: plain requests are answered, one at a time, until something comes that is not one. */
export class PlainConnection {
  readonly #socket: Socket
  readonly #host: PlainConnectionHost
  #last: PlainHead | undefined
  #exchange: Exchange | undefined
  /** What has been answered and is to be sent. */
  #response: HttpResponse | undefined
  #limitMs: number | undefined
  #isClosing = false
  /** Ends the tests whether the client has gone, while it waits for an answer and sends no more. */
  #endHalfOpen: (() => void) | undefined
  /** The answer is there, or on its way. */
  #hasAnswer = false
  /** Came before its turn. */
  #kept: Buffer | undefined

  constructor(socket: Socket, host: PlainConnectionHost) {
    this.#socket = socket
    this.#host = host
    const connection = openConnectionOf(socket)
    if (connection !== undefined) connection.isIdle = () => this.#exchange === undefined
    this.#limitSilence(host.headersTimeoutMs)
    for (const [event, listener] of this.#listeners) socket.on(event, listener)
  }

  /** Ends at once when nothing is being answered, otherwise after the response. */
  close(): void {
    this.#isClosing = true
    if (this.#exchange === undefined) this.cut()
  }

  cut(): void {
    this.#socket.destroy()
  }

  readonly #onData = (chunk: Buffer) => {
    if (this.#exchange !== undefined) {
      this.#socket.pause()
      this.#kept = chunk
      return
    }
    const post = this.#host.readPlainPost(chunk, this.#last)
    this.#last = post?.head
    if (post === undefined) this.#handOver(chunk)
    else this.#answer(this.#host.begin(post, this.#socket))
  }

  /** Every byte begins the time anew; the socket is told only of a time that is another one, since that costs more. */
  #limitSilence(ms: number): void {
    if (ms === this.#limitMs) return
    this.#limitMs = ms
    this.#socket.setTimeout(ms)
  }

  /** The client sends no more, and may well wait for the response to what it sent last; one that has gone looks the same. */
  readonly #onEnd = () => {
    if (this.#exchange === undefined) return this.#socket.end()
    this.#isClosing = true
    this.#limitSilence(0)
    this.#endHalfOpen = watchHalfOpen(this.#socket, this.#host, {
      hasAnswer: () => this.#hasAnswer,
      onTimeout: () => {
        this.#endHalfOpen = undefined
        this.#exchange?.leave() // its answer is still sent
        this.#limitAnswer()
      },
    })
    return undefined
  }

  readonly #onTimeout = () => {
    this.#limitMs = undefined // it is over: the next one begins, of whatever length
    this.#socket.off('data', this.#onData)
    if (this.#last === undefined) this.#host.refuseSilence(this.#socket)
    else this.cut()
  }

  readonly #onClose = () => {
    this.#exchange?.leave()
    this.#host.onLeft(this)
  }

  readonly #listeners = [
    ['data', this.#onData],
    ['end', this.#onEnd],
    ['timeout', this.#onTimeout],
    ['error', () => {}], // 'close' follows, and says all that matters
    ['close', this.#onClose],
  ] as const

  #answer(exchange: Exchange): void {
    this.#exchange = exchange
    this.#hasAnswer = false
    const response = exchange.answer()
    if (response instanceof Promise) {
      this.#host.atTurnEnd(this.#waitOn)
      void response.then((whole) => this.#sendSoon(whole))
    } else this.#sendSoon(response)
  }

  /** Most responses are there by the end of the turn; the others have a time limit of their own. */
  readonly #waitOn = (): void => {
    if (this.#exchange !== undefined && this.#response === undefined) this.#limitAnswer()
  }

  /** A client that sends no more has the shorter time of that first. */
  #limitAnswer(): void {
    if (this.#endHalfOpen === undefined) this.#limitSilence(this.#host.silenceTimeoutMs)
  }

  #sendSoon(response: HttpResponse): void {
    this.#response = response
    this.#hasAnswer = true
    this.#host.atTurnEnd(this.#sendNow)
  }

  readonly #sendNow = (): void => {
    const response = this.#response
    this.#response = undefined
    try {
      const sending = response && this.#send(response)
      if (sending === undefined) this.#end()
      else this.#endAfter(sending)
    } catch (error) {
      this.#breakOff(error)
    }
  }

  #endAfter(sending: Promise<void>): void {
    this.#limitAnswer()
    sending.then(
      () => this.#end(),
      (error: unknown) => this.#breakOff(error),
    )
  }

  #end(): void {
    this.#exchange?.end()
    this.#goOn()
  }

  #breakOff(error: unknown): void {
    this.#exchange?.end(error)
    this.cut() // what the client has would look whole
    this.#goOn()
  }

  #send(response: HttpResponse): Promise<void> | undefined {
    if (!this.#socket.writable) return releaseBody(response.body)
    return send(this.#socket, response, this.#isClosing ? this.#host.ending : this.#host.staying)
  }

  #goOn(): void {
    this.#exchange = undefined
    if (this.#isClosing) {
      this.#endHalfOpen?.()
      this.#socket.off('data', this.#onData) // what comes while it ends is not begun
      this.#socket.destroySoon()
    } else if (this.#kept !== undefined) this.#handOver(this.#kept)
    else this.#limitSilence(this.#host.keepAliveTimeoutMs + KEEP_ALIVE_GRACE_MS)
  }

  #handOver(unread: Buffer): void {
    for (const [event, listener] of this.#listeners) this.#socket.off(event, listener)
    this.#host.onLeft(this)
    this.#socket.setTimeout(0)
    if (!this.#socket.destroyed) this.#host.handOver(this.#socket, unread)
  }
}
