import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import type { CallKind, ExceptionalHalt, Frame, FrameEnd, Substate } from './frame.ts'
import { type InternalOrigin, internalHash } from './internalTransaction.ts'
import { type RunState, totalGas } from './runState.ts'
import { big } from './word.ts'

/** A call or a creation that begins. */
export interface BegunCall {
  readonly kind: CallKind | 'CREATE' | 'CREATE2'
  /** The account that calls; of the outermost call the sender. */
  readonly caller: Bytes
  /** The account that the code works on. */
  readonly target: Bytes
  /** The account whose code runs; of a creation the new contract. */
  readonly codeAddress: Bytes
  /** What CALLVALUE answers inside. */
  readonly value: bigint
  readonly gas: bigint
  /** Of a creation the init code. */
  readonly input: Bytes
  /** Whether it enters a frame; `nothing` only moves value. */
  readonly runs: 'code' | 'precompile' | 'nothing'
}

/** The reason for which a call or a creation is refused before it begins. */
export type Refusal = 'too deep' | 'not enough balance' | 'address is taken'

export interface EndedCall {
  readonly kind: FrameEnd['kind']
  /** What was returned, a revert's payload, the code of a new contract. */
  readonly output: Bytes
  readonly gasUsed: bigint
}

/** An account that destroys itself, and who gets its balance. */
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

/** Why the innermost call fails, and where it stood. */
export interface Fault {
  readonly reason: string
  /** What the reason is about: the gas that was missing, the destination of a jump, the size of code. */
  readonly figure: number | bigint | undefined
  /** Of the opcode. Undefined for a refusal to keep the code of a new contract, which no opcode causes. */
  readonly code: number | undefined
  readonly programCounter: number
  readonly gasLimit: bigint
  readonly gasLeft: bigint
  readonly stackSize: number
  /** The second and third words of the stack, of which RETURNDATACOPY's arguments are. */
  readonly words: readonly [bigint, bigint]
  /** The hash of the transaction that the reference names: of a call by code one that it makes up. */
  readonly transactionHash: Bytes | undefined
}

/** Told of each opcode; who implements it slows the run down. */
export interface StepObserver {
  /** Before an opcode is paid for. */
  onStep(state: RunState, frame: Frame): Promise<void> | void
  /** Once it is paid for, before it runs. `gasCost` has the gas that a call takes along. */
  onPaid(gasCost: bigint): void
  /** After it, with the same price; not told of one that fails. */
  onStepEnd(gasCost: bigint): void
}

/**
 * What a run tells of itself while it goes on. Calls begin and end like brackets, the outermost one included. What an
 * observer throws ends the run.
 */
export interface Observer {
  onCall(call: BegunCall): void
  onCallEnd(end: EndedCall): void
  /** The call that has begun enters a frame; `substate` fills up while it runs. */
  onFrame?(frame: Frame, substate: Substate): void
  /** Called in place of `onCall` and `onCallEnd` when an opcode's call does not begin; a refusal may still take all its gas. */
  onRefusal?(call: BegunCall, refusal: Refusal): void
  /** Just before the end of the call that fails. */
  onFault?(fault: Fault): void
  onSelfDestruct?(destruction: Destruction): void
  /** Of the precompile that is called, once it has done all that it does. */
  onPayment?(payment: Payment): void
  readonly steps?: StepObserver
}

/** A run, and the frame that runs now. */
interface Running extends InternalOrigin {
  readonly frame: Frame
}

/** The fault of the frame that runs now, which has halted. */
export function faultOf(context: Running, halt: ExceptionalHalt, state: RunState): Fault {
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
 * The fault of a contract whose code of `size` bytes is refused, after init code that left so much of its gas; it is that
 * of the frame that runs now.
 */
export function depositFault(
  context: Running,
  reason: string,
  size: number,
  gas: Pick<Fault, 'gasLimit' | 'gasLeft'>,
): Fault {
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

/** Tells both, the first one first; steps are the second one's. */
export function joinObservers(first: Observer, second: Observer): Observer {
  const { steps } = second
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
