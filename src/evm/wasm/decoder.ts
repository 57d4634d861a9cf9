import type { Bytes } from '../../base/bytes.ts'
import type { CodeAnalysis } from '../codeAnalysis.ts'
import type { Instruction, OpcodeTable } from '../opcodes/table.ts'
import { MAX_ITEMS } from '../stack.ts'
import type { Arena } from './arena.ts'
import { codeFor, endsFrame, numberFor } from './instructions.ts'
import { INSTRUCTION_BYTES, NOTES } from './layout.ts'
import { pushedNumber, pushSize } from './pushes.ts'
import * as codes from './wasmOpcodes.ts'

const JUMPDEST = 0x5b
const JUMP = 0x56
const JUMPI = 0x57
const MAX_BLOCK_GAS = 0xffff
const WORD_BYTES = 32
/** In 16 bits, more bytes than any stack has. */
const NEVER = 0xffff

/** For tests: whether the instruction at a place in the code is left to TypeScript. */
export type IsForced = (programCounter: number) => boolean

/** Code, and where it goes. */
export interface Undecoded {
  readonly code: Bytes
  readonly opcodes: OpcodeTable
  readonly analysis: CodeAnalysis
  readonly isForced: IsForced | undefined
  readonly arena: Arena
  /** The table of jumps. */
  readonly jumps: number
  /** Where the block of a destination is; 0: not decoded yet. */
  knownBlockAt(destination: number): number
}

/** One decoding of a piece of code, block by block, to where the code does not go on. */
export class Decoding {
  private readonly target: Undecoded
  private readonly view: DataView
  private at: number
  /** The head of the open block; 0: none is open. */
  private head = 0
  private gas = 0
  private height = 0
  private least = 0
  private growth = 0
  private isOver = false

  constructor(target: Undecoded) {
    this.target = target
    this.view = target.arena.view
    this.at = target.arena.top
  }

  /** What so much code becomes at most: the head of a block and an instruction for each byte. */
  static mostBytes(length: number): number {
    return 2 * INSTRUCTION_BYTES * (length + 3)
  }

  /** Gives the address of the first instruction. */
  decodeFrom(start: number): number {
    const { arena, code } = this.target
    const first = arena.top
    let place = start
    while (!this.isOver && place < code.length) {
      const opcode = code[place] ?? 0
      this.decodeOne(place, opcode)
      place += 1 + pushSize(opcode)
    }
    this.close()
    if (!this.isOver) this.write(codes.EXIT, place, 0, 0)
    arena.top = this.at
    return first
  }

  private decodeOne(place: number, opcode: number): void {
    const instruction = this.target.opcodes[opcode]
    const code = instruction === undefined ? undefined : codeFor(opcode)
    if (opcode === JUMPDEST && instruction !== undefined) this.mark(place, instruction)
    else if (code === undefined || instruction === undefined) this.leave(place, opcode)
    else this.add(place, opcode, code, instruction)
  }

  /** An opcode that TypeScript does. */
  private leave(place: number, opcode: number): void {
    this.close()
    this.write(codes.EXIT, place, 0, 0)
    this.isOver = this.target.opcodes[opcode] === undefined || endsFrame(opcode)
  }

  private add(place: number, opcode: number, code: number, instruction: Instruction): void {
    if (this.gas + instruction.fee > MAX_BLOCK_GAS) this.close()
    if (this.head === 0) this.open(place)
    this.count(instruction)
    const size = pushSize(opcode)
    if (size > 0) this.push(place, size, instruction.fee)
    else this.write(this.choose(code, place), place, instruction.fee, numberFor(opcode, place, this.target.code))
    if (code === codes.JUMP || code === codes.JUMPI) this.close()
    this.isOver = code === codes.JUMP
  }

  /** A destination of jumps: a new block, which pays for it. One that is decoded already is jumped to. */
  private mark(place: number, instruction: Instruction): void {
    this.close()
    const known = this.target.knownBlockAt(place)
    if (known !== 0) {
      this.write(codes.JUMP_TO, place, 0, known)
      this.isOver = true
      return
    }
    this.view.setUint32(this.target.jumps + 4 * place, this.at, true)
    if (this.target.code[place + 1] === JUMPDEST) this.writeLone(place, instruction.fee)
    else {
      this.open(place)
      this.count(instruction)
    }
  }

  /** A block of a destination alone, as {@link open} and {@link close} write it: code may be full of them. */
  private writeLone(place: number, gas: number): void {
    const { view, at } = this
    view.setUint32(at, codes.BLOCK | (gas << 16), true)
    view.setUint32(at + 4, (WORD_BYTES * MAX_ITEMS) << 16, true)
    view.setUint32(at + NOTES, place, true)
    view.setUint32(at + NOTES + 4, gas, true)
    this.at = at + INSTRUCTION_BYTES
  }

  private choose(code: number, place: number): number {
    const isJump = code === codes.JUMP || code === codes.JUMPI
    return !isJump && this.target.isForced?.(place) === true ? codes.EXIT : code
  }

  private push(place: number, size: number, fee: number): void {
    const { target, view } = this
    const { code } = target
    const number = pushedNumber(code, place)
    if (number === undefined) {
      this.write(codes.PUSH_LONG, place, fee, 0)
      for (let i = 0; i < size; i++) view.setUint8(this.at + i, code[place + size - i] ?? 0)
      for (let i = size; i < WORD_BYTES; i++) view.setUint8(this.at + i, 0)
      this.at += WORD_BYTES
      return
    }
    const jump = code[place + 1 + size]
    if ((jump === JUMP || jump === JUMPI) && target.analysis.isDestination(number)) {
      // Where it leads is written down when it is jumped to, if that is not decoded yet.
      const joined = jump === JUMP ? codes.JUMP_TO : codes.JUMPI_TO
      this.write(joined, place, fee, target.knownBlockAt(number))
    } else this.write(this.choose(codes.PUSH, place), place, fee, number)
  }

  /**
   * Writes an instruction, and its notes: its place in the code, and the gas that its block has used up to here, which
   * {@link close} makes what it will use.
   */
  private write(code: number, place: number, fee: number, number: number): void {
    const { view, at } = this
    view.setUint32(at, code | (fee << 16), true)
    view.setUint32(at + 4, number, true)
    view.setUint32(at + NOTES, place, true)
    view.setUint32(at + NOTES + 4, this.gas, true)
    this.at = at + INSTRUCTION_BYTES
  }

  private open(place: number): void {
    this.head = this.at
    this.gas = 0
    this.height = 0
    this.least = 0
    this.growth = 0
    this.write(codes.BLOCK, place, 0, 0)
  }

  private count({ fee, pops, room }: Instruction): void {
    this.gas += fee
    this.least = Math.max(this.least, pops - this.height)
    this.height += MAX_ITEMS - room
    this.growth = Math.max(this.growth, this.height)
  }

  /** Writes down what the open block needs. */
  private close(): void {
    const { head, view, gas, least, growth } = this
    if (head === 0) return
    const span = MAX_ITEMS - growth - least
    view.setUint16(head + 2, gas, true)
    view.setUint16(head + 4, span < 0 ? NEVER : WORD_BYTES * least, true)
    view.setUint16(head + 6, span < 0 ? 0 : WORD_BYTES * span, true)
    for (let at = head; at < this.at; at += INSTRUCTION_BYTES) {
      const code = view.getUint8(at)
      const after = gas - view.getUint32(at + NOTES + 4, true)
      view.setUint32(at + NOTES + 4, after, true)
      if (code === codes.GAS) view.setUint32(at + 4, after, true)
      if (code === codes.PUSH_LONG) at += WORD_BYTES
    }
    this.head = 0
    this.gas = 0
  }
}
