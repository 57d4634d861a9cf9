import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import type { Timer } from '../../base/clock.ts'
import { lengthOf, PIECE_LENGTH, type Text } from '../../base/utf8Pieces.ts'
import type { Party } from '../../concurrency/fairQueue.ts'
import type { Awaitable } from '../../concurrency/maybePromise.ts'
import { writeInTurns } from '../../concurrency/writeInSlices.ts'
import type { UnsentBytes } from '../http/unsentBytes.ts'
import { encodeFragments, encodeTextFrame } from './textFrame.ts'

export interface OutboxOptions {
  readonly waitingBytes: number
  readonly unsent: UnsentBytes
  readonly timer: Timer
  /** Whose turns long texts take. */
  party(): Party
  /** What waited has gone out, so far that there is room again. */
  onRoom(): void
}

/**
 * The messages that are on their way to a client: how many bytes, and for how long. Text frames are written to the socket
 * here, because `ws` writes head and payload of each frame apart, in a slower call of the system.
 */
export class Outbox {
  readonly #webSocket: WebSocket
  readonly #socket: Socket
  readonly #options: OutboxOptions
  #sent = 0
  #written = 0
  #wasFull = false
  /** Wait for the end of a long one, or are it; nothing may stand between its fragments. */
  readonly #texts: { readonly text: Text; onSent(value: undefined): void }[] = []
  /** Of what is left of them; a character counts as its bytes when it goes out. */
  #textsLength = 0
  /** A text that is being watched: its number, and when it was handed over, at the latest. */
  #watched: { readonly number: number; readonly sinceMs: number } | undefined

  constructor(webSocket: WebSocket, socket: Socket, options: OutboxOptions) {
    this.#webSocket = webSocket
    this.#socket = socket
    this.#options = options
  }

  /** Whether nothing more should be sent that can wait. */
  isFull(): boolean {
    if (this.#socket.writableLength + this.#textsLength < this.#options.waitingBytes) return false
    this.#wasFull = true
    return true
  }

  /** Hands a text to the socket after those before it: at once, or in turns when one of them is long. */
  send(text: Text): Awaitable<void> {
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
      await this.#sendInTurns(next.text)
      this.#texts.shift()
      next.onSent(undefined)
    }
    this.#tellRoom()
  }

  async #sendInTurns(text: Text): Promise<void> {
    let left = lengthOf(text)
    await writeInTurns(encodeFragments(text), this.#options.party, (fragment) => {
      if (!this.#write(fragment)) return false
      const gone = Math.min(left, fragment.length)
      left -= gone
      this.#textsLength -= gone
      return true
    })
    this.#textsLength -= left
  }

  /** Whether there is still somebody to write to. */
  #write(frame: Buffer): boolean {
    if (this.#webSocket.readyState !== WebSocket.OPEN) return false
    this.#sent++
    this.#watched ??= { number: this.#sent, sinceMs: this.#options.timer.nowMs() }
    this.#socket.write(frame, this.#onWritten)
    this.#options.unsent.check(this.#socket)
    return true
  }

  /** For how long at least the oldest text has waited; what comes behind one that is watched is watched after it. */
  waitsMs(): number {
    return this.#watched === undefined ? 0 : this.#options.timer.nowMs() - this.#watched.sinceMs
  }

  readonly #onWritten = () => {
    this.#written++
    if (this.#watched !== undefined && this.#written >= this.#watched.number) this.#watchNext()
    this.#tellRoom()
  }

  #tellRoom(): void {
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
