/** The least that is allocated for a body that comes in several pieces. */
const FIRST_BYTES = 16 * 1024

/**
 * A body while it arrives, in one buffer that grows to at most twice the received bytes, however small the pieces are. A
 * body that comes in one piece is not copied.
 */
export class BodyBuffer {
  /** Bytes after which it need not grow: the announced length, or the longest body. */
  readonly #mostBytes: number
  #bytes: Buffer = Buffer.alloc(0)
  #length = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get length(): number {
    return this.#length
  }

  /** Appends a piece; returns by how many bytes the buffer has grown. The caller bounds the length. */
  append(piece: Buffer): number {
    const before = this.#bytes.length
    const length = this.#length + piece.length
    if (this.#length === 0 && length === this.#mostBytes) this.#bytes = piece
    else {
      if (length > this.#bytes.length) this.#growTo(length)
      piece.copy(this.#bytes, this.#length)
    }
    this.#length = length
    return this.#bytes.length - before
  }

  /** Returns the body; nothing may be appended afterwards. */
  take(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  #growTo(length: number): void {
    const doubled = Math.max(FIRST_BYTES, 2 * this.#bytes.length, length)
    const grown = Buffer.allocUnsafe(Math.max(length, Math.min(doubled, this.#mostBytes)))
    this.#bytes.copy(grown, 0, 0, this.#length)
    this.#bytes = grown
  }
}
