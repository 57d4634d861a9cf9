import type { Bytes } from '../../base/bytes.ts'
import type { Compat } from '../../chainspec/network.ts'
import type { ReferenceSteps, SelectorCounts, Step, StepParts, TouchedAccount, TracedCall } from '../../evm/evm.ts'
import type { Log } from '../../primitives/log.ts'

export type { ReferenceSteps, Step, TouchedAccount, TracedCall, TracedFault } from '../../evm/evm.ts'

/** The content and the form of a trace. */
export type Tracer =
  /** Each opcode, in the form of the reference node's struct logger. */
  | { readonly kind: 'referenceSteps'; readonly parts: StepParts }
  /** Each opcode, in geth's form; `limit` is the maximum number of steps, 0: unlimited. */
  | { readonly kind: 'gethSteps'; readonly parts: StepParts; readonly limit: number }
  /** Nested calls, in the form of the reference node or of geth's `callTracer`. */
  | { readonly kind: 'calls'; readonly form: Compat; readonly onlyTopCall: boolean; readonly withLog: boolean }
  /** One trace for each call; in Ethereum's form, `only` filters them. */
  | { readonly kind: 'actions'; readonly form: 'rootstock' }
  | { readonly kind: 'actions'; readonly form: 'ethereum'; readonly only?: ActionParties }
  /** One trace for each call, in the form of geth's `flatCallTracer`. */
  | { readonly kind: 'flatCalls'; readonly convertsErrors: boolean; readonly withPrecompiles: boolean }
  /** The accessed accounts before the transaction, or their changes. */
  | {
      readonly kind: 'prestate'
      readonly diffMode: boolean
      readonly withCode: boolean
      readonly withStorage: boolean
    }
  /** Number of calls for each function selector. */
  | { readonly kind: 'selectors' }

/** Tracers of calls. */
export type CallsTracer = Extract<Tracer, { kind: 'calls' | 'actions' | 'flatCalls' }>

/** Senders and receivers of actions; empty: any. */
export interface ActionParties {
  readonly senders: readonly Bytes[]
  readonly receivers: readonly Bytes[]
}

/** The data that a tracer has recorded of one transaction. */
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

/** Facts of a traced transaction, or of a traced call, which is in no block. */
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

/** Prints traces as JSON text while they are recorded, which needs less memory than objects. */
export interface TracePrinter {
  /** Prints a step; in the reference node's form without its storage and closing brace. */
  step(step: Step, kind: 'referenceSteps' | 'gethSteps'): string
  /** Prints a trace: one text, or one for each action. */
  trace(trace: Trace, about: TracedTransaction): readonly string[]
}

/** A transaction, and its trace as JSON text: one, or one for each action. */
export interface PrintedTrace {
  readonly hash: Bytes
  readonly texts: readonly string[]
}
