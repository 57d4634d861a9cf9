import { EMPTY_BYTES } from '../../base/bytes.ts'
import type { Log } from '../../primitives/log.ts'
import type {
  BegunCall,
  CallFault,
  Destruction,
  EndedCall,
  Observer,
  Payment,
  Refusal,
  StepObserver,
} from '../observer.ts'
import { getOpcode } from '../opcodes/table.ts'

/** A call that has ended, with the calls within it. */
export interface TracedCall extends BegunCall {
  readonly end: EndedCall
  /** The reason for which it failed, unless it reverted. */
  readonly fault: TracedFault | undefined
  /** Its own logs and those of the calls within it that succeeded. The logs of a failed call are the ones that are lost. */
  readonly logs: readonly Log[]
  readonly inner: ReadonlyArray<TracedCall | TracedDestruction>
  /** Number of its caller's logs when it began. */
  readonly logsBefore: number
  /** Positions of its last opcodes, newest first, if it failed and they are recorded. */
  readonly lastPositions?: readonly number[]
  /** The reason for which it did not begin. */
  readonly refusal?: Refusal
}

export interface TracedDestruction extends Destruction {
  readonly kind: 'SELFDESTRUCT'
}

export interface TracedFault extends CallFault {
  /** The name of the opcode and the number of words that it pops; undefined if no opcode or an invalid one failed. */
  readonly opcode: { readonly name: string; readonly pops: number } | undefined
}

interface OpenCall {
  readonly begun: BegunCall
  readonly logsBefore: number
  fault: TracedFault | undefined
  logs: readonly Log[]
  readonly inner: Array<TracedCall | TracedDestruction>
  readonly positions: PositionRing | undefined
}

/** Counts the characters of a trace's text. Throws if there are too many. */
export type Spend = (characters: number) => void

/** Approximate length of a call's text without its data. */
const CALL_CHARACTERS = 400

const DONE = { kind: 'success', output: EMPTY_BYTES, gasUsed: 0n } as const

/** Gathers the calls of a run. */
export interface CallTracer {
  readonly observer: Observer
  /** Returns the outermost call once it has ended. */
  root(): TracedCall | undefined
}

/**
 * Creates a tracer that gathers calls as the reference node shows them: without calls of precompiled contracts by code, and
 * without contracts whose init code failed or was empty. With `all` it also gathers these, and calls that were refused.
 * `withPositions` records positions of opcodes, which makes the run slower.
 */
export function createCallTracer(
  spend: Spend,
  { onlyTopCall = false, all = false, withPositions = false } = {},
): CallTracer {
  const open: OpenCall[] = []
  let root: TracedCall | undefined

  const close = (end: EndedCall) => {
    const closed = open.pop()
    if (closed === undefined) return
    const { begun, fault, inner, logsBefore } = closed
    const outer = open.at(-1)
    // The logs of a precompile that code calls are among its caller's logs.
    const logs = begun.runs === 'precompile' ? (outer?.logs.slice(logsBefore) ?? []) : closed.logs
    const lastPositions = end.kind === 'success' ? undefined : closed.positions?.newestFirst()
    spend(POSITION_CHARACTERS * (lastPositions?.length ?? 0))
    const call: TracedCall = { ...begun, end, fault, logs, inner, logsBefore, ...(lastPositions && { lastPositions }) }
    if (outer === undefined) root = call
    else if ((all || isShown(call)) && !onlyTopCall) outer.inner.push(call)
  }

  const observer: Observer = {
    onCall(begun) {
      spend(CALL_CHARACTERS + 2 * begun.input.length)
      const logsBefore = open.at(-1)?.logs.length ?? 0
      open.push({
        begun,
        fault: undefined,
        logs: [],
        inner: [],
        logsBefore,
        positions: withPositions ? createPositionRing() : undefined,
      })
    },
    onRefusal(call, refusal) {
      const outer = open.at(-1)
      if (!all || onlyTopCall || outer === undefined) return
      spend(CALL_CHARACTERS + 2 * call.input.length)
      outer.inner.push({ ...refusedCall(call, refusal), logsBefore: outer.logs.length })
    },
    onFrame(_frame, { logs }) {
      const call = open.at(-1)
      if (call !== undefined) call.logs = logs
    },
    onFault(fault) {
      const call = open.at(-1)
      if (call !== undefined) call.fault = { ...fault, opcode: opcodeOf(fault) }
    },
    onSelfDestruct(destruction) {
      spend(CALL_CHARACTERS)
      if (!onlyTopCall) open.at(-1)?.inner.push({ kind: 'SELFDESTRUCT', ...destruction })
    },
    onPayment(payment) {
      spend(CALL_CHARACTERS)
      // The outermost call is shown with its payments even if its calls are not.
      if (!onlyTopCall || open.length === 1) open.at(-1)?.inner.push(paymentCall(payment))
    },
    onCallEnd(end) {
      spend(2 * end.output.length)
      close(end)
    },
  }
  const steps: StepObserver = {
    onStep: ({ programCounter }) => open.at(-1)?.positions?.add(programCounter),
    onPaid: () => undefined,
    onStepEnd: () => undefined,
  }
  return { observer: withPositions ? { ...observer, steps } : observer, root: () => root }
}

/** Opcodes that are recorded of a call: more than any check of Solidity has after the expression that it checks. */
const KEPT_POSITIONS = 256
const POSITION_CHARACTERS = 6

type PositionRing = ReturnType<typeof createPositionRing>

/** Creates a store of the last positions. */
function createPositionRing() {
  const positions: number[] = []
  let next = 0
  return {
    add(position: number): void {
      positions[next] = position
      next = (next + 1) % KEPT_POSITIONS
    },
    newestFirst: (): readonly number[] => [...positions.slice(next), ...positions.slice(0, next)].reverse(),
  }
}

/** Returns a precompile's payment as a call without gas. */
export function paymentCall({ from, to, wei }: Payment): TracedCall {
  const begun = {
    kind: 'CALL',
    caller: from,
    target: to,
    codeAddress: to,
    value: wei,
    gas: 0n,
    input: EMPTY_BYTES,
  } as const
  return { ...begun, runs: 'nothing', end: DONE, fault: undefined, logs: [], inner: [], logsBefore: 0 }
}

/** Returns a call that was refused. A creation whose address is taken uses all its gas; other refusals use none. */
function refusedCall(begun: BegunCall, refusal: Refusal): TracedCall {
  const gasUsed = refusal === 'address is taken' ? begun.gas : 0n
  const end = { kind: 'exception', output: EMPTY_BYTES, gasUsed } as const
  return { ...begun, end, fault: undefined, logs: [], inner: [], logsBefore: 0, refusal }
}

/** Returns the opcode of a fault. */
export function opcodeOf({ code }: CallFault): TracedFault['opcode'] {
  const opcode = code === undefined ? undefined : getOpcode(code)
  return opcode && { name: opcode.name, pops: opcode.pops ?? 0 }
}

function isShown({ kind, runs, end, fault }: TracedCall): boolean {
  if (runs === 'precompile') return false
  const isCreation = kind === 'CREATE' || kind === 'CREATE2'
  if (isCreation && runs === 'nothing') return false
  const isRefusal = fault !== undefined && fault.code === undefined
  return !isCreation || end.kind === 'success' || isRefusal
}
