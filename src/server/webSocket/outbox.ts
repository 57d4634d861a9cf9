import { WebSocket } from 'ws'
import type { Timer } from '../../base/clock.ts'

export interface OutboxOptions {
  readonly waitingBytes: number
  readonly timer: Timer
  /** What waited has gone out, so far that there is room again. */
  onRoom(): void
}

/** What is on its way to a client: how much, and for how long. */
export class Outbox {
  readonly #socket: WebSocket
  readonly #options: OutboxOptions
  #sent = 0
  #written = 0
  #wasFull = false
  /** A text that is being watched: its number, and when it was handed over, at the latest. */
  #watched: { readonly number: number; readonly sinceMs: number } | undefined

  constructor(socket: WebSocket, options: OutboxOptions) {
    this.#socket = socket
    this.#options = options
  }

  /** Whether nothing more should be sent that can wait. */
  isFull(): boolean {
    if (this.#socket.bufferedAmount < this.#options.waitingBytes) return false
    this.#wasFull = true
    return true
  }

  send(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    this.#sent++
    this.#watched ??= { number: this.#sent, sinceMs: this.#options.timer.nowMs() }
    this.#socket.send(text, this.#onWritten)
  }

  /** For how long at least the oldest text has waited; what comes behind one that is watched is watched after it. */
  waitsMs(): number {
    return this.#watched === undefined ? 0 : this.#options.timer.nowMs() - this.#watched.sinceMs
  }

  readonly #onWritten = () => {
    this.#written++
    if (this.#watched !== undefined && this.#written >= this.#watched.number) this.#watchNext()
    if (!this.#wasFull || this.#socket.bufferedAmount > this.#options.waitingBytes / 2) return
    this.#wasFull = false
    this.#options.onRoom()
  }

  #watchNext(): void {
    const isEmpty = this.#written === this.#sent
    this.#watched = isEmpty ? undefined : { number: this.#sent, sinceMs: this.#options.timer.nowMs() }
  }
}
