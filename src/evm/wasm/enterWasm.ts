import type { Context } from '../context.ts'
import { interpret, step } from '../interpreter/typescript.ts'
import { CLEAR_REFUND } from '../opcodes/storage.ts'
import type { OpcodeTable } from '../opcodes/table.ts'
import type { MachineFrame } from './frame.ts'
import { changesWhatIsKept } from './instructions.ts'
import {
  FRAME_CLEARED,
  FRAME_GAS_BESIDE,
  FRAME_HAS_MORE_GAS,
  FRAME_RETURN_SIZE,
  INSTRUCTION_BYTES,
  LEFT_BYTES,
  LEFT_GAS,
  LEFT_TOP,
  NOTES,
} from './layout.ts'
import { pushedNumber } from './pushes.ts'
import { BLOCK, JUMP, JUMP_TO, JUMPI, JUMPI_TO, OWN_BALANCE, RETURN_COPY, RUN_WORD } from './wasmOpcodes.ts'

const WORD_BYTES = 32
/** What an opcode that TypeScript does counts for, when it comes to looking at the clock. */
const STEP_GAS = 500

/**
 * Runs a frame until it ends or something has to be waited for, whose promise is returned: then it is called again. The
 * machine does what succeeds; what else happens is done by the opcodes, one by one, on the same state.
 */
export function runOnMachine(frame: MachineFrame, context: Context, opcodes: OpcodeTable): Promise<void> | undefined {
  const { machine, state } = frame
  while (state.end === undefined) {
    if (frame.isLeft || !isReady(frame)) return leave(frame, context, opcodes)
    if (machine.gasToPause <= 0) {
      machine.refill()
      const wait = context.pacer.pause()
      if (wait !== undefined) return wait
    }
    if (enter(frame, context)) continue
    if (frame.isLeft) return leave(frame, context, opcodes)
    if (state.programCounter >= state.code.length) return undefined
    const pending = step(state, context, opcodes)
    if (pending !== undefined) return pending
    keep(frame)
  }
  return undefined
}

/** The rest of the frame is the loop's: mostly it ends within a few opcodes. */
function leave(frame: MachineFrame, context: Context, opcodes: OpcodeTable): Promise<void> | undefined {
  frame.isLeft = true
  return interpret(frame.state, context, opcodes)
}

/** Pays for the rest of a block that an opcode has interrupted, and sees whether the machine can go on. */
function isReady(frame: MachineFrame): boolean {
  const { state, memory, owed } = frame
  const bytes = WORD_BYTES * state.memoryWords
  // What a call has paid for may not have been used yet.
  if (bytes > memory.granted) memory.touch(bytes)
  if (memory.isOutside || owed > state.gasLeft) return false
  state.gasLeft -= owed
  frame.owed = 0
  return true
}

/** Runs instructions. True: all there is to do is to enter again; otherwise it is an opcode's turn. */
function enter(frame: MachineFrame, { substate }: Context): boolean {
  const { machine, address, state, stack, memory } = frame
  const { view } = machine
  const window = Math.min(state.gasLeft, Math.max(machine.gasToPause, frame.least))
  frame.least = 0
  state.gasLeft -= window
  view.setFloat64(address + FRAME_GAS_BESIDE, state.gasLeft, true)
  view.setUint32(address + FRAME_HAS_MORE_GAS, state.gasAside === 0n ? 0 : 1, true)
  view.setUint32(address + FRAME_RETURN_SIZE, state.returnBytes.length, true)
  const at = machine.run(address, frame.at, stack.top, window, WORD_BYTES * state.memoryWords)
  const left = view.getUint32(LEFT_GAS, true)
  const bytes = view.getUint32(LEFT_BYTES, true)
  machine.gasToPause -= window - left
  state.gasLeft = view.getFloat64(address + FRAME_GAS_BESIDE, true) + left
  stack.top = view.getUint32(LEFT_TOP, true)
  state.memoryWords = bytes / WORD_BYTES
  state.programCounter = view.getUint32(at + NOTES, true)
  if (bytes > 0) memory.touch(bytes)
  const cleared = view.getUint32(address + FRAME_CLEARED, true)
  if (cleared > 0) {
    substate.refund += BigInt(cleared) * CLEAR_REFUND
    view.setUint32(address + FRAME_CLEARED, 0, true)
  }
  const code = view.getUint8(at)
  if (code === BLOCK) return retry(frame, at, left)
  if (isJump(code) && link(frame, at, code)) return true
  if (changesWhatIsKept(state.code[state.programCounter] ?? 0)) frame.forget()
  const after = view.getUint32(at + NOTES + 4, true)
  state.gasLeft += view.getUint16(at + 2, true) + after
  frame.owed = after
  frame.at = at + INSTRUCTION_BYTES
  machine.gasToPause -= STEP_GAS
  return false
}

/** What an opcode has come to may stay: then the machine does it from now on. */
function keep(frame: MachineFrame): void {
  const { machine, stack } = frame
  const at = frame.at - INSTRUCTION_BYTES
  switch (machine.view.getUint8(at)) {
    case RUN_WORD:
      machine.keepWord(machine.view.getUint32(at + 4, true), stack.top)
      return
    case OWN_BALANCE:
      frame.keepBalance()
      return
    case RETURN_COPY:
      frame.keepReturned()
  }
}

const isJump = (code: number) => code === JUMP || code === JUMPI || code === JUMP_TO || code === JUMPI_TO

/**
 * Decodes what a jump leads to, so that it can be done. False: it leads nowhere, or there is no room any more, and the loop
 * goes on.
 */
function link(frame: MachineFrame, at: number, code: number): boolean {
  const { stack, state, machine } = frame
  const isFixed = code === JUMP_TO || code === JUMPI_TO
  const destination = isFixed ? pushedNumber(state.code, state.programCounter) : stack.peek(0)
  const there = typeof destination === 'number' ? frame.code.blockAt(destination) : 0
  frame.isLeft = there === 0
  if (isFixed) machine.view.setUint32(at + 4, there, true)
  frame.at = at
  return !frame.isLeft
}

/** A block did not fit into the window, or it does not fit at all: then the frame ends within it. */
function retry(frame: MachineFrame, at: number, left: number): boolean {
  const price = frame.machine.view.getUint16(at + 2, true)
  frame.isLeft = left >= price || frame.state.gasLeft < price
  frame.machine.gasToPause = 0
  frame.least = price
  frame.at = at
  return !frame.isLeft
}
