import { type Awaitable, attempt, whenThere } from '../base/awaitable.ts'
import { EMPTY_BYTES } from '../base/bytes.ts'
import type { Context } from './context.ts'
import { ExceptionalHalt, exception } from './exceptionalHalt.ts'
import { createSubstate, type Frame, type FrameEnd } from './frame.ts'
import { charge, totalGas } from './gas.ts'
import { faultOf, type StepObserver } from './observer.ts'
import type { Instruction, OpcodeTable } from './opcodes/table.ts'
import { createRunState, type RunState } from './runState.ts'

/** An opcode of this price takes long enough to look at the clock: a hash or a copy of some kilobytes. */
const HEAVY_GAS = 1_000

/** Runs a frame's code, as the context's innermost frame. The world keeps what it wrote, however it ends. */
export function runFrame(context: Context, opcodes: OpcodeTable, frame: Frame): Awaitable<FrameEnd> {
  const { frame: outerFrame, substate: outerSubstate } = context
  const substate = createSubstate()
  const state = createRunState(frame, context.run)
  const { observer } = context
  context.frame = frame
  context.substate = substate
  observer?.onFrame?.(frame, substate)
  const leave = () => {
    state.memory.release()
    context.frame = outerFrame
    context.substate = outerSubstate
  }
  const succeed = (): FrameEnd => {
    const { kind, output } = state.end ?? { kind: 'success', output: EMPTY_BYTES }
    const gasLeft = totalGas(state)
    leave()
    return kind === 'success' ? { kind, output, gasLeft, substate } : { kind, output, gasLeft }
  }
  const fail = (thrown: unknown): FrameEnd => {
    if (thrown instanceof ExceptionalHalt) observer?.onFault?.(faultOf(thrown, state, frame))
    leave()
    if (!(thrown instanceof ExceptionalHalt)) throw thrown
    return { kind: 'exception', reason: thrown.reason }
  }
  return attempt(() => whenThere(interpretAll(state, context, opcodes), succeed), fail)
}

/** Runs until the frame or its code ends. */
function interpretAll(state: RunState, context: Context, opcodes: OpcodeTable): Awaitable<void> {
  if (state.programCounter > 0 && state.programCounter >= state.code.length)
    throw exception('code ends within its header')
  const steps = context.observer?.steps
  if (steps !== undefined) return interpretStepwise(state, context, opcodes, steps)
  const wait = interpret(state, context, opcodes)
  return wait && interpretFurther(wait, state, context, opcodes)
}

async function interpretFurther(
  begun: Promise<void>,
  state: RunState,
  context: Context,
  opcodes: OpcodeTable,
): Promise<void> {
  for (let wait: Promise<void> | undefined = begun; wait !== undefined; wait = interpret(state, context, opcodes))
    await wait
}

/**
 * Runs until an opcode ends the frame, the code ends, or an opcode returns a promise, which is returned. Not async:
 * this is the hot loop, and V8 optimises it better so.
 */
function interpret(state: RunState, context: Context, opcodes: OpcodeTable): Promise<void> | undefined {
  const { code } = state
  while (state.end === undefined && state.programCounter < code.length) {
    const instruction = opcodes[code[state.programCounter] ?? 0]
    if (instruction === undefined) throw exception('invalid opcode')
    let gas = instruction.fee
    if (instruction.extraGas !== undefined) {
      const extra = instruction.extraGas(state, context)
      if (typeof extra !== 'number') return runSlowly(instruction, extra, state, context)
      gas += extra
      const pause = gas > HEAVY_GAS ? context.pacer.pause() : undefined
      if (pause !== undefined) return runSlowly(instruction, extra, state, context, pause)
    }
    charge(state, gas)
    const pending = run(instruction, state, context)
    if (pending !== undefined) return pending
  }
  return undefined
}

/** The same loop for who wants to be told of each opcode: it comes to the same, and takes its time. */
async function interpretStepwise(
  state: RunState,
  context: Context,
  opcodes: OpcodeTable,
  steps: StepObserver,
): Promise<void> {
  const { code } = state
  while (state.end === undefined && state.programCounter < code.length) {
    await steps.onStep(state, context.frame)
    await context.pacer.pause()
    const instruction = opcodes[code[state.programCounter] ?? 0]
    if (instruction === undefined) throw exception('invalid opcode')
    state.calleeGas = 0n
    const gas = instruction.fee + ((await instruction.extraGas?.(state, context)) ?? 0)
    charge(state, gas)
    const gasCost = BigInt(gas) + state.calleeGas
    steps.onPaid(gasCost)
    await run(instruction, state, context)
    steps.onStepEnd(gasCost)
  }
}

/** The rest of an opcode whose price has to be awaited, or which others go before. */
async function runSlowly(
  instruction: Instruction,
  extra: Awaitable<number>,
  state: RunState,
  context: Context,
  pause?: Promise<void>,
): Promise<void> {
  const gas = instruction.fee + (await extra)
  await (pause ?? (gas > HEAVY_GAS ? context.pacer.pause() : undefined))
  charge(state, gas)
  await run(instruction, state, context)
}

function run({ pops, room, run }: Instruction, state: RunState, context: Context): Promise<void> | undefined | void {
  const { size } = state.stack
  if (size < pops) throw exception('stack underflow')
  if (size > room) throw exception('stack overflow')
  state.programCounter++
  return run(state, context)
}
