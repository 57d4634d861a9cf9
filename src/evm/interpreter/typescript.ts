import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import type { Context } from '../context.ts'
import { exception } from '../frame.ts'
import type { Instruction, OpcodeTable } from '../opcodes/table.ts'
import { charge, type RunState } from '../runState.ts'

/** Gas from which an opcode takes long enough to check the clock: a hash or a copy of some kilobytes. */
const HEAVY_GAS = 1_000

/**
 * Runs until an opcode ends the frame, the code ends, or an opcode returns a promise, which is returned. It is not async because it
 * is the hot loop (docs/decisions/0001).
 */
export function interpret(state: RunState, context: Context, opcodes: OpcodeTable): Promise<void> | undefined {
  const { code } = state
  while (state.end === undefined && state.programCounter < code.length) {
    const pending = step(state, context, opcodes)
    if (pending !== undefined) return pending
  }
  return undefined
}

/** Pays for one opcode and runs it. Throws an `ExceptionalHalt` if it fails. */
export function step(state: RunState, context: Context, opcodes: OpcodeTable): Promise<void> | undefined | void {
  const instruction = opcodes[state.code[state.programCounter] ?? 0]
  if (instruction === undefined) throw exception('invalid opcode')
  let gas = instruction.fee
  if (instruction.extraGas !== undefined) {
    const extra = instruction.extraGas(state, context)
    if (typeof extra !== 'number') return runSlowly(instruction, extra, state, context)
    gas += extra
    const pause = gas > HEAVY_GAS ? context.yielder.pause() : undefined
    if (pause !== undefined) return runSlowly(instruction, extra, state, context, pause)
  }
  charge(state, gas)
  return run(instruction, state, context)
}

/** Runs the rest of an opcode after the promise of its price, or after yielding. */
async function runSlowly(
  instruction: Instruction,
  extra: MaybePromise<number>,
  state: RunState,
  context: Context,
  pause?: Promise<void>,
): Promise<void> {
  const gas = instruction.fee + (await extra)
  await (pause ?? (gas > HEAVY_GAS ? context.yielder.pause() : undefined))
  charge(state, gas)
  await run(instruction, state, context)
}

/** Runs an opcode that is paid. */
export function run(
  { pops, room, run }: Instruction,
  state: RunState,
  context: Context,
): Promise<void> | undefined | void {
  const { size } = state.stack
  if (size < pops) throw exception('stack underflow')
  if (size > room) throw exception('stack overflow')
  state.programCounter++
  return run(state, context)
}
