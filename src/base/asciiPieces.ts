import type { Bytes } from './bytes.ts'
import { writeHex } from './hex.ts'
import { PIECE_LENGTH } from './utf8Pieces.ts'

const FIRST_BYTES = 4_096
/** Max bytes that are written between two checks of the length. */
const STEP_BYTES = 1_024

/**
 * Long ASCII text that is gathered as bytes. Pieces of {@link PIECE_LENGTH} bytes are set aside, so that no string or array
 * is longer.
 */
export class AsciiPieces {
  readonly #onPiece: (bytes: number) => void
  readonly #pieces: Bytes[] = []
  #bytes = new Uint8Array(FIRST_BYTES)
  #end = 0
  #asideBytes = 0

  /** `onPiece` is called with the length of each piece before it is set aside, and may throw. */
  constructor(onPiece: (bytes: number) => void = () => undefined) {
    this.#onPiece = onPiece
  }

  /** Number of characters so far. */
  get length(): number {
    return this.#asideBytes + this.#end
  }

  /** Appends ASCII characters. */
  text(text: string): void {
    for (let from = 0; from < text.length; from += STEP_BYTES) {
      const until = Math.min(text.length, from + STEP_BYTES)
      const start = this.#reserve(until - from)
      const bytes = this.#bytes
      for (let i = from; i < until; i++) bytes[start + i - from] = text.charCodeAt(i)
    }
  }

  /** Appends the characters of another text. */
  bytes(source: Bytes): void {
    for (let from = 0; from < source.length; from += STEP_BYTES) {
      const part = source.subarray(from, from + STEP_BYTES)
      const at = this.#reserve(part.length)
      this.#bytes.set(part, at)
    }
  }

  /** Appends two digits per byte. */
  hex(source: Bytes): void {
    for (let from = 0; from < source.length; from += STEP_BYTES / 2) {
      const until = Math.min(source.length, from + STEP_BYTES / 2)
      const at = this.#reserve(2 * (until - from))
      writeHex(this.#bytes, at, source, from, until - from)
    }
  }

  /** Returns all pieces. Nothing may be appended afterwards. */
  finish(): readonly Bytes[] {
    if (this.#end > PIECE_LENGTH) this.#setAside(PIECE_LENGTH)
    this.#setAside(this.#end)
    return this.#pieces
  }

  /** Returns the position of up to {@link STEP_BYTES} bytes to write. */
  #reserve(count: number): number {
    if (this.#end >= PIECE_LENGTH) this.#setAside(PIECE_LENGTH)
    const at = this.#end
    this.#end += count
    if (this.#end > this.#bytes.length) this.#grow()
    return at
  }

  #grow(): void {
    const grown = new Uint8Array(Math.min(4 * this.#bytes.length, PIECE_LENGTH + STEP_BYTES))
    grown.set(this.#bytes)
    this.#bytes = grown
  }

  /** Sets the first bytes aside as a piece. */
  #setAside(count: number): void {
    if (count === 0) return
    this.#onPiece(count)
    this.#pieces.push(this.#bytes.slice(0, count))
    this.#bytes.copyWithin(0, count, this.#end)
    this.#end -= count
    this.#asideBytes += count
  }
}
