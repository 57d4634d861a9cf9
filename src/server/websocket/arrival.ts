import type { Socket } from 'node:net'
import type { Arriving } from '../http/receiving/receivedBytes.ts'

/** The bytes of a client's control frame besides its payload (RFC 6455, 5.2): two, and four of the mask. */
const CONTROL_FRAME_BYTES = 6
/** The memory that each piece of an incomplete message takes besides its bytes. */
const PIECE_BYTES = 256

/**
 * A message that is arriving on a connection and is not complete. Its bytes are counted as they come. (The beginning of a
 * message that came in one piece with the end of another message is not counted; it is short.)
 */
export class Arrival {
  readonly #socket: Socket
  readonly #arriving: Arriving
  /** Length of the message so far. */
  #bytes = 0
  #pieces = 0
  #begunAtMs: number | undefined
  /** Whether a message was completed by the piece that is being read. */
  #isCompleted = false
  /** Bytes of control frames that were completed by the piece that is being read. */
  #controlBytes = 0
  #bytesAtLook: number

  constructor(socket: Socket, arriving: Arriving) {
    this.#socket = socket
    this.#arriving = arriving
    this.#bytesAtLook = socket.bytesRead
  }

  get bytes(): number {
    return this.#bytes
  }

  get pieces(): number {
    return this.#pieces
  }

  /** Called while a piece is read that completes a message. */
  onMessage(): void {
    this.#isCompleted = true
    this.end()
  }

  /** Called while a piece is read that completes a control frame. */
  onControlFrame(payload: Uint8Array): void {
    this.#controlBytes += CONTROL_FRAME_BYTES + payload.length
  }

  /** Called when a piece was read; returns whether the message that is arriving has grown. */
  onPiece(length: number): boolean {
    const bytes = this.#isCompleted ? 0 : length - this.#controlBytes
    this.#isCompleted = false
    this.#controlBytes = 0
    if (bytes <= 0) return false
    this.#bytes += bytes
    this.#pieces++
    this.#arriving.hold(bytes + PIECE_BYTES)
    return true
  }

  /** Gives back what is counted of the message. */
  end(): void {
    if (this.#bytes > 0) this.#arriving.release()
    this.#bytes = 0
    this.#pieces = 0
    this.#begunAtMs = undefined
  }

  /** Returns for how long the message has been arriving, as far as the looks tell, in milliseconds. */
  look(nowMs: number): number {
    if (this.#bytes === 0) return 0
    this.#begunAtMs ??= nowMs
    return nowMs - this.#begunAtMs
  }

  /** Returns whether anything has come since the last call. */
  hasMoved(): boolean {
    const before = this.#bytesAtLook
    this.#bytesAtLook = this.#socket.bytesRead
    return this.#bytesAtLook !== before
  }
}
