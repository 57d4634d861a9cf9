import type { Socket } from 'node:net'
import { type HalfOpenBounds, watchHalfOpen } from '../halfOpen.ts'
import { type HttpResponse, releaseBody } from '../httpResponse.ts'
import { openConnectionOf } from '../openConnections.ts'
import type { PlainRequest, RequestHead } from './parseRequest.ts'
import type { RequestResponse } from './requestResponse.ts'
import { type Sending, writeResponse } from './writeResponse.ts'

/** The parts of the server that a connection uses. */
export interface FastConnectionHost extends HalfOpenBounds {
  readonly headersTimeoutMs: number
  readonly silenceTimeoutMs: number
  readonly keepAliveTimeoutMs: number
  /** The sending of the last response of a connection, and of the others. */
  readonly ending: Sending
  readonly staying: Sending
  /** Parses a request; undefined if it is not plain. `last` is the head of the request before. */
  parseRequest(chunk: Buffer, last: RequestHead | undefined): PlainRequest | undefined
  begin(post: PlainRequest, socket: Socket): RequestResponse
  /** Calls `send`, which must not throw, at the end of the iteration of the event loop. */
  atIterationEnd(send: () => void): void
  /** Passes the connection to Node's parser, with the bytes that were read and not answered. */
  handOver(socket: Socket, unread: Buffer): void
  /** Called if nothing is received for `headersTimeoutMs`. */
  refuseSilence(socket: Socket): void
  /** Called when the connection has left the fast path. */
  onLeft(connection: FastConnection): void
}

/** Time beyond the announced one, in milliseconds, so that a late request finds its connection open; as in Node. */
const KEEP_ALIVE_GRACE_MS = 1000

/** A connection on the fast path: plain requests are answered in order, until a request is not plain. */
export class FastConnection {
  readonly #socket: Socket
  readonly #host: FastConnectionHost
  #last: RequestHead | undefined
  #current: RequestResponse | undefined
  /** The response that is to be sent. */
  #response: HttpResponse | undefined
  #limitMs: number | undefined
  #isClosing = false
  /** Ends the tests of a client that waits for a response and sends no more. */
  #endHalfOpen: (() => void) | undefined
  /** Whether the response exists, sent or not. */
  #hasAnswer = false
  /** Bytes that were received during a request. */
  #kept: Buffer | undefined

  constructor(socket: Socket, host: FastConnectionHost) {
    this.#socket = socket
    this.#host = host
    const connection = openConnectionOf(socket)
    if (connection !== undefined) connection.isIdle = () => this.#current === undefined
    this.#limitSilence(host.headersTimeoutMs)
    for (const [event, listener] of this.#listeners) socket.on(event, listener)
  }

  /** Ends the connection, after the response of a running request. */
  close(): void {
    this.#isClosing = true
    if (this.#current === undefined) this.cut()
  }

  cut(): void {
    this.#socket.destroy()
  }

  readonly #onData = (chunk: Buffer) => {
    if (this.#current !== undefined) {
      this.#socket.pause()
      this.#kept = chunk
      return
    }
    const post = this.#host.parseRequest(chunk, this.#last)
    this.#last = post?.head
    if (post === undefined) this.#handOver(chunk)
    else this.#answer(this.#host.begin(post, this.#socket))
  }

  /** Sets the maximum silence, which every byte restarts. Hot path: the socket's timer is set only if the time differs. */
  #limitSilence(ms: number): void {
    if (ms === this.#limitMs) return
    this.#limitMs = ms
    this.#socket.setTimeout(ms)
  }

  /** Called when the client sends no more. It may have gone, or wait for its last response. */
  readonly #onEnd = () => {
    if (this.#current === undefined) return this.#socket.end()
    this.#isClosing = true
    this.#limitSilence(0)
    this.#endHalfOpen = watchHalfOpen(this.#socket, this.#host, {
      hasAnswer: () => this.#hasAnswer,
      onTimeout: () => {
        this.#endHalfOpen = undefined
        this.#current?.leave() // the response is still sent
        this.#limitAnswer()
      },
    })
    return undefined
  }

  readonly #onTimeout = () => {
    this.#limitMs = undefined // the timer has ended, and must be set again
    this.#socket.off('data', this.#onData)
    if (this.#last === undefined) this.#host.refuseSilence(this.#socket)
    else this.cut()
  }

  readonly #onClose = () => {
    this.#current?.leave()
    this.#host.onLeft(this)
  }

  readonly #listeners = [
    ['data', this.#onData],
    ['end', this.#onEnd],
    ['timeout', this.#onTimeout],
    ['error', () => {}], // the event 'close' follows
    ['close', this.#onClose],
  ] as const

  #answer(current: RequestResponse): void {
    this.#current = current
    this.#hasAnswer = false
    const response = current.answer()
    if (response instanceof Promise) {
      this.#host.atIterationEnd(this.#limitIfPending)
      void response.then((whole) => this.#sendLater(whole))
    } else this.#sendLater(response)
  }

  /** Limits the time of a response that does not exist at the end of the iteration. */
  readonly #limitIfPending = (): void => {
    if (this.#current !== undefined && this.#response === undefined) this.#limitAnswer()
  }

  /** Limits the time of a response, unless the shorter limit of a half-open connection applies. */
  #limitAnswer(): void {
    if (this.#endHalfOpen === undefined) this.#limitSilence(this.#host.silenceTimeoutMs)
  }

  #sendLater(response: HttpResponse): void {
    this.#response = response
    this.#hasAnswer = true
    this.#host.atIterationEnd(this.#sendNow)
  }

  readonly #sendNow = (): void => {
    const response = this.#response
    this.#response = undefined
    try {
      const sending = response && this.#send(response)
      if (sending === undefined) this.#end()
      else this.#endAfter(sending)
    } catch (error) {
      this.#abort(error)
    }
  }

  #endAfter(sending: Promise<void>): void {
    this.#limitAnswer()
    sending.then(
      () => this.#end(),
      (error: unknown) => this.#abort(error),
    )
  }

  #end(): void {
    this.#current?.end()
    this.#continue()
  }

  #abort(error: unknown): void {
    this.#current?.end(error)
    this.cut() // a regular end would look like a complete body
    this.#continue()
  }

  #send(response: HttpResponse): Promise<void> | undefined {
    if (!this.#socket.writable) return releaseBody(response.body)
    return writeResponse(this.#socket, response, this.#isClosing ? this.#host.ending : this.#host.staying)
  }

  #continue(): void {
    this.#current = undefined
    if (this.#isClosing) {
      this.#endHalfOpen?.()
      this.#socket.off('data', this.#onData) // later requests are not started
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
