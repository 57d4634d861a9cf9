/** Minimum number of bytes that are allocated for a body of several pieces. */
const FIRST_BYTES = 16 * 1024
/** The factor by which a buffer grows. Unwritten pages take no memory, and copies take time. */
const GROWTH = 8

/** A body that is arriving, in one growing buffer. A body of one piece is not copied. */
export class BodyBuffer {
  /** The announced length, or the maximum length of bodies. */
  readonly #maxBytes: number
  #bytes: Buffer = Buffer.alloc(0)
  #length = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get length(): number {
    return this.#length
  }

  /** Number of allocated bytes. */
  get capacity(): number {
    return this.#bytes.length
  }

  /** Appends a piece. The caller checks the length. */
  append(piece: Buffer): void {
    const length = this.#length + piece.length
    if (this.#length === 0 && length === this.#maxBytes) this.#bytes = piece
    else {
      if (length > this.#bytes.length) this.#growTo(length)
      piece.copy(this.#bytes, this.#length)
    }
    this.#length = length
  }

  /** Returns the body. Nothing may be appended afterwards. */
  take(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  #growTo(length: number): void {
    const wanted = Math.max(FIRST_BYTES, GROWTH * this.#bytes.length)
    const grown = Buffer.allocUnsafeSlow(Math.max(length, Math.min(wanted, this.#maxBytes)))
    this.#bytes.copy(grown, 0, 0, this.#length)
    this.#bytes = grown
  }
}
