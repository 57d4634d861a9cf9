import type { AsciiPieces } from '../../base/asciiPieces.ts'
import { type Bytes, EMPTY_BYTES, WORD_BYTES } from '../../base/bytes.ts'
import { writeHex } from '../../base/hex.ts'

const DIGITS = 2 * WORD_BYTES
/** Characters of a word with its quotation marks and the character before them. */
const WIDTH = DIGITS + 3
/** Max words whose text is stored. */
const MAX_STORED = 1_024
const QUOTE = 0x22
const ZERO = 0x30
const [OPENING, COMMA] = [0x5b, 0x2c]
const UINT32 = 2 ** 32

/** The text of an array of words, of which each step of a trace changes a few (docs/decisions/0018). */
class WordTexts {
  #text = new Uint8Array(0)

  /** Returns the position of a word's digits. */
  #digitsAt(index: number): number {
    const at = index * WIDTH
    if (this.#text.length < at + WIDTH) {
      const grown = new Uint8Array(Math.max(2 * this.#text.length, at + WIDTH))
      grown.set(this.#text)
      this.#text = grown
    }
    this.#text[at] = index === 0 ? OPENING : COMMA
    this.#text[at + 1] = QUOTE
    this.#text[at + WIDTH - 1] = QUOTE
    return at + 2
  }

  writeNumber(index: number, word: number | bigint): void {
    const at = this.#digitsAt(index)
    const text = this.#text
    text.fill(ZERO, at, at + DIGITS)
    if (typeof word === 'bigint') {
      const digits = word.toString(16)
      const first = at + DIGITS - digits.length
      for (let i = 0; i < digits.length; i++) text[first + i] = digits.charCodeAt(i)
      return
    }
    writeDigits(text, at + DIGITS, word >>> 0)
    if (word >= UINT32) writeDigits(text, at + DIGITS - 8, Math.floor(word / UINT32))
  }

  writeBytes(index: number, bytes: Bytes, from: number): void {
    const at = this.#digitsAt(index)
    writeHex(this.#text, at, bytes, from, WORD_BYTES)
  }

  print(count: number, out: AsciiPieces): void {
    out.bytes(this.#text.subarray(0, count * WIDTH))
  }
}

/** Writes the digits of a number below 2^32 before a position. */
function writeDigits(text: Uint8Array, end: number, number: number): void {
  for (let [at, left] = [end, number]; left > 0; left >>>= 4) {
    const digit = left & 15
    text[--at] = digit + (digit < 10 ? 0x30 : 0x57)
  }
}

/** The stack of the newest step as text. */
export class StackText {
  readonly #texts = new WordTexts()
  #words: readonly (number | bigint)[] = []

  update(words: readonly (number | bigint)[]): void {
    for (let i = 0; i < words.length; i++) {
      const word = words[i] ?? 0
      if (word !== this.#words[i]) this.#texts.writeNumber(i, word)
    }
    this.#words = words
  }

  print(out: AsciiPieces): void {
    if (this.#words.length === 0) out.text('[')
    this.#texts.print(this.#words.length, out)
    out.text(']')
  }
}

/** The memory of the newest step as text. */
export class MemoryText {
  readonly #texts = new WordTexts()
  #bytes: Bytes = EMPTY_BYTES
  #length = 0

  /** `memory` is in whole words, and need not be valid afterwards. */
  update(memory: Bytes): void {
    const known = this.#bytes.subarray(0, this.#length)
    this.#length = memory.length
    if (Buffer.compare(memory, known) === 0) return
    if (this.#bytes.length < memory.length) this.#bytes = new Uint8Array(2 * memory.length)
    for (let at = 0; at < Math.min(memory.length, MAX_STORED * WORD_BYTES); at += WORD_BYTES) {
      if (at >= known.length || !areSameWords(memory, known, at)) this.#texts.writeBytes(at / WORD_BYTES, memory, at)
    }
    this.#bytes.set(memory)
  }

  print(out: AsciiPieces): void {
    if (this.#length === 0) out.text('[')
    this.#texts.print(Math.min(this.#length / WORD_BYTES, MAX_STORED), out)
    for (let at = MAX_STORED * WORD_BYTES; at < this.#length; at += WORD_BYTES) {
      out.text(',"')
      out.hex(this.#bytes.subarray(at, at + WORD_BYTES))
      out.text('"')
    }
    out.text(']')
  }
}

function areSameWords(a: Bytes, b: Bytes, at: number): boolean {
  for (let i = at; i < at + WORD_BYTES; i++) if (a[i] !== b[i]) return false
  return true
}
