/** The least that is allocated for a body that comes in several pieces. */
const FIRST_BYTES = 16 * 1024
/** The factor by which a buffer grows: pages that nothing was written to take no memory, and copies take time. */
const GROWTH = 8

/** A body while it arrives, in one buffer that grows, however small the pieces are. One piece is not copied. */
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

  /** Bytes that are allocated. */
  get capacity(): number {
    return this.#bytes.length
  }

  /** Appends a piece. The caller bounds the length. */
  append(piece: Buffer): void {
    const length = this.#length + piece.length
    if (this.#length === 0 && length === this.#mostBytes) this.#bytes = piece
    else {
      if (length > this.#bytes.length) this.#growTo(length)
      piece.copy(this.#bytes, this.#length)
    }
    this.#length = length
  }

  /** Returns the body; nothing may be appended afterwards. */
  take(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  #growTo(length: number): void {
    const wanted = Math.max(FIRST_BYTES, GROWTH * this.#bytes.length)
    const grown = Buffer.allocUnsafeSlow(Math.max(length, Math.min(wanted, this.#mostBytes)))
    this.#bytes.copy(grown, 0, 0, this.#length)
    this.#bytes = grown
  }
}
