import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { Party } from '../../concurrency/fairQueue.ts'
import { createTurnGate } from '../../concurrency/sliceGate.ts'

/** Bytes that the parser of frames gets at a time: frames may be six bytes long, and each is an event. */
const PIECE_BYTES = 4096

export interface FrameFeedOptions {
  /** The client, for the order in which those that send much are read. */
  party(): Party
  /** Called when the parser has had a piece of so many bytes. */
  onPiece(length: number): void
}

/**
 * Passes the bytes of a WebSocket connection to the parser of `ws`, in pieces between which other clients go on. Nothing
 * more is read of a connection that is paused, or whose bytes wait.
 */
export class FrameFeed {
  readonly #webSocket: WebSocket
  readonly #socket: Socket
  readonly #options: FrameFeedOptions
  readonly #toParser: (piece: Buffer) => void
  readonly #hasTurn: () => boolean
  #unread: Buffer[] = []
  #isPaused = false
  #isFeeding = false
  #isStopped = false

  constructor(webSocket: WebSocket, socket: Socket, options: FrameFeedOptions) {
    this.#webSocket = webSocket
    this.#socket = socket
    this.#options = options
    this.#hasTurn = createTurnGate(options.party, () => this.#feed())
    const listeners = socket.listeners('data')
    this.#toParser = (piece) => {
      for (const listener of listeners) listener.call(socket, piece)
    }
    socket.removeAllListeners('data')
    socket.on('data', this.#onData)
  }

  /** Whether the connection is not read until `resume`. */
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

  /** Drops what was not passed on; nothing more is. */
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
    // A message that the parser emits may resume the connection: the parser must not get a piece within another one.
    if (this.#isFeeding || this.#isStopped || this.#socket.destroyed) return
    this.#isFeeding = true
    while (this.#unread.length > 0 && !this.#isPaused && this.#hasTurn()) this.#feedPiece()
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
