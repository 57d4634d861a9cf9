import { WORD_BYTES } from '../../base/bytes.ts'
import type { Context } from '../context.ts'
import { interpret, step } from '../interpreter/typescript.ts'
import { CLEAR_REFUND } from '../opcodes/storage.ts'
import type { OpcodeTable } from '../opcodes/table.ts'
import type { WasmFrame } from './frame.ts'
import { invalidatesCache, pushedNumber } from './instructions.ts'
import {
  EXIT_GAS,
  EXIT_MEMORY_BYTES,
  EXIT_STACK_TOP,
  FRAME_CLEARED,
  FRAME_HAS_MORE_GAS,
  FRAME_RESERVE_GAS,
  FRAME_RETURN_SIZE,
  INSTRUCTION_BYTES,
  NOTES,
} from './layout.ts'
import { BLOCK, JUMP, JUMP_TO, JUMPI, JUMPI_TO, OWN_BALANCE, RETURN_COPY, RUN_WORD } from './wasmOpcodes.ts'

/** Gas that an opcode in TypeScript counts for until the next check of the clock. */
const STEP_GAS = 500

/**
 * Runs a frame until it ends, or until a promise must be awaited, which is returned: the caller then calls again. WebAssembly only
 * runs instructions that succeed. All others are run by the TypeScript opcodes, one by one, on the same state.
 */
export function runWasmFrame(frame: WasmFrame, context: Context, opcodes: OpcodeTable): Promise<void> | undefined {
  const { interpreter, state } = frame
  while (state.end === undefined) {
    if (frame.hasFallenBack || !isReady(frame)) return fallBack(frame, context, opcodes)
    if (interpreter.gasToPause <= 0) {
      interpreter.refill()
      const wait = context.yielder.pause()
      if (wait !== undefined) return wait
    }
    if (enter(frame, context)) continue
    if (frame.hasFallenBack) return fallBack(frame, context, opcodes)
    if (state.programCounter >= state.code.length) return undefined
    const pending = step(state, context, opcodes)
    if (pending !== undefined) return pending
    cacheResult(frame)
  }
  return undefined
}

/** Runs the rest of the frame in TypeScript. Mostly the frame ends within a few opcodes. */
function fallBack(frame: WasmFrame, context: Context, opcodes: OpcodeTable): Promise<void> | undefined {
  frame.hasFallenBack = true
  return interpret(frame.state, context, opcodes)
}

/** Pays for the rest of the block after an opcode in TypeScript; false if WebAssembly cannot continue the frame. */
function isReady(frame: WasmFrame): boolean {
  const { state, memory, owed } = frame
  const bytes = WORD_BYTES * state.memoryWords
  // A call may have paid for memory that has not been touched.
  if (bytes > memory.granted) memory.touch(bytes)
  if (memory.isOutside || owed > state.gasLeft) return false
  state.gasLeft -= owed
  frame.owed = 0
  return true
}

/** Runs instructions in WebAssembly. Returns true if the caller enters again, false if TypeScript runs the next opcode. */
function enter(frame: WasmFrame, { substate }: Context): boolean {
  const { interpreter, address, state, stack, memory } = frame
  const { view } = interpreter
  const window = Math.min(state.gasLeft, Math.max(interpreter.gasToPause, frame.minWindow))
  frame.minWindow = 0
  state.gasLeft -= window
  view.setFloat64(address + FRAME_RESERVE_GAS, state.gasLeft, true)
  view.setUint32(address + FRAME_HAS_MORE_GAS, state.gasAside === 0n ? 0 : 1, true)
  view.setUint32(address + FRAME_RETURN_SIZE, state.returnBytes.length, true)
  const at = interpreter.run(address, frame.at, stack.top, window, WORD_BYTES * state.memoryWords)
  const left = view.getUint32(EXIT_GAS, true)
  const bytes = view.getUint32(EXIT_MEMORY_BYTES, true)
  interpreter.gasToPause -= window - left
  state.gasLeft = view.getFloat64(address + FRAME_RESERVE_GAS, true) + left
  stack.top = view.getUint32(EXIT_STACK_TOP, true)
  state.memoryWords = bytes / WORD_BYTES
  state.programCounter = view.getUint32(at + NOTES, true)
  if (bytes > 0) memory.touch(bytes)
  const cleared = view.getUint32(address + FRAME_CLEARED, true)
  if (cleared > 0) {
    substate.refund += BigInt(cleared) * CLEAR_REFUND
    view.setUint32(address + FRAME_CLEARED, 0, true)
  }
  const code = view.getUint8(at)
  if (code === BLOCK) return retryBlock(frame, at, left)
  if (isJump(code) && linkJump(frame, at, code)) return true
  if (invalidatesCache(state.code[state.programCounter] ?? 0)) frame.clearCache()
  const after = view.getUint32(at + NOTES + 4, true)
  state.gasLeft += view.getUint16(at + 2, true) + after
  frame.owed = after
  frame.at = at + INSTRUCTION_BYTES
  interpreter.gasToPause -= STEP_GAS
  return false
}

/** Caches the result of the opcode that TypeScript ran, if WebAssembly can use it the next time. */
function cacheResult(frame: WasmFrame): void {
  const { interpreter, stack } = frame
  const at = frame.at - INSTRUCTION_BYTES
  switch (interpreter.view.getUint8(at)) {
    case RUN_WORD:
      interpreter.cacheWord(interpreter.view.getUint32(at + 4, true), stack.top)
      return
    case OWN_BALANCE:
      frame.cacheBalance()
      return
    case RETURN_COPY:
      frame.cacheReturned()
  }
}

const isJump = (code: number) => code === JUMP || code === JUMPI || code === JUMP_TO || code === JUMPI_TO

/** Decodes the destination of a jump. Returns false if it is none or the code arena is full: then the frame falls back. */
function linkJump(frame: WasmFrame, at: number, code: number): boolean {
  const { stack, state, interpreter } = frame
  const isFixed = code === JUMP_TO || code === JUMPI_TO
  const destination = isFixed ? pushedNumber(state.code, state.programCounter) : stack.peek(0)
  const block = typeof destination === 'number' ? frame.code.blockAt(destination) : 0
  frame.hasFallenBack = block === 0
  if (isFixed) interpreter.view.setUint32(at + 4, block, true)
  frame.at = at
  return !frame.hasFallenBack
}

/** Enters again with a window of at least the block's gas. Returns false if the frame cannot pay it, or the stack fails. */
function retryBlock(frame: WasmFrame, at: number, left: number): boolean {
  const price = frame.interpreter.view.getUint16(at + 2, true)
  frame.hasFallenBack = left >= price || frame.state.gasLeft < price
  frame.interpreter.gasToPause = 0
  frame.minWindow = price
  frame.at = at
  return !frame.hasFallenBack
}
