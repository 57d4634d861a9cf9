import type { Bytes } from '../../base/bytes.ts'
import type { AbortSignalLike } from '../../concurrency/abortSignalLike.ts'
import type { Frame } from '../frame.ts'
import type { OpcodeTable } from '../opcodes/table.ts'
import { createRunState, type RunState } from '../runState.ts'
import { MAX_WORD } from '../word.ts'
import type { CodeAhead } from './decodedCode.ts'
import type { Machine } from './interpreter.ts'
import * as layout from './layout.ts'
import { FIRST_BYTES, MachineMemory } from './memory.ts'
import { MachineStack, WORD_BYTES } from './stack.ts'

const ALIGNMENT = 64

/** A frame in a room of the machine's memory. */
export class MachineFrame {
  readonly machine: Machine
  readonly address: number
  readonly code: CodeAhead
  readonly stack: MachineStack
  readonly memory: MachineMemory
  readonly state: RunState
  /** The next instruction. */
  at: number
  /** Gas of the block that it is in the middle of, given back for an opcode in it. */
  owed = 0
  /** What the next window must have at least. */
  least = 0
  /** Whether the loop has to do the rest. */
  isLeft = false
  private readonly roomStart: number

  constructor(machine: Machine, code: CodeAhead, frame: Frame, place: Place, run: AbortSignalLike | undefined) {
    this.machine = machine
    this.code = code
    this.at = code.start
    this.roomStart = machine.roomTop
    this.address = place.frame
    this.stack = new MachineStack(machine.view, place.frame + layout.FRAME_STACK_END)
    this.memory = new MachineMemory(machine, place.frame, run)
    this.state = createRunState(frame, this.stack, this.memory)
    this.writeHeader(frame, place.data)
  }

  /** The frame has ended, and what it called, too. */
  release(): void {
    this.machine.roomTop = this.roomStart
  }

  /** The balance is on the stack: it stays so until the next call. */
  keepBalance(): void {
    const { bytes, view } = this.machine
    bytes.copyWithin(this.address + layout.FRAME_BALANCE, this.stack.top, this.stack.top + WORD_BYTES)
    view.setUint32(this.address + layout.FRAME_HAS_BALANCE, 1, true)
  }

  /** What a call has returned stays until the next one. */
  keepReturned(): void {
    const { bytes, view } = this.machine
    const { returnBytes } = this.state
    if (returnBytes.length > layout.RETURNED_BYTES) return
    bytes.set(returnBytes, layout.RETURNED)
    view.setUint32(this.address + layout.FRAME_HAS_RETURNED, 1, true)
  }

  /** A call comes, or none has been. */
  forget(): void {
    const { view } = this.machine
    view.setUint32(this.address + layout.FRAME_HAS_BALANCE, 0, true)
    view.setUint32(this.address + layout.FRAME_HAS_RETURNED, 0, true)
  }

  private writeHeader({ code, data, address, caller, value, isStatic }: Frame, dataAt: number): void {
    const { view, cells } = this.machine
    const at = this.address
    view.setUint32(at + layout.FRAME_JUMPS, this.code.jumps, true)
    view.setUint32(at + layout.FRAME_CODE_SIZE, code.length, true)
    view.setUint32(at + layout.FRAME_DATA, dataAt, true)
    view.setUint32(at + layout.FRAME_DATA_SIZE, data.length, true)
    view.setUint32(at + layout.FRAME_CONTRACT, cells.contractOf(address), true)
    view.setUint32(at + layout.FRAME_IS_STATIC, isStatic ? 1 : 0, true)
    view.setUint32(at + layout.FRAME_CLEARED, 0, true)
    this.forget()
    writeAddress(view, at + layout.FRAME_ADDRESS, address)
    writeAddress(view, at + layout.FRAME_CALLER, caller)
    for (let i = 0; i < 4; i++) {
      const limb = value === 0n ? 0n : value >> BigInt(64 * i)
      view.setBigUint64(at + layout.FRAME_VALUE + 8 * i, limb, true)
    }
  }
}

/** The word of an address, the lowest byte first. */
function writeAddress(view: DataView, at: number, address: Bytes): void {
  for (let i = 0; i < 20; i++) view.setUint8(at + i, address[19 - i] ?? 0)
  view.setUint32(at + 20, 0, true)
  view.setBigUint64(at + 24, 0n, true)
}

interface Place {
  readonly frame: number
  readonly data: number
}

/** Where a frame with such data goes; undefined: there is no room left. */
function findPlace(machine: Machine, data: Bytes): Place | undefined {
  const start = machine.roomTop
  const isInside = data.buffer === machine.bytes.buffer
  const frame = Math.ceil((start + (isInside ? 0 : data.length)) / ALIGNMENT) * ALIGNMENT
  if (frame + layout.FRAME_MEMORY + FIRST_BYTES > layout.MEMORY_BYTES) return undefined
  if (!isInside) machine.bytes.set(data, start)
  return { frame, data: isInside ? data.byteOffset : start }
}

/** Gives a frame its room; undefined: it does not fit into the machine, and the loop runs it. */
export function enterMachine(
  machine: Machine,
  opcodes: OpcodeTable,
  frame: Frame,
  run: AbortSignalLike | undefined,
): MachineFrame | undefined {
  if (frame.value < 0n || frame.value > MAX_WORD) return undefined
  const code = machine.codeOf(frame.code, opcodes)
  const place = code === undefined ? undefined : findPlace(machine, frame.data)
  return code === undefined || place === undefined ? undefined : new MachineFrame(machine, code, frame, place, run)
}
