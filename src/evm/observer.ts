import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { mapMaybePromise } from '../concurrency/maybePromise.ts'
import type { CallKind, ExceptionalHalt, Frame, FrameEnd, Substate } from './frame.ts'
import { type InternalOrigin, internalHash } from './internalTransaction.ts'
import { type RunState, totalGas } from './runState.ts'
import { big } from './word.ts'

/** A call or a creation that begins. */
export interface BegunCall {
  readonly kind: CallKind | 'CREATE' | 'CREATE2'
  /** The account that calls; the sender for the outermost call. */
  readonly caller: Bytes
  /** The account that the code works on. */
  readonly target: Bytes
  /** The account whose code runs; the new contract for a creation. */
  readonly codeAddress: Bytes
  /** The value of CALLVALUE in the called code. */
  readonly value: bigint
  readonly gas: bigint
  /** The init code for a creation. */
  readonly input: Bytes
  /** The callee; `nothing` if only value is moved. */
  readonly runs: 'code' | 'precompile' | 'nothing'
}

/** The reason for which a call or a creation is refused before it begins. */
export type Refusal = 'too deep' | 'not enough balance' | 'address is taken'

export interface EndedCall {
  readonly kind: FrameEnd['kind']
  /** The return data, the revert data, or the code of a new contract. */
  readonly output: Bytes
  readonly gasUsed: bigint
}

/** An account that destroyed itself, and the account that received its balance. */
export interface Destruction {
  readonly address: Bytes
  readonly beneficiary: Bytes
  readonly balance: bigint
}

/** Wei that a precompile has paid out. */
export interface Payment {
  readonly from: Bytes
  readonly to: Bytes
  readonly wei: bigint
}

/** The reason and the position at which the innermost call failed. */
export interface CallFault {
  readonly reason: string
  /** The number that the reason is about: the missing gas, the destination of a jump, the size of code. */
  readonly figure: number | bigint | undefined
  /** The opcode. Undefined if the code of a new contract was refused, which no opcode causes. */
  readonly code: number | undefined
  readonly programCounter: number
  readonly gasLimit: bigint
  readonly gasLeft: bigint
  readonly stackSize: number
  /** The second and third word of the stack, which include RETURNDATACOPY's arguments. */
  readonly words: readonly [bigint, bigint]
  /** The hash of the transaction that the reference node names, an internal one for a call by code. */
  readonly transactionHash: Bytes | undefined
}

/** Receives each opcode, which makes the run slower. */
export interface StepObserver {
  /** Called before an opcode is paid. */
  onStep(state: RunState, frame: Frame): Promise<void> | void
  /** Called when it is paid, before it runs. `gasCost` includes the gas that a call passes on. */
  onPaid(gasCost: bigint): void
  /** Called after an opcode that did not fail, with the same price. */
  onStepEnd(gasCost: bigint): void
}

/**
 * Receives the events of a run. Calls begin and end like brackets, the outermost one included. What an observer throws ends the
 * run.
 */
export interface Observer {
  onCall(call: BegunCall): void
  onCallEnd(end: EndedCall): void
  /** Called when the call that has begun enters a frame. `substate` is filled while the frame runs. */
  onFrame?(frame: Frame, substate: Substate): void
  /** Called instead of `onCall` and `onCallEnd` if an opcode's call does not begin. A refusal may still take all its gas. */
  onRefusal?(call: BegunCall, refusal: Refusal): void
  /** Called just before the end of the call that fails. */
  onFault?(fault: CallFault): void
  onSelfDestruct?(destruction: Destruction): void
  /** Called when a precompile has paid out wei and is about to end. */
  onPayment?(payment: Payment): void
  readonly steps?: StepObserver
}

/** A run, and its innermost frame. */
interface Running extends InternalOrigin {
  readonly frame: Frame
}

/** Returns the fault of the innermost frame, which has halted. */
export function faultOf(context: Running, halt: ExceptionalHalt, state: RunState): CallFault {
  const { gasLimit, internal } = context.frame
  const { stack, code, programCounter } = state
  return {
    reason: halt.reason,
    figure: halt.figure,
    code: code[programCounter] ?? 0,
    programCounter,
    gasLimit,
    gasLeft: totalGas(state),
    stackSize: stack.size,
    words: [big(stack.peek(1)), big(stack.peek(2))],
    transactionHash: internalHash(context, internal),
  }
}

/**
 * Returns the fault of the innermost frame for a new contract whose code of `size` bytes is refused. `gas` is what init code
 * left.
 */
export function depositFault(
  context: Running,
  reason: string,
  size: number,
  gas: Pick<CallFault, 'gasLimit' | 'gasLeft'>,
): CallFault {
  const transactionHash = internalHash(context, context.frame.internal)
  return {
    reason,
    figure: size,
    code: undefined,
    programCounter: 0,
    ...gas,
    stackSize: 0,
    words: [0n, 0n],
    transactionHash,
  }
}

export function endOf(end: FrameEnd, gasLimit: bigint): EndedCall {
  if (end.kind === 'exception') return { kind: end.kind, output: EMPTY_BYTES, gasUsed: gasLimit }
  return { kind: end.kind, output: end.output, gasUsed: gasLimit - end.gasLeft }
}

/** Returns an observer that reports to both, the first one first. */
export function joinObservers(first: Observer, second: Observer): Observer {
  const steps = joinSteps(first.steps, second.steps)
  return {
    onCall(call) {
      first.onCall(call)
      second.onCall(call)
    },
    onCallEnd(end) {
      first.onCallEnd(end)
      second.onCallEnd(end)
    },
    onFrame(frame, substate) {
      first.onFrame?.(frame, substate)
      second.onFrame?.(frame, substate)
    },
    onRefusal(call, refusal) {
      first.onRefusal?.(call, refusal)
      second.onRefusal?.(call, refusal)
    },
    onFault(fault) {
      first.onFault?.(fault)
      second.onFault?.(fault)
    },
    onSelfDestruct(destruction) {
      first.onSelfDestruct?.(destruction)
      second.onSelfDestruct?.(destruction)
    },
    onPayment(payment) {
      first.onPayment?.(payment)
      second.onPayment?.(payment)
    },
    ...(steps === undefined ? {} : { steps }),
  }
}

function joinSteps(first: StepObserver | undefined, second: StepObserver | undefined): StepObserver | undefined {
  if (first === undefined || second === undefined) return first ?? second
  return {
    onStep: (state, frame) => mapMaybePromise(first.onStep(state, frame), () => second.onStep(state, frame)),
    onPaid(gasCost) {
      first.onPaid(gasCost)
      second.onPaid(gasCost)
    },
    onStepEnd(gasCost) {
      first.onStepEnd(gasCost)
      second.onStepEnd(gasCost)
    },
  }
}
