import type { Bytes } from '../../base/bytes.ts'
import type { Instruction, OpcodeTable } from '../opcodes/table.ts'
import type { CodeAnalysis } from '../runState.ts'
import { MAX_ITEMS } from '../stack.ts'
import type { CodeArena } from './codeArena.ts'
import { codeFor, endsFrame, numberFor, pushedNumber, pushSize } from './instructions.ts'
import { INSTRUCTION_BYTES, NOTES } from './layout.ts'
import * as codes from './wasmOpcodes.ts'

const JUMPDEST = 0x5b
const JUMP = 0x56
const JUMPI = 0x57
const MAX_BLOCK_GAS = 0xffff
const WORD_BYTES = 32
/** More bytes than any stack has, in 16 bits. */
const UNREACHABLE_HEIGHT = 0xffff

/** For tests: whether the instruction at an offset of the code is left to TypeScript. */
export type IsForced = (programCounter: number) => boolean

/** Code, and the memory that it is decoded to. */
export interface DecoderInput {
  readonly code: Bytes
  readonly opcodes: OpcodeTable
  readonly analysis: CodeAnalysis
  readonly isForced: IsForced | undefined
  readonly arena: CodeArena
  /** The address of the table of jump destinations. */
  readonly jumps: number
  /** Returns the address of a destination's block; 0 if it is not decoded yet. */
  knownBlockAt(destination: number): number
}

/** Decodes a part of code, block by block, up to an instruction that ends the flow. */
export class Decoder {
  readonly #input: DecoderInput
  readonly #view: DataView
  /** The address of the next instruction. */
  #at: number
  /** The address of the open block; 0 if none is open. */
  #block = 0
  /** State of the open block: gas, stack height relative to its start, words that it needs, max. height. */
  #gas = 0
  #height = 0
  #needed = 0
  #growth = 0
  #isOver = false

  constructor(input: DecoderInput) {
    this.#input = input
    this.#view = input.arena.view
    this.#at = input.arena.top
  }

  /** Returns the max. size of decoded code: a block and an instruction per byte. */
  static maxBytes(length: number): number {
    return 2 * INSTRUCTION_BYTES * (length + 3)
  }

  /** Decodes from an offset of the code, and returns the address of the first instruction. */
  decodeFrom(start: number): number {
    const { arena, code } = this.#input
    const first = arena.top
    let offset = start
    while (!this.#isOver && offset < code.length) {
      const opcode = code[offset] ?? 0
      this.#decodeOne(offset, opcode)
      offset += 1 + pushSize(opcode)
    }
    this.#close()
    if (!this.#isOver) this.#write(codes.EXIT, offset, 0, 0)
    arena.top = this.#at
    return first
  }

  #decodeOne(offset: number, opcode: number): void {
    const instruction = this.#input.opcodes[opcode]
    const code = instruction === undefined ? undefined : codeFor(opcode)
    if (opcode === JUMPDEST && instruction !== undefined) this.#addDestination(offset, instruction)
    else if (code === undefined || instruction === undefined) this.#addExit(offset, opcode)
    else this.#add(offset, opcode, code, instruction)
  }

  #addExit(offset: number, opcode: number): void {
    this.#close()
    this.#write(codes.EXIT, offset, 0, 0)
    this.#isOver = this.#input.opcodes[opcode] === undefined || endsFrame(opcode)
  }

  #add(offset: number, opcode: number, code: number, instruction: Instruction): void {
    if (this.#gas + instruction.fee > MAX_BLOCK_GAS) this.#close()
    if (this.#block === 0) this.#open(offset)
    this.#count(instruction)
    const size = pushSize(opcode)
    if (size > 0) this.#addPush(offset, size, instruction.fee)
    else
      this.#write(
        this.#unlessForced(code, offset),
        offset,
        instruction.fee,
        numberFor(opcode, offset, this.#input.code),
      )
    if (code === codes.JUMP || code === codes.JUMPI) this.#close()
    this.#isOver = code === codes.JUMP
  }

  /** Begins a block, which pays for the JUMPDEST. A block that is decoded already is jumped to. */
  #addDestination(offset: number, instruction: Instruction): void {
    this.#close()
    const known = this.#input.knownBlockAt(offset)
    if (known !== 0) {
      this.#write(codes.JUMP_TO, offset, 0, known)
      this.#isOver = true
      return
    }
    this.#view.setUint32(this.#input.jumps + 4 * offset, this.#at, true)
    if (this.#input.code[offset + 1] === JUMPDEST) this.#writeLoneDestination(offset, instruction.fee)
    else {
      this.#open(offset)
      this.#count(instruction)
    }
  }

  /** Writes a block with nothing but its JUMPDEST as {@link #open} and {@link #close} do: code may consist of them. */
  #writeLoneDestination(offset: number, gas: number): void {
    const view = this.#view
    const at = this.#at
    view.setUint32(at, codes.BLOCK | (gas << 16), true)
    view.setUint32(at + 4, (WORD_BYTES * MAX_ITEMS) << 16, true)
    view.setUint32(at + NOTES, offset, true)
    view.setUint32(at + NOTES + 4, gas, true)
    this.#at = at + INSTRUCTION_BYTES
  }

  #unlessForced(code: number, offset: number): number {
    const isJump = code === codes.JUMP || code === codes.JUMPI
    return !isJump && this.#input.isForced?.(offset) === true ? codes.EXIT : code
  }

  #addPush(offset: number, size: number, fee: number): void {
    const { code, analysis } = this.#input
    const number = pushedNumber(code, offset)
    if (number === undefined) {
      this.#write(codes.PUSH_LONG, offset, fee, 0)
      for (let i = 0; i < size; i++) this.#view.setUint8(this.#at + i, code[offset + size - i] ?? 0)
      for (let i = size; i < WORD_BYTES; i++) this.#view.setUint8(this.#at + i, 0)
      this.#at += WORD_BYTES
      return
    }
    const jump = code[offset + 1 + size]
    if ((jump === JUMP || jump === JUMPI) && analysis.isDestination(number)) {
      // A destination that is not decoded yet is written at the first jump.
      const joined = jump === JUMP ? codes.JUMP_TO : codes.JUMPI_TO
      this.#write(joined, offset, fee, this.#input.knownBlockAt(number))
    } else this.#write(this.#unlessForced(codes.PUSH, offset), offset, fee, number)
  }

  /**
   * Writes an instruction and its notes: its offset in the code, and the gas that its block has used so far, which
   * {@link #close} replaces by the gas that the block will use after it.
   */
  #write(code: number, offset: number, fee: number, number: number): void {
    const view = this.#view
    const at = this.#at
    view.setUint32(at, code | (fee << 16), true)
    view.setUint32(at + 4, number, true)
    view.setUint32(at + NOTES, offset, true)
    view.setUint32(at + NOTES + 4, this.#gas, true)
    this.#at = at + INSTRUCTION_BYTES
  }

  #open(offset: number): void {
    this.#block = this.#at
    this.#gas = 0
    this.#height = 0
    this.#needed = 0
    this.#growth = 0
    this.#write(codes.BLOCK, offset, 0, 0)
  }

  #count({ fee, pops, room }: Instruction): void {
    this.#gas += fee
    this.#needed = Math.max(this.#needed, pops - this.#height)
    this.#height += MAX_ITEMS - room
    this.#growth = Math.max(this.#growth, this.#height)
  }

  /** Writes the gas and the heights of the stack that the open block needs. */
  #close(): void {
    const block = this.#block
    if (block === 0) return
    const view = this.#view
    const gas = this.#gas
    const span = MAX_ITEMS - this.#growth - this.#needed
    view.setUint16(block + 2, gas, true)
    view.setUint16(block + 4, span < 0 ? UNREACHABLE_HEIGHT : WORD_BYTES * this.#needed, true)
    view.setUint16(block + 6, span < 0 ? 0 : WORD_BYTES * span, true)
    for (let at = block; at < this.#at; at += INSTRUCTION_BYTES) {
      const code = view.getUint8(at)
      const after = gas - view.getUint32(at + NOTES + 4, true)
      view.setUint32(at + NOTES + 4, after, true)
      if (code === codes.GAS) view.setUint32(at + 4, after, true)
      if (code === codes.PUSH_LONG) at += WORD_BYTES
    }
    this.#block = 0
    this.#gas = 0
  }
}
