import { type Bytes, copyBytes } from '../../base/bytes.ts'
import type { MemoryLike, RunMemory } from '../frameMemory.ts'
import { readWord, type Word, writeWord } from '../word.ts'
import type { Machine } from './interpreter.ts'
import { FRAME_GRANTED, FRAME_MEMORY, MEMORY_BYTES } from './layout.ts'

/** What a frame may touch without a word. */
export const FIRST_BYTES = 1024

/**
 * A frame's memory in the machine's: all behind it is free while it is the innermost. One that gets larger than that moves
 * out, and the machine does not run it any more.
 */
export class MachineMemory implements MemoryLike {
  /** Whether it has moved out. */
  isOutside = false
  /** How many bytes there are. */
  granted = 0
  /** How many of them were in use. */
  private touched = 0
  private told = 0
  private bytes: Bytes
  private words: DataView
  private base: number
  private readonly machine: Machine
  private readonly frame: number
  private readonly run: RunMemory | undefined

  constructor(machine: Machine, frame: number, run: RunMemory | undefined) {
    this.machine = machine
    this.frame = frame
    this.run = run
    this.bytes = machine.bytes
    this.words = machine.view
    this.base = frame + FRAME_MEMORY
    this.grant(FIRST_BYTES)
  }

  read(offset: number, size: number): Bytes {
    return this.view(offset, size).slice()
  }

  view(offset: number, size: number): Bytes {
    if (size > 0) this.touch(offset + size)
    return this.bytes.subarray(this.base + offset, this.base + offset + size)
  }

  write(offset: number, source: Bytes, from = 0, count = source.length): void {
    if (count === 0) return
    this.touch(offset + count)
    copyBytes(this.bytes, this.base + offset, source, from, count)
  }

  copy(to: number, from: number, size: number): void {
    if (size === 0) return
    this.touch(Math.max(to, from) + size)
    this.bytes.copyWithin(this.base + to, this.base + from, this.base + from + size)
  }

  clear(offset: number, size: number): void {
    if (size > 0) this.view(offset, size).fill(0)
  }

  readWord(offset: number): Word {
    this.touch(offset + 32)
    return readWord(this.words, this.base + offset)
  }

  writeWord(offset: number, word: Word): void {
    this.touch(offset + 32)
    writeWord(this.words, this.base + offset, word)
  }

  writeByte(offset: number, byte: number): void {
    this.touch(offset + 1)
    this.bytes[this.base + offset] = byte
  }

  /** So many bytes are in use, or about to be. */
  touch(size: number): void {
    if (size <= this.touched) return
    if (size > this.granted) this.grow(Math.max(size, 2 * this.granted))
    else if (this.told === 0) this.tell(this.granted)
    this.touched = size
  }

  release(): void {
    this.run?.hold?.(-this.told)
  }

  private tell(size: number): void {
    this.run?.hold?.(size - this.told)
    this.told = size
  }

  private grow(size: number): void {
    this.tell(size)
    if (this.isOutside || this.base + size > MEMORY_BYTES) this.moveOut(size)
    else this.grant(size)
  }

  private grant(size: number): void {
    const { machine, frame } = this
    this.bytes.fill(0, this.base + this.granted, this.base + size) // an earlier room may have lain there
    this.granted = size
    machine.take(this.base + size)
    machine.view.setUint32(frame + FRAME_GRANTED, size, true)
  }

  private moveOut(size: number): void {
    const bytes = new Uint8Array(size)
    bytes.set(this.bytes.subarray(this.base, this.base + this.touched))
    if (!this.isOutside) this.machine.roomTop = this.base
    this.bytes = bytes
    this.words = new DataView(bytes.buffer)
    this.base = 0
    this.granted = size
    this.isOutside = true
  }
}
