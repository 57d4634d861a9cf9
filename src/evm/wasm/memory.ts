import { type Bytes, copyBytes } from '../../base/bytes.ts'
import type { MemoryAccount, MemoryLike } from '../frameMemory.ts'
import { readWord, type Word, writeWord } from '../word.ts'
import type { WasmInterpreter } from './interpreter.ts'
import { FRAME_GRANTED, FRAME_MEMORY, MEMORY_BYTES } from './layout.ts'

/** Memory that each frame is granted, in bytes. It is not reported to the run. */
export const FIRST_BYTES = 1024

/**
 * A frame's memory at the end of its place in the frame arena, where it can grow while the frame is the innermost. Memory that
 * outgrows the arena moves out of it, and the TypeScript interpreter runs the rest of the frame.
 */
export class WasmMemory implements MemoryLike {
  isOutside = false
  /** Bytes that may be touched. */
  granted = 0
  /** Bytes that were touched. */
  #touched = 0
  #reported = 0
  #bytes: Bytes
  #words: DataView
  #base: number
  readonly #interpreter: WasmInterpreter
  readonly #frame: number
  readonly #signal: MemoryAccount | undefined

  constructor(interpreter: WasmInterpreter, frame: number, signal: MemoryAccount | undefined) {
    this.#interpreter = interpreter
    this.#frame = frame
    this.#signal = signal
    this.#bytes = interpreter.bytes
    this.#words = interpreter.view
    this.#base = frame + FRAME_MEMORY
    this.#grant(FIRST_BYTES)
  }

  read(offset: number, size: number): Bytes {
    return this.view(offset, size).slice()
  }

  view(offset: number, size: number): Bytes {
    if (size > 0) this.touch(offset + size)
    return this.#bytes.subarray(this.#base + offset, this.#base + offset + size)
  }

  write(offset: number, source: Bytes, from = 0, count = source.length): void {
    if (count === 0) return
    this.touch(offset + count)
    copyBytes(this.#bytes, this.#base + offset, source, from, count)
  }

  copy(to: number, from: number, size: number): void {
    if (size === 0) return
    this.touch(Math.max(to, from) + size)
    this.#bytes.copyWithin(this.#base + to, this.#base + from, this.#base + from + size)
  }

  clear(offset: number, size: number): void {
    if (size > 0) this.view(offset, size).fill(0)
  }

  readWord(offset: number): Word {
    this.touch(offset + 32)
    return readWord(this.#words, this.#base + offset)
  }

  writeWord(offset: number, word: Word): void {
    this.touch(offset + 32)
    writeWord(this.#words, this.#base + offset, word)
  }

  writeByte(offset: number, byte: number): void {
    this.touch(offset + 1)
    this.#bytes[this.#base + offset] = byte
  }

  /** Makes at least `size` bytes available, which are about to be touched. */
  touch(size: number): void {
    if (size <= this.#touched) return
    if (size > this.granted) this.#grow(Math.max(size, 2 * this.granted))
    else if (this.#reported === 0) this.#report(this.granted)
    this.#touched = size
  }

  release(): void {
    this.#signal?.hold?.(-this.#reported)
  }

  #report(size: number): void {
    this.#signal?.hold?.(size - this.#reported)
    this.#reported = size
  }

  #grow(size: number): void {
    this.#report(size)
    if (this.isOutside || this.#base + size > MEMORY_BYTES) this.#moveOut(size)
    else this.#grant(size)
  }

  #grant(size: number): void {
    this.#bytes.fill(0, this.#base + this.granted, this.#base + size) // an earlier frame may have written there
    this.granted = size
    this.#interpreter.extendFrame(this.#base + size)
    this.#interpreter.view.setUint32(this.#frame + FRAME_GRANTED, size, true)
  }

  #moveOut(size: number): void {
    const bytes = new Uint8Array(size)
    bytes.set(this.#bytes.subarray(this.#base, this.#base + this.#touched))
    if (!this.isOutside) this.#interpreter.arenaTop = this.#base
    this.#bytes = bytes
    this.#words = new DataView(bytes.buffer)
    this.#base = 0
    this.granted = size
    this.isOutside = true
  }
}
