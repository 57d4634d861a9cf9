import type { Bytes } from './bytes.ts'
import { writeHex } from './hex.ts'
import { PIECE_LENGTH } from './utf8Pieces.ts'

const FIRST_BYTES = 4_096
const ZERO = 0x30
/** Max number whose digits are found with 32-bit integers. */
const MAX_QUICK = 2 ** 31 - 1
/** Max bytes that are written between two checks of the length. */
const STEP_BYTES = 1_024
/** Max buffers of sent pieces to keep, 8 MiB together. */
const MAX_SPARE = 64

/** Buffers of pieces that were sent. To free and allocate them takes as long as to write them. */
const spare: Bytes[] = []

/** Gives the buffer of a piece to later texts. Nothing may use the piece any more. */
export function reusePiece({ buffer }: Bytes): void {
  if (buffer.byteLength === PIECE_LENGTH && spare.length < MAX_SPARE) spare.push(new Uint8Array(buffer))
}

/**
 * Long ASCII text that is gathered as bytes. Pieces of at most {@link PIECE_LENGTH} bytes are set aside, so that no string or
 * array is longer.
 */
export class AsciiPieces {
  readonly #onPiece: (bytes: number) => void
  readonly #pieces: Bytes[] = []
  #bytes: Bytes = new Uint8Array(FIRST_BYTES)
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

  /** Appends a whole number in decimal digits. */
  number(value: number | bigint): void {
    if (value >= 0 && value <= MAX_QUICK) this.#digits(Number(value))
    else this.text(String(value))
  }

  /** Appends the characters of another text. */
  bytes(source: Bytes): void {
    for (let from = 0; from < source.length; from += STEP_BYTES) {
      const part = source.length <= STEP_BYTES ? source : source.subarray(from, from + STEP_BYTES)
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
    if (this.#end === 0) return this.#pieces
    const rest = this.#bytes
    this.#bytes = rest.slice(0, this.#end) // a short text must not hold a long buffer
    this.#setAside()
    reusePiece(rest)
    return this.#pieces
  }

  #digits(value: number): void {
    let count = 1
    for (let next = 10; next <= value; next *= 10) count++
    const start = this.#reserve(count)
    const bytes = this.#bytes
    for (let [at, left] = [start + count - 1, value]; at >= start; at--) {
      const rest = (left / 10) | 0
      bytes[at] = ZERO + left - 10 * rest
      left = rest
    }
  }

  /** Returns the position of up to {@link STEP_BYTES} bytes to write. */
  #reserve(count: number): number {
    if (this.#end + count > this.#bytes.length) this.#makeSpace(count)
    const at = this.#end
    this.#end += count
    return at
  }

  #makeSpace(count: number): void {
    if (this.#end + count > PIECE_LENGTH) {
      this.#setAside()
      this.#bytes = spare.pop() ?? new Uint8Array(PIECE_LENGTH)
      return
    }
    const grown = new Uint8Array(Math.min(4 * this.#bytes.length, PIECE_LENGTH))
    grown.set(this.#bytes)
    this.#bytes = grown
  }

  #setAside(): void {
    this.#onPiece(this.#end)
    this.#pieces.push(this.#bytes.subarray(0, this.#end))
    this.#asideBytes += this.#end
    this.#end = 0
  }
}
