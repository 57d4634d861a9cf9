import type { Bytes } from '../../base/bytes.ts'
import type { Instruction, OpcodeTable } from '../opcodes/table.ts'
import { MAX_ITEMS } from '../stack.ts'
import * as codes from './codes.ts'
import { codeFor, endsFrame, numberFor } from './instructions.ts'
import { ARENA_END, INSTRUCTION_BYTES } from './layout.ts'

/** Code ahead: what the interpreter reads, and what TypeScript has to know when it comes back. All are addresses. */
export interface DecodedCode {
  /** Of the first instruction. */
  readonly start: number
  /** What jumps are counted from. */
  readonly base: number
  /** 32 bits for each byte of code: how far from the base a jump there leads; 0: nowhere. */
  readonly jumps: number
  /** How much farther than an instruction its notes are: its place in the code, and the gas of what follows it in its block. */
  readonly notes: number
  readonly end: number
}

/** For tests: whether the instruction at a place in the code is left to TypeScript. */
export type IsForced = (programCounter: number) => boolean

export interface Undecoded {
  readonly code: Bytes
  readonly opcodes: OpcodeTable
  readonly isForced: IsForced | undefined
}

const JUMPDEST = 0x5b
const JUMP = 0x56
const JUMPI = 0x57
const PUSH0 = 0x5f
const PUSH32 = 0x7f
const LONG_BYTES = 32
const MAX_BLOCK_GAS = 0xffff
const WORD_BYTES = 32
/** What a byte of code becomes at most: the head of a block and an instruction. */
const MOST_BYTES = 2 * INSTRUCTION_BYTES
/** In 16 bits, more bytes than any stack has. */
const NEVER = 0xffff

/** Decodes to a place in the machine's memory; undefined: it may not fit there. */
export function decode(source: Undecoded, bytes: Bytes, view: DataView, from: number): DecodedCode | undefined {
  const { length } = source.code
  const base = align(from + 4 * length)
  const mostBytes = MOST_BYTES * (length + 3)
  if (base + 2 * mostBytes > ARENA_END) return undefined
  bytes.fill(0, from, base)
  const decoding = new Decoding(source, view, { base, jumps: from, notes: mostBytes })
  const last = decoding.decodeAll()
  const size = last - base
  bytes.copyWithin(last, base + mostBytes, base + mostBytes + size)
  return { start: base + INSTRUCTION_BYTES, base, jumps: from, notes: size, end: align(last + size) }
}

const align = (address: number) => Math.ceil(address / WORD_BYTES) * WORD_BYTES

/** A push that a jump follows. */
interface PushedJump {
  readonly at: number
  readonly jump: number
  readonly destination: number
}

class Decoding {
  private readonly code: Bytes
  private readonly opcodes: OpcodeTable
  private readonly isForced: IsForced | undefined
  private readonly view: DataView
  private readonly places: Pick<DecodedCode, 'base' | 'jumps' | 'notes'>
  private readonly pushedJumps: PushedJump[] = []
  private at: number
  /** The head of the open block; 0: none is open. */
  private head = 0
  private gas = 0
  private height = 0
  private least = 0
  private growth = 0
  private isDead = false

  constructor({ code, opcodes, isForced }: Undecoded, view: DataView, places: Decoding['places']) {
    this.code = code
    this.opcodes = opcodes
    this.isForced = isForced
    this.view = view
    this.places = places
    // Nothing that runs is at the base: 0 is no destination.
    this.at = places.base + INSTRUCTION_BYTES
  }

  /** Gives where the instructions end. */
  decodeAll(): number {
    const { code } = this
    let place = 0
    while (place < code.length) {
      const opcode = code[place] ?? 0
      const size = opcode > PUSH0 && opcode <= PUSH32 ? opcode - PUSH0 : 0
      if (opcode === JUMPDEST || !this.isDead) this.decodeOne(place, opcode, size)
      place += 1 + size
    }
    if (!this.isDead) {
      this.close()
      this.write(codes.EXIT, place, 0, 0)
    }
    for (const { at, jump, destination } of this.pushedJumps) this.joinJump(at, jump, destination)
    return this.at
  }

  private decodeOne(place: number, opcode: number, size: number): void {
    const instruction = this.opcodes[opcode]
    if (opcode === JUMPDEST && instruction !== undefined) {
      this.mark(place, instruction)
      return
    }
    const code = instruction === undefined ? undefined : codeFor(opcode)
    if (code === undefined || instruction === undefined) {
      this.close()
      this.write(codes.EXIT, place, 0, 0)
      this.isDead = instruction === undefined || endsFrame(opcode)
      return
    }
    if (this.gas + instruction.fee > MAX_BLOCK_GAS) this.close()
    if (this.head === 0) this.open(place)
    this.count(instruction)
    if (size > 0) this.push(place, size, instruction)
    else this.write(this.choose(code, place), place, instruction.fee, numberFor(opcode, place, this.code))
    if (code === codes.JUMP || code === codes.JUMPI) this.close()
    this.isDead = code === codes.JUMP
  }

  /** A destination of jumps: a new block, which pays for it. */
  private mark(place: number, instruction: Instruction): void {
    this.isDead = false
    this.close()
    this.view.setUint32(this.places.jumps + 4 * place, this.at - this.places.base, true)
    this.open(place)
    this.count(instruction)
  }

  private choose(code: number, place: number): number {
    const isJump = code === codes.JUMP || code === codes.JUMPI
    return !isJump && this.isForced?.(place) === true ? codes.EXIT : code
  }

  private push(place: number, size: number, { fee }: Instruction): void {
    const { code, at } = this
    let isSmall = true
    for (let i = place + 1; i <= place + size - 4; i++) isSmall &&= (code[i] ?? 0) === 0
    if (isSmall) {
      const number = readNumber(code, place + 1 + Math.max(0, size - 4), Math.min(size, 4))
      this.write(this.choose(codes.PUSH, place), place, fee, number)
      const next = code[place + 1 + size]
      if (next === JUMP || next === JUMPI) this.pushedJumps.push({ at, jump: next, destination: number })
      return
    }
    this.write(codes.PUSH_LONG, place, fee, 0)
    for (let i = 0; i < size; i++) this.view.setUint8(this.at + i, code[place + size - i] ?? 0)
    for (let i = size; i < LONG_BYTES; i++) this.view.setUint8(this.at + i, 0)
    this.at += LONG_BYTES
  }

  /** Writes an instruction, with the gas that its block has used up to here, which {@link close} makes what it will use. */
  private write(code: number, place: number, fee: number, number: number): void {
    const { view, at } = this
    view.setUint16(at, code, true)
    view.setUint16(at + 2, fee, true)
    view.setUint32(at + 4, number, true)
    view.setUint32(at + this.places.notes, place, true)
    view.setUint32(at + this.places.notes + 4, this.gas, true)
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
    for (let at = head; at < this.at; at += sizeAt(view, at)) {
      const after = gas - view.getUint32(at + this.places.notes + 4, true)
      view.setUint32(at + this.places.notes + 4, after, true)
      if (view.getUint8(at) === codes.GAS) view.setUint32(at + 4, after, true)
    }
    this.head = 0
    this.gas = 0
  }

  /** Makes a push and the jump behind it one, if there is a destination. */
  private joinJump(at: number, jump: number, destination: number): void {
    if (destination >= this.code.length) return
    const offset = this.view.getUint32(this.places.jumps + 4 * destination, true)
    if (offset === 0) return
    this.view.setUint8(at, jump === JUMP ? codes.JUMP_TO : codes.JUMPI_TO)
    this.view.setUint32(at + 4, offset, true)
  }
}

function sizeAt(view: DataView, at: number): number {
  return INSTRUCTION_BYTES + (view.getUint8(at) === codes.PUSH_LONG ? LONG_BYTES : 0)
}

function readNumber(code: Bytes, place: number, size: number): number {
  let number = 0
  for (let i = place; i < place + size; i++) number = number * 256 + (code[i] ?? 0)
  return number
}
