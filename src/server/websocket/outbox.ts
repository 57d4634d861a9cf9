import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import type { Timer } from '../../base/clock.ts'
import { lengthOf, PIECE_LENGTH, type Text } from '../../base/utf8Pieces.ts'
import type { ClientPath } from '../../concurrency/fairQueue.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import { writeInSlices } from '../../concurrency/writeInSlices.ts'
import type { UnsentBytes } from '../http/unsentBytes.ts'
import { encodeFragments, encodeTextFrame } from './textFrame.ts'

export interface OutboxOptions {
  readonly waitingBytes: number
  readonly unsent: UnsentBytes
  readonly timer: Timer
  /** Returns the client path whose share of time long texts use. */
  clientPath(): ClientPath
  /** Called when the waiting bytes have fallen to half of the maximum after the outbox was full. */
  onRoom(): void
}

/**
 * The messages that a client has not read: their bytes, and their age. Text frames are written to the socket here,
 * because `ws` writes head and payload of each frame separately, with a slower system call.
 */
export class Outbox {
  readonly #webSocket: WebSocket
  readonly #socket: Socket
  readonly #options: OutboxOptions
  #sent = 0
  #written = 0
  #wasFull = false
  /** The long text that is being sent, and the texts after it, since no text may be between its fragments. */
  readonly #texts: { readonly text: Text; onSent(value: undefined): void }[] = []
  /** The length of the unsent part of these texts, in characters. */
  #textsLength = 0
  /** The text whose time is measured: its number, and the latest time at which it was written. */
  #watched: { readonly number: number; readonly sinceMs: number } | undefined

  constructor(webSocket: WebSocket, socket: Socket, options: OutboxOptions) {
    this.#webSocket = webSocket
    this.#socket = socket
    this.#options = options
  }

  /** Returns whether the maximum of waiting bytes is reached, so that notifications must wait. */
  isFull(): boolean {
    if (this.#socket.writableLength + this.#textsLength < this.#options.waitingBytes) return false
    this.#wasFull = true
    return true
  }

  /** Writes a text to the socket after the texts before it: at once, or in time slices if one of them is long. */
  send(text: Text): MaybePromise<void> {
    if (this.#texts.length === 0 && typeof text === 'string' && text.length <= PIECE_LENGTH) {
      this.#write(encodeTextFrame(text))
      return undefined
    }
    this.#textsLength += lengthOf(text)
    return new Promise<undefined>((resolve) => {
      this.#texts.push({ text, onSent: resolve })
      if (this.#texts.length === 1) void this.#sendAll()
    })
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#texts[0]; next !== undefined; next = this.#texts[0]) {
      await this.#sendInSlices(next.text)
      this.#texts.shift()
      next.onSent(undefined)
    }
    this.#notifyRoom()
  }

  async #sendInSlices(text: Text): Promise<void> {
    let left = lengthOf(text)
    await writeInSlices(encodeFragments(text), this.#options.clientPath, (fragment) => {
      if (!this.#write(fragment)) return false
      const gone = Math.min(left, fragment.length)
      left -= gone
      this.#textsLength -= gone
      return true
    })
    this.#textsLength -= left
  }

  /** Returns false if the connection is not open. */
  #write(frame: Buffer): boolean {
    if (this.#webSocket.readyState !== WebSocket.OPEN) return false
    this.#sent++
    this.#watched ??= { number: this.#sent, sinceMs: this.#options.timer.nowMs() }
    this.#socket.write(frame, this.#onWritten)
    this.#options.unsent.check(this.#socket)
    return true
  }

  /** Returns the minimum time that the oldest text has waited, in milliseconds. One text is measured at a time. */
  waitsMs(): number {
    return this.#watched === undefined ? 0 : this.#options.timer.nowMs() - this.#watched.sinceMs
  }

  readonly #onWritten = () => {
    this.#written++
    if (this.#watched !== undefined && this.#written >= this.#watched.number) this.#watchNext()
    this.#notifyRoom()
  }

  #notifyRoom(): void {
    const waiting = this.#socket.writableLength + this.#textsLength
    if (!this.#wasFull || waiting > this.#options.waitingBytes / 2) return
    this.#wasFull = false
    this.#options.onRoom()
  }

  #watchNext(): void {
    const isEmpty = this.#written === this.#sent
    this.#watched = isEmpty ? undefined : { number: this.#sent, sinceMs: this.#options.timer.nowMs() }
  }
}
