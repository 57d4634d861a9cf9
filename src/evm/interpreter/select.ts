import { EMPTY_BYTES } from '../../base/bytes.ts'
import { catchMaybePromise, type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { Context } from '../context.ts'
import { createSubstate, ExceptionalHalt, exception, type Frame, type FrameEnd } from '../frame.ts'
import { FrameMemory } from '../frameMemory.ts'
import { faultOf, type StepObserver } from '../observer.ts'
import type { OpcodeTable } from '../opcodes/table.ts'
import { analyse, charge, createRunState, type RunState, totalGas } from '../runState.ts'
import { Stack } from '../stack.ts'
import { enterWasm, type WasmFrame } from '../wasm/frame.ts'
import type { InterpreterLease } from '../wasm/pool.ts'
import { runWasmFrame } from '../wasm/runWasmFrame.ts'
import { interpret, run } from './typescript.ts'

/** The opcodes of some rules, and the interpreter in WebAssembly that a run may acquire. */
export interface InterpreterEngine {
  readonly opcodes: OpcodeTable
  /** Undefined if the TypeScript interpreter runs all frames. */
  readonly lease: InterpreterLease | undefined
}

/** Runs a frame's code as the context's innermost frame. The state keeps what it wrote, however it ends. */
export function runFrame(context: Context, engine: InterpreterEngine, frame: Frame): MaybePromise<FrameEnd> {
  const { opcodes } = engine
  const { frame: outerFrame, substate: outerSubstate, internals: outerInternals } = context
  const substate = createSubstate()
  const wasmFrame = createWasmFrame(context, engine, frame)
  const state = wasmFrame?.state ?? createRunState(frame, new Stack(), new FrameMemory(context.signal))
  const { observer } = context
  context.frame = frame
  context.substate = substate
  context.internals = 0
  observer?.onFrame?.(frame, substate)
  const leave = () => {
    state.memory.release()
    wasmFrame?.release()
    context.frame = outerFrame
    context.substate = outerSubstate
    // The reference node does not count those within a creation.
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
  return catchMaybePromise(() => mapMaybePromise(interpretAll(state, context, opcodes, wasmFrame), succeed), fail)
}

/**
 * Creates the frame in the run's interpreter in WebAssembly. Returns undefined for frames that only the TypeScript interpreter runs:
 * those with a step observer, with a code header, and by the early rules, which have opcodes that skip a byte.
 */
function createWasmFrame(context: Context, { opcodes, lease }: InterpreterEngine, frame: Frame): WasmFrame | undefined {
  const { observer, rules, signal } = context
  if (lease === undefined || observer?.steps !== undefined || !rules.has('rskip191')) return undefined
  if (analyse(frame.code).start > 0) return undefined
  const interpreter = lease.acquire()
  return interpreter === undefined ? undefined : enterWasm(interpreter, opcodes, frame, signal)
}

/** Runs until the frame or its code ends. */
function interpretAll(
  state: RunState,
  context: Context,
  opcodes: OpcodeTable,
  wasmFrame: WasmFrame | undefined,
): MaybePromise<void> {
  if (wasmFrame !== undefined) return untilDone(() => runWasmFrame(wasmFrame, context, opcodes))
  if (state.programCounter > 0 && state.programCounter >= state.code.length)
    throw exception('code ends within its header')
  const steps = context.observer?.steps
  if (steps !== undefined) return interpretStepwise(state, context, opcodes, steps)
  return untilDone(() => interpret(state, context, opcodes))
}

/** Calls `proceed` again after each promise that it returns. */
function untilDone(proceed: () => Promise<void> | undefined): MaybePromise<void> {
  const wait = proceed()
  return wait && awaitUntilDone(wait, proceed)
}

async function awaitUntilDone(first: Promise<void>, proceed: () => Promise<void> | undefined): Promise<void> {
  for (let wait: Promise<void> | undefined = first; wait !== undefined; wait = proceed()) await wait
}

/** Runs like {@link interpret}, but reports each opcode to a step observer. Only an opcode that waits costs a promise. */
async function interpretStepwise(
  state: RunState,
  context: Context,
  opcodes: OpcodeTable,
  steps: StepObserver,
): Promise<void> {
  const { code } = state
  while (state.end === undefined && state.programCounter < code.length) {
    const shown = steps.onStep(state, context.frame)
    if (shown !== undefined) await shown
    const pause = context.yielder.pause()
    if (pause !== undefined) await pause
    const instruction = opcodes[code[state.programCounter] ?? 0]
    if (instruction === undefined) throw exception('invalid opcode')
    state.calleeGas = 0n
    const extra = instruction.extraGas?.(state, context) ?? 0
    const gas = instruction.fee + (typeof extra === 'number' ? extra : await extra)
    charge(state, gas)
    const gasCost = BigInt(gas) + state.calleeGas
    steps.onPaid(gasCost)
    const running = run(instruction, state, context)
    if (running !== undefined) await running
    steps.onStepEnd(gasCost)
  }
}
