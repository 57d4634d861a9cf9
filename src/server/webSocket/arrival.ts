import type { Socket } from 'node:net'

/** What a control frame of a client takes besides its payload (RFC 6455, 5.2): two bytes, and four of the mask. */
const CONTROL_FRAME_BYTES = 6

/**
 * Tells how long a client has been sending a message that is not whole. Its bytes are counted where they arrive: those
 * since the last message that are no control frames belong to the next. (What came in one chunk with that message is not
 * counted; it is little.)
 */
export class Arrival {
  readonly #socket: Socket
  #bytesOfOthers: number
  #bytesAtLook: number
  #begunAtMs: number | undefined

  constructor(socket: Socket) {
    this.#socket = socket
    this.#bytesOfOthers = socket.bytesRead
    this.#bytesAtLook = socket.bytesRead
  }

  onMessage(): void {
    this.#bytesOfOthers = this.#socket.bytesRead
    this.#begunAtMs = undefined
  }

  onControlFrame(payload: Uint8Array): void {
    this.#bytesOfOthers += CONTROL_FRAME_BYTES + payload.length
  }

  /** For how long a message has been on its way, as far as those know who look at times. */
  look(nowMs: number): number {
    if (this.#socket.bytesRead <= this.#bytesOfOthers) this.#begunAtMs = undefined
    else this.#begunAtMs ??= nowMs
    return this.#begunAtMs === undefined ? 0 : nowMs - this.#begunAtMs
  }

  /** Whether anything has come since this was asked last. */
  hasMoved(): boolean {
    const before = this.#bytesAtLook
    this.#bytesAtLook = this.#socket.bytesRead
    return this.#bytesAtLook !== before
  }
}
