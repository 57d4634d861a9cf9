import type { Bytes } from '../../base/bytes.ts'
import type { Frame } from '../frame.ts'
import type { MemoryAccount } from '../frameMemory.ts'
import type { OpcodeTable } from '../opcodes/table.ts'
import { createRunState, type RunState } from '../runState.ts'
import { MAX_WORD } from '../word.ts'
import type { DecodedCode } from './decodedCode.ts'
import type { WasmInterpreter } from './interpreter.ts'
import * as layout from './layout.ts'
import { FIRST_BYTES, WasmMemory } from './memory.ts'
import { WasmStack, WORD_BYTES } from './stack.ts'

const ALIGNMENT = 64

/** Addresses of a frame and of its call data. */
interface FrameAddresses {
  readonly frame: number
  readonly data: number
}

/** A frame in the interpreter's frame arena. */
export class WasmFrame {
  readonly interpreter: WasmInterpreter
  readonly address: number
  readonly code: DecodedCode
  readonly stack: WasmStack
  readonly memory: WasmMemory
  readonly state: RunState
  /** The address of the next instruction. */
  at: number
  /** Gas of the rest of the current block, refunded while an opcode within the block runs in TypeScript. */
  owed = 0
  /** Min. gas of the next window. */
  minWindow = 0
  /** Whether the TypeScript interpreter runs the rest of the frame. */
  hasFallenBack = false
  readonly #arenaStart: number

  constructor(
    interpreter: WasmInterpreter,
    code: DecodedCode,
    frame: Frame,
    place: FrameAddresses,
    signal?: MemoryAccount,
  ) {
    this.interpreter = interpreter
    this.code = code
    this.at = code.start
    this.#arenaStart = interpreter.arenaTop
    this.address = place.frame
    this.stack = new WasmStack(interpreter.view, place.frame + layout.FRAME_STACK_END)
    this.memory = new WasmMemory(interpreter, place.frame, signal)
    this.state = createRunState(frame, this.stack, this.memory)
    this.#writeHeader(frame, place.data)
  }

  /** Frees the memory of the frame, which has ended. */
  release(): void {
    this.interpreter.arenaTop = this.#arenaStart
  }

  /** Caches the balance on top of the stack until the next call. */
  cacheBalance(): void {
    const { bytes, view } = this.interpreter
    bytes.copyWithin(this.address + layout.FRAME_BALANCE, this.stack.top, this.stack.top + WORD_BYTES)
    view.setUint32(this.address + layout.FRAME_HAS_BALANCE, 1, true)
  }

  /** Caches the return data until the next call, unless it is too long. */
  cacheReturned(): void {
    const { bytes, view } = this.interpreter
    const { returnBytes } = this.state
    if (returnBytes.length > layout.RETURNED_BYTES) return
    bytes.set(returnBytes, layout.RETURNED)
    view.setUint32(this.address + layout.FRAME_HAS_RETURNED, 1, true)
  }

  /** Clears both caches, as a call begins. */
  clearCache(): void {
    const { view } = this.interpreter
    view.setUint32(this.address + layout.FRAME_HAS_BALANCE, 0, true)
    view.setUint32(this.address + layout.FRAME_HAS_RETURNED, 0, true)
  }

  #writeHeader({ code, data, address, caller, value, isStatic }: Frame, dataAt: number): void {
    const { view, slots } = this.interpreter
    const at = this.address
    view.setUint32(at + layout.FRAME_JUMPS, this.code.jumps, true)
    view.setUint32(at + layout.FRAME_CODE_SIZE, code.length, true)
    view.setUint32(at + layout.FRAME_DATA, dataAt, true)
    view.setUint32(at + layout.FRAME_DATA_SIZE, data.length, true)
    view.setUint32(at + layout.FRAME_CONTRACT, slots.contractOf(address), true)
    view.setUint32(at + layout.FRAME_IS_STATIC, isStatic ? 1 : 0, true)
    view.setUint32(at + layout.FRAME_CLEARED, 0, true)
    this.clearCache()
    writeAddress(view, at + layout.FRAME_ADDRESS, address)
    writeAddress(view, at + layout.FRAME_CALLER, caller)
    for (let i = 0; i < 4; i++) {
      const limb = value === 0n ? 0n : value >> BigInt(64 * i)
      view.setBigUint64(at + layout.FRAME_VALUE + 8 * i, limb, true)
    }
  }
}

/** Writes an address as a word, the lowest byte first. */
function writeAddress(view: DataView, at: number, address: Bytes): void {
  for (let i = 0; i < 20; i++) view.setUint8(at + i, address[19 - i] ?? 0)
  view.setUint32(at + 20, 0, true)
  view.setBigUint64(at + 24, 0n, true)
}

/** Returns the place of a frame with this call data, which is copied unless it is a caller's memory; undefined if it does not fit. */
function findPlace(interpreter: WasmInterpreter, data: Bytes): FrameAddresses | undefined {
  const start = interpreter.arenaTop
  const isInside = data.buffer === interpreter.bytes.buffer
  const frame = Math.ceil((start + (isInside ? 0 : data.length)) / ALIGNMENT) * ALIGNMENT
  if (frame + layout.FRAME_MEMORY + FIRST_BYTES > layout.MEMORY_BYTES) return undefined
  if (!isInside) interpreter.bytes.set(data, start)
  return { frame, data: isInside ? data.byteOffset : start }
}

/** Creates a frame in the frame arena; undefined if it does not fit: then the TypeScript interpreter runs it. */
export function enterWasm(
  interpreter: WasmInterpreter,
  opcodes: OpcodeTable,
  frame: Frame,
  signal: MemoryAccount | undefined,
): WasmFrame | undefined {
  if (frame.value < 0n || frame.value > MAX_WORD) return undefined
  const code = interpreter.codeOf(frame.code, opcodes)
  const place = code === undefined ? undefined : findPlace(interpreter, frame.data)
  return code === undefined || place === undefined ? undefined : new WasmFrame(interpreter, code, frame, place, signal)
}
