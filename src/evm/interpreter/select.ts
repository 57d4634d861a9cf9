import { EMPTY_BYTES } from '../../base/bytes.ts'
import { type Awaitable, attempt, whenThere } from '../../concurrency/maybePromise.ts'
import { analyse } from '../codeAnalysis.ts'
import type { Context } from '../context.ts'
import { ExceptionalHalt, exception } from '../exceptionalHalt.ts'
import { createSubstate, type Frame, type FrameEnd } from '../frame.ts'
import { FrameMemory } from '../frameMemory.ts'
import { charge, totalGas } from '../gas/gas.ts'
import { faultOf, type StepObserver } from '../observer.ts'
import type { OpcodeTable } from '../opcodes/table.ts'
import { createRunState, type RunState } from '../runState.ts'
import { Stack } from '../stack.ts'
import { runOnMachine } from '../wasm/enterWasm.ts'
import { enterMachine, type MachineFrame } from '../wasm/frame.ts'
import type { MachineLease } from '../wasm/pool.ts'
import { interpret, run } from './typescript.ts'

/** What runs code by some rules. */
export interface Engine {
  readonly opcodes: OpcodeTable
  /** The run's machine; undefined: the loop runs all frames. */
  readonly machines: MachineLease | undefined
}

/** Runs a frame's code, as the context's innermost frame. The world keeps what it wrote, however it ends. */
export function runFrame(context: Context, engine: Engine, frame: Frame): Awaitable<FrameEnd> {
  const { opcodes } = engine
  const { frame: outerFrame, substate: outerSubstate, internals: outerInternals } = context
  const substate = createSubstate()
  const onMachine = findMachine(context, engine, frame)
  const state = onMachine?.state ?? createRunState(frame, new Stack(), new FrameMemory(context.run))
  const { observer } = context
  context.frame = frame
  context.substate = substate
  context.internals = 0
  observer?.onFrame?.(frame, substate)
  const leave = () => {
    state.memory.release()
    onMachine?.release()
    context.frame = outerFrame
    context.substate = outerSubstate
    // The reference forgets those within a creation.
    context.internals = frame.internal?.kind === 'call' ? outerInternals + context.internals : outerInternals
  }
  const succeed = (): FrameEnd => {
    const { kind, output } = state.end ?? { kind: 'success', output: EMPTY_BYTES }
    const gasLeft = totalGas(state)
    leave()
    return kind === 'success' ? { kind, output, gasLeft, substate } : { kind, output, gasLeft }
  }
  const fail = (thrown: unknown): FrameEnd => {
    if (thrown instanceof ExceptionalHalt) observer?.onFault?.(faultOf(context, thrown, state))
    leave()
    if (!(thrown instanceof ExceptionalHalt)) throw thrown
    return { kind: 'exception', reason: thrown.reason }
  }
  return attempt(() => whenThere(interpretAll(state, context, opcodes, onMachine), succeed), fail)
}

/**
 * The frame on the machine that its run has. The loop runs what is told step by step, what has a header, and what follows
 * the early rules, which have opcodes that skip a byte.
 */
function findMachine(context: Context, { opcodes, machines }: Engine, frame: Frame): MachineFrame | undefined {
  const { observer, rules, run } = context
  if (machines === undefined || observer?.steps !== undefined || !rules.has('rskip191')) return undefined
  if (analyse(frame.code).start > 0) return undefined
  const machine = machines.machine()
  return machine === undefined ? undefined : enterMachine(machine, opcodes, frame, run)
}

/** Runs until the frame or its code ends. */
function interpretAll(
  state: RunState,
  context: Context,
  opcodes: OpcodeTable,
  onMachine: MachineFrame | undefined,
): Awaitable<void> {
  if (onMachine !== undefined) return goOn(() => runOnMachine(onMachine, context, opcodes))
  if (state.programCounter > 0 && state.programCounter >= state.code.length)
    throw exception('code ends within its header')
  const steps = context.observer?.steps
  if (steps !== undefined) return interpretStepwise(state, context, opcodes, steps)
  return goOn(() => interpret(state, context, opcodes))
}

/** Calls what can be interrupted until it is not. */
function goOn(proceed: () => Promise<void> | undefined): Awaitable<void> {
  const wait = proceed()
  return wait && goFurther(wait, proceed)
}

async function goFurther(begun: Promise<void>, proceed: () => Promise<void> | undefined): Promise<void> {
  for (let wait: Promise<void> | undefined = begun; wait !== undefined; wait = proceed()) await wait
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
