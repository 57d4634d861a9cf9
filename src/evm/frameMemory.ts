import { type Bytes, copyBytes, EMPTY_BYTES } from '../base/bytes.ts'
import type { AbortSignalLike } from '../concurrency/abortable.ts'
import { readWord, type Word, writeWord } from './word.ts'

/** Size of a frame's first buffer, in bytes. */
const FIRST_BYTES = 1024
const NO_WORDS = new DataView(EMPTY_BYTES.buffer)
const MAX_FREE = 64

export type MemoryAccount = Pick<AbortSignalLike, 'hold'>

interface Buffers {
  readonly bytes: Bytes
  readonly words: DataView
}

/** First buffers of frames that have ended, filled with zeros: allocating one takes as long as a short frame. */
const freeList: Buffers[] = []

function createBuffers(size: number): Buffers {
  const bytes = new Uint8Array(size)
  return { bytes, words: new DataView(bytes.buffer) }
}

/** A frame's memory: zeros without end. Opcodes pay before they access it. */
export class FrameMemory {
  #bytes: Bytes = EMPTY_BYTES
  #words = NO_WORDS
  readonly #signal: MemoryAccount | undefined

  /** `signal` receives the bytes that the memory takes. */
  constructor(signal?: MemoryAccount) {
    this.#signal = signal
  }

  /** Returns a copy. */
  read(offset: number, size: number): Bytes {
    return this.view(offset, size).slice()
  }

  /** Returns a view, which is valid until the next access. */
  view(offset: number, size: number): Bytes {
    if (size > 0) this.#grow(offset + size)
    return this.#bytes.subarray(offset, offset + size)
  }

  /** Writes `count` bytes of the source from an offset on; by default all of them. */
  write(offset: number, source: Bytes, from = 0, count = source.length): void {
    if (count === 0) return
    this.#grow(offset + count)
    copyBytes(this.#bytes, offset, source, from, count)
  }

  /** Copies within the memory; both ranges may overlap. */
  copy(to: number, from: number, size: number): void {
    if (size === 0) return
    this.#grow(Math.max(to, from) + size)
    this.#bytes.copyWithin(to, from, from + size)
  }

  clear(offset: number, size: number): void {
    if (size > 0) this.view(offset, size).fill(0)
  }

  readWord(offset: number): Word {
    this.#grow(offset + 32)
    return readWord(this.#words, offset)
  }

  writeWord(offset: number, word: Word): void {
    this.#grow(offset + 32)
    writeWord(this.#words, offset, word)
  }

  writeByte(offset: number, byte: number): void {
    this.#grow(offset + 1)
    this.#bytes[offset] = byte
  }

  /** Frees the memory of a frame that has ended. Views of it are invalid from here on. */
  release(): void {
    const [bytes, words] = [this.#bytes, this.#words]
    this.#signal?.hold?.(-bytes.length)
    this.#bytes = EMPTY_BYTES
    this.#words = NO_WORDS
    if (bytes.length === FIRST_BYTES && freeList.length < MAX_FREE) freeList.push({ bytes: bytes.fill(0), words })
  }

  #grow(size: number): void {
    if (size <= this.#bytes.length) return
    const needed = Math.max(size, 2 * this.#bytes.length, FIRST_BYTES)
    this.#signal?.hold?.(needed - this.#bytes.length)
    const { bytes, words } = (needed === FIRST_BYTES ? freeList.pop() : undefined) ?? createBuffers(needed)
    bytes.set(this.#bytes)
    this.#bytes = bytes
    this.#words = words
  }
}

/** Memory as opcodes use it. */
export type MemoryLike = Pick<FrameMemory, keyof FrameMemory>
