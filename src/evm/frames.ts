import { EVMError } from '@ethereumjs/evm'
import { EMPTY_BYTES } from '../base/bytes.ts'
import { type Context, createSubstate, type Frame, type FrameEnd } from './context.ts'
import { Halt, outOfGas } from './halt.ts'
import type { OpcodeTable } from './opcodes/table.ts'
import { createRunState, type RunState } from './runState.ts'

/** An opcode of this price takes long enough to look at the clock: a hash or a copy of some kilobytes. */
const HEAVY_GAS = 1_000n

/** Runs a frame's code, as the context's innermost frame. The world keeps what it wrote, however it ends. */
export async function runFrame(context: Context, opcodes: OpcodeTable, frame: Frame): Promise<FrameEnd> {
  const { frame: outerFrame, substate: outerSubstate } = context
  const substate = createSubstate()
  context.frame = frame
  context.substate = substate
  try {
    const state = createRunState(frame)
    await interpret(state, context, opcodes)
    const { kind, output } = state.end ?? { kind: 'success', output: EMPTY_BYTES }
    return kind === 'success'
      ? { kind, output, gasLeft: state.gasLeft, substate }
      : { kind, output, gasLeft: state.gasLeft }
  } catch (error) {
    if (error instanceof Halt) return { kind: 'exception', reason: error.reason }
    if (error instanceof EVMError) return { kind: 'exception', reason: error.error }
    throw error
  } finally {
    context.frame = outerFrame
    context.substate = outerSubstate
  }
}

/** Goes on until an opcode ends the frame or the code runs out. Waits only for opcodes that have something to wait for. */
async function interpret(state: RunState, context: Context, opcodes: OpcodeTable): Promise<void> {
  const { code } = state
  if (state.programCounter > 0 && state.programCounter >= code.length) throw new Halt('code ends within its header')
  while (state.end === undefined && state.programCounter < code.length) {
    state.opcode = code[state.programCounter] ?? 0
    const opcode = opcodes[state.opcode]
    if (opcode === undefined) throw new Halt('invalid opcode')
    let gas = opcode.gas
    if (opcode.extraGas !== undefined) {
      const extra = opcode.extraGas(state, context)
      gas += typeof extra === 'bigint' ? extra : await extra
      if (gas > HEAVY_GAS) await context.pacer.pause()
    }
    charge(state, gas)
    state.programCounter++
    const pending = opcode.run(state, context)
    if (pending !== undefined) await pending
  }
}

function charge(state: RunState, gas: bigint): void {
  if (state.gasLeft < gas) throw outOfGas()
  state.gasLeft -= gas
}
