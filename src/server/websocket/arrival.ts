import type { Socket } from 'node:net'
import type { Arriving } from '../http/receiving/receivedBytes.ts'

/** The bytes of a client's control frame without its payload (RFC 6455, 5.2): a head of two, and a mask of four. */
const CONTROL_FRAME_BYTES = 6
/** The memory overhead of each piece of an incomplete message, in bytes. */
const PIECE_BYTES = 256

/**
 * A message that is arriving and not complete. Its bytes are counted as they are received. The beginning of a message in
 * one piece with the end of another is short, and not counted.
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
  #bytesAtCheck: number

  constructor(socket: Socket, arriving: Arriving) {
    this.#socket = socket
    this.#arriving = arriving
    this.#bytesAtCheck = socket.bytesRead
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

  /** Counts a piece that was read. Returns whether the arriving message has grown. */
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

  /** Releases the counted bytes of the message. */
  end(): void {
    if (this.#bytes > 0) this.#arriving.release()
    this.#bytes = 0
    this.#pieces = 0
    this.#begunAtMs = undefined
  }

  /** Returns the time since the first check that found the message, in milliseconds. */
  checkAgeMs(nowMs: number): number {
    if (this.#bytes === 0) return 0
    this.#begunAtMs ??= nowMs
    return nowMs - this.#begunAtMs
  }

  /** Returns whether a byte was received since the last call. */
  hasReceived(): boolean {
    const before = this.#bytesAtCheck
    this.#bytesAtCheck = this.#socket.bytesRead
    return this.#bytesAtCheck !== before
  }
}
