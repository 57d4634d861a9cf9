import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import type { Timer } from '../../base/clock.ts'
import type { UnsentBytes } from '../unsentBytes.ts'
import { encodeTextFrame } from './textFrame.ts'

export interface OutboxOptions {
  readonly waitingBytes: number
  readonly unsent: UnsentBytes
  readonly timer: Timer
  /** What waited has gone out, so far that there is room again. */
  onRoom(): void
}

/**
 * What is on its way to a client: how much, and for how long. Texts go to the socket as frames of our own: `ws`, whose
 * control frames go there too, needs two more buffers and a slower call of the system for each.
 */
export class Outbox {
  readonly #webSocket: WebSocket
  readonly #socket: Socket
  readonly #options: OutboxOptions
  #sent = 0
  #written = 0
  #wasFull = false
  /** A text that is being watched: its number, and when it was handed over, at the latest. */
  #watched: { readonly number: number; readonly sinceMs: number } | undefined

  constructor(webSocket: WebSocket, socket: Socket, options: OutboxOptions) {
    this.#webSocket = webSocket
    this.#socket = socket
    this.#options = options
  }

  /** Whether nothing more should be sent that can wait. */
  isFull(): boolean {
    if (this.#socket.writableLength < this.#options.waitingBytes) return false
    this.#wasFull = true
    return true
  }

  send(text: string): void {
    if (this.#webSocket.readyState !== WebSocket.OPEN) return
    this.#sent++
    this.#watched ??= { number: this.#sent, sinceMs: this.#options.timer.nowMs() }
    this.#socket.write(encodeTextFrame(text), this.#onWritten)
    this.#options.unsent.look(this.#socket)
  }

  /** For how long at least the oldest text has waited; what comes behind one that is watched is watched after it. */
  waitsMs(): number {
    return this.#watched === undefined ? 0 : this.#options.timer.nowMs() - this.#watched.sinceMs
  }

  readonly #onWritten = () => {
    this.#written++
    if (this.#watched !== undefined && this.#written >= this.#watched.number) this.#watchNext()
    if (!this.#wasFull || this.#socket.writableLength > this.#options.waitingBytes / 2) return
    this.#wasFull = false
    this.#options.onRoom()
  }

  #watchNext(): void {
    const isEmpty = this.#written === this.#sent
    this.#watched = isEmpty ? undefined : { number: this.#sent, sinceMs: this.#options.timer.nowMs() }
  }
}
