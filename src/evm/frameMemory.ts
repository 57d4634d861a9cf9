import { type Bytes, copyBytes, EMPTY_BYTES } from '../base/bytes.ts'
import type { AbortSignalLike } from '../concurrency/abortSignalLike.ts'
import { readWord, type Word, writeWord } from './word.ts'

const FIRST_BYTES = 1024
const NO_WORDS = new DataView(EMPTY_BYTES.buffer)
const MOST_SPARES = 64

export type RunMemory = Pick<AbortSignalLike, 'hold'>

interface Room {
  readonly bytes: Bytes
  readonly words: DataView
}

/** First rooms of frames that have ended, zeros again: to make one costs as much as a short frame. */
const spares: Room[] = []

function createRoom(size: number): Room {
  const bytes = new Uint8Array(size)
  return { bytes, words: new DataView(bytes.buffer) }
}

/** The bytes that a frame works on: zeros without end, as far as opcodes have paid for them. */
export class FrameMemory {
  private bytes: Bytes = EMPTY_BYTES
  private words = NO_WORDS
  private readonly run: RunMemory | undefined

  /** `run` is told what the memory takes. */
  constructor(run?: RunMemory) {
    this.run = run
  }

  /** A copy. */
  read(offset: number, size: number): Bytes {
    return this.view(offset, size).slice()
  }

  /** The bytes themselves, until the next access. */
  view(offset: number, size: number): Bytes {
    if (size > 0) this.grow(offset + size)
    return this.bytes.subarray(offset, offset + size)
  }

  /** Writes so many bytes from a place in the source on; absent: all of them. */
  write(offset: number, source: Bytes, from = 0, count = source.length): void {
    if (count === 0) return
    this.grow(offset + count)
    copyBytes(this.bytes, offset, source, from, count)
  }

  /** The two places may overlap. */
  copy(to: number, from: number, size: number): void {
    if (size === 0) return
    this.grow(Math.max(to, from) + size)
    this.bytes.copyWithin(to, from, from + size)
  }

  clear(offset: number, size: number): void {
    if (size > 0) this.view(offset, size).fill(0)
  }

  readWord(offset: number): Word {
    this.grow(offset + 32)
    return readWord(this.words, offset)
  }

  writeWord(offset: number, word: Word): void {
    this.grow(offset + 32)
    writeWord(this.words, offset, word)
  }

  writeByte(offset: number, byte: number): void {
    this.grow(offset + 1)
    this.bytes[offset] = byte
  }

  /** The frame has ended, and nobody reads its memory any more. */
  release(): void {
    const { bytes, words } = this
    this.run?.hold?.(-bytes.length)
    this.bytes = EMPTY_BYTES
    this.words = NO_WORDS
    if (bytes.length === FIRST_BYTES && spares.length < MOST_SPARES) spares.push({ bytes: bytes.fill(0), words })
  }

  private grow(size: number): void {
    if (size <= this.bytes.length) return
    const needed = Math.max(size, 2 * this.bytes.length, FIRST_BYTES)
    this.run?.hold?.(needed - this.bytes.length)
    const { bytes, words } = (needed === FIRST_BYTES ? spares.pop() : undefined) ?? createRoom(needed)
    bytes.set(this.bytes)
    this.bytes = bytes
    this.words = words
  }
}

/** What opcodes do with memory. */
export type MemoryLike = Pick<FrameMemory, keyof FrameMemory>
