import { exception } from '../frame.ts'
import type { StackLike } from '../stack.ts'
import { MAX_NUMBER, type Word, wordOf } from '../word.ts'

export const WORD_BYTES = 32
const UINT32 = 2 ** 32
const MAX_HIGH = Math.floor(MAX_NUMBER / UINT32)

/** A frame's stack in the interpreter's memory. It grows down, and a word is four limbs of 64 bits, the lowest first. */
export class WasmStack implements StackLike {
  /** The address of the top word. */
  top: number
  readonly #view: DataView
  readonly #end: number

  constructor(view: DataView, end: number) {
    this.#view = view
    this.#end = end
    this.top = end
  }

  get size(): number {
    return (this.#end - this.top) / WORD_BYTES
  }

  push(word: Word): void {
    this.top -= WORD_BYTES
    this.#write(this.top, word)
  }

  pop(): Word {
    const word = this.#read(this.top)
    this.top += WORD_BYTES
    return word
  }

  peek(depth: number): Word {
    return this.#read(this.top + WORD_BYTES * depth)
  }

  bottomUp(): readonly Word[] {
    return Array.from({ length: this.size }, (_, i) => this.#read(this.#end - WORD_BYTES * (i + 1)))
  }

  replaceTop(word: Word): void {
    this.#write(this.top, word)
  }

  drop(count: number): void {
    this.top += WORD_BYTES * count
  }

  swap(depth: number): void {
    const other = this.top + WORD_BYTES * depth
    const word = this.#read(other)
    this.#write(other, this.#read(this.top))
    this.#write(this.top, word)
  }

  dup(depth: number): void {
    this.push(this.peek(depth))
  }

  require(count: number): void {
    if (this.size < count) throw exception('stack underflow')
  }

  #read(address: number): Word {
    const view = this.#view
    if (address >= this.#end) return 0
    const next = view.getUint32(address + 4, true)
    const third = view.getInt32(address + 8, true) | view.getInt32(address + 12, true)
    const rest = view.getInt32(address + 16, true) | view.getInt32(address + 20, true)
    const top = view.getInt32(address + 24, true) | view.getInt32(address + 28, true)
    if ((third | rest | top) === 0 && next <= MAX_HIGH) return next * UINT32 + view.getUint32(address, true)
    let value = view.getBigUint64(address + 24, true)
    for (let i = 16; i >= 0; i -= 8) value = (value << 64n) | view.getBigUint64(address + i, true)
    return wordOf(value)
  }

  #write(address: number, word: Word): void {
    const view = this.#view
    if (typeof word === 'number') {
      view.setUint32(address, word, true)
      view.setUint32(address + 4, word / UINT32, true)
      for (let i = 8; i < WORD_BYTES; i += 8) view.setBigUint64(address + i, 0n, true)
    } else {
      view.setBigUint64(address, word, true)
      view.setBigUint64(address + 8, word >> 64n, true)
      view.setBigUint64(address + 16, word >> 128n, true)
      view.setBigUint64(address + 24, word >> 192n, true)
    }
  }
}
