import type { Bytes } from '../../base/bytes.ts'
import type { Compat } from '../../chainspec/network.ts'
import type { ReferenceSteps, SelectorCounts, Step, StepParts, TouchedAccount, TracedCall } from '../../evm/evm.ts'
import type { Log } from '../../primitives/log.ts'

export type { ReferenceSteps, Step, TouchedAccount, TracedCall, TracedFault } from '../../evm/evm.ts'

/** What a trace tells, and in which form. */
export type Tracer =
  /** Each opcode, as the reference's struct logger shows it. */
  | { readonly kind: 'referenceSteps'; readonly parts: StepParts }
  /** As geth's does; `limit` is the most that are shown, 0: all. */
  | { readonly kind: 'gethSteps'; readonly parts: StepParts; readonly limit: number }
  /** Nested calls, in the form of the reference's or of geth's `callTracer`. */
  | { readonly kind: 'calls'; readonly form: Compat; readonly onlyTopCall: boolean; readonly withLog: boolean }
  /** The calls one after the other, each a trace of its own; in Ethereum's form `only` leaves the others out. */
  | { readonly kind: 'actions'; readonly form: 'rootstock' }
  | { readonly kind: 'actions'; readonly form: 'ethereum'; readonly only?: ActionParties }
  /** The same as geth's `flatCallTracer` prints them. */
  | { readonly kind: 'flatCalls'; readonly convertsErrors: boolean; readonly withPrecompiles: boolean }
  /** The accounts that are touched, as they were before, or what changes of them. */
  | {
      readonly kind: 'prestate'
      readonly diffMode: boolean
      readonly withCode: boolean
      readonly withStorage: boolean
    }
  /** How often which function is called. */
  | { readonly kind: 'selectors' }

/** The tracers that show calls. */
export type CallsTracer = Extract<Tracer, { kind: 'calls' | 'actions' | 'flatCalls' }>

/** The accounts that an action is from and to; empty: any. */
export interface ActionParties {
  readonly senders: readonly Bytes[]
  readonly receivers: readonly Bytes[]
}

/** What a tracer has gathered of one transaction. */
export type Trace =
  | { readonly kind: 'referenceSteps'; readonly steps: ReferenceSteps; readonly root: TracedCall }
  | { readonly kind: 'gethSteps'; readonly steps: readonly string[]; readonly root: TracedCall }
  | { readonly kind: 'calls'; readonly root: TracedCall; readonly tracer: CallsTracer }
  | {
      readonly kind: 'prestate'
      readonly accounts: readonly TouchedAccount[]
      readonly options: Extract<Tracer, { kind: 'prestate' }>
    }
  | { readonly kind: 'selectors'; readonly counts: SelectorCounts }

/** What is known of a traced transaction besides, or of a traced call, which is in no block. */
export interface TracedTransaction {
  readonly hash: Bytes
  readonly isCreation: boolean
  readonly gasLimit: bigint
  readonly gasUsed: bigint
  readonly logs: readonly Log[]
  /** Block-wide index of its first log. */
  readonly firstLogIndex: number
  readonly blockHash: Bytes
  readonly blockNumber: number
  readonly index: number
}

/** Writes traces as JSON text, where they are made: as objects they would take many times as much. */
export interface TracePrinter {
  /** A step; of the reference's form without its cells and its closing brace. */
  step(step: Step, kind: 'referenceSteps' | 'gethSteps'): string
  /** One text; of actions one for each. */
  trace(trace: Trace, about: TracedTransaction): readonly string[]
}

/** A transaction, and its trace as JSON text: one, or one for each action. */
export interface PrintedTrace {
  readonly hash: Bytes
  readonly texts: readonly string[]
}
