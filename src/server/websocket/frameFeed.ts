import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { ClientPath } from '../../concurrency/fairQueue.ts'
import { createSliceGate } from '../../concurrency/sliceGate.ts'

/** Number of bytes that the parser of frames gets at a time. A frame may have six bytes, and each is an event. */
const PIECE_BYTES = 4096

export interface FrameFeedOptions {
  /** Returns the client path, for the order in which clients are read. */
  clientPath(): ClientPath
  /** Called when the parser has read a piece of this length. */
  onPiece(length: number): void
}

/**
 * Passes the bytes of a WebSocket connection to the parser of `ws` in pieces, between which other clients are served.
 * Nothing more is read while the connection is paused or has bytes that the parser has not read.
 */
export class FrameFeed {
  readonly #webSocket: WebSocket
  readonly #socket: Socket
  readonly #options: FrameFeedOptions
  readonly #toParser: (piece: Buffer) => void
  readonly #hasTime: () => boolean
  #unread: Buffer[] = []
  #isPaused = false
  #isFeeding = false
  #isStopped = false

  constructor(webSocket: WebSocket, socket: Socket, options: FrameFeedOptions) {
    this.#webSocket = webSocket
    this.#socket = socket
    this.#options = options
    this.#hasTime = createSliceGate(options.clientPath, () => this.#feed())
    const listeners = socket.listeners('data')
    this.#toParser = (piece) => {
      for (const listener of listeners) listener.call(socket, piece)
    }
    socket.removeAllListeners('data')
    socket.on('data', this.#onData)
  }

  /** Returns whether the connection is not read until `resume`. */
  get isPaused(): boolean {
    return this.#isPaused
  }

  pause(): void {
    this.#isPaused = true
    this.#webSocket.pause()
  }

  resume(): void {
    this.#isPaused = false
    this.#feed()
  }

  /** Drops the remaining bytes, and passes no more to the parser. */
  stop(): void {
    this.#socket.off('data', this.#onData)
    this.#unread = []
    this.#isStopped = true
  }

  readonly #onData = (chunk: Buffer) => {
    this.#unread.push(chunk)
    this.#feed()
  }

  #feed(): void {
    // A message that the parser emits may resume the connection. The parser must not get a piece within another one.
    if (this.#isFeeding || this.#isStopped || this.#socket.destroyed) return
    this.#isFeeding = true
    while (this.#unread.length > 0 && !this.#isPaused && this.#hasTime()) this.#feedPiece()
    this.#isFeeding = false
    if (this.#unread.length > 0) this.#webSocket.pause()
    else if (!this.#isPaused) this.#webSocket.resume()
  }

  #feedPiece(): void {
    const [chunk = Buffer.alloc(0)] = this.#unread
    const piece = chunk.subarray(0, PIECE_BYTES)
    if (piece.length < chunk.length) this.#unread[0] = chunk.subarray(PIECE_BYTES)
    else this.#unread.shift()
    this.#toParser(piece)
    if (!this.#isStopped) this.#options.onPiece(piece.length)
  }
}
