import type { Bytes } from '../../base/bytes.ts'
import type { Text } from '../../base/utf8Pieces.ts'
import type { Compat } from '../../chainspec/network.ts'
import type {
  ReferenceSteps,
  SelectorCounts,
  StepParts,
  StepPrinter,
  TouchedAccount,
  TracedCall,
  VmPrinter,
} from '../../evm/evm.ts'
import type { Log } from '../../primitives/log.ts'
import type { AccountOverride, BlockOverrides, CallRequest } from './simulation.ts'

export type {
  ReferenceSteps,
  Step,
  StepPrinter,
  TouchedAccount,
  TracedCall,
  TracedFault,
  VmPrinter,
} from '../../evm/evm.ts'

/** The content and the form of a trace. */
export type Tracer =
  /** Each opcode, in the form of the reference node's struct logger. */
  | { readonly kind: 'referenceSteps'; readonly parts: StepParts }
  /** Each opcode, in geth's form; `limit` is the maximum number of steps, 0: unlimited. */
  | { readonly kind: 'gethSteps'; readonly parts: StepParts; readonly limit: number }
  /** Nested calls, in the form of the reference node or of geth's `callTracer`. */
  | { readonly kind: 'calls'; readonly form: Compat; readonly onlyTopCall: boolean; readonly withLog: boolean }
  /** Nested calls in geth's form, with logs and the positions of the last opcodes of each call that failed. */
  | { readonly kind: 'faults' }
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
  /** Nothing, as geth's `noopTracer`. */
  | { readonly kind: 'noop' }
  /** Several tracers, which observe the same run. */
  | { readonly kind: 'mux'; readonly tracers: readonly NamedTracer[] }
  /** The returned data, or the reason of the failure, as `eth_callMany` shows it. */
  | { readonly kind: 'outcome' }
  /** The output, and the requested parts, in the form of OpenEthereum, Erigon and reth. */
  | { readonly kind: 'parity'; readonly parts: ParityParts }

/** A tracer under its name in geth. */
export interface NamedTracer {
  readonly name: string
  readonly tracer: Tracer
}

/** The parts of a trace in OpenEthereum's form. */
export interface ParityParts {
  readonly actions: boolean
  readonly stateDiff: boolean
  /** Whether each opcode is traced. */
  readonly steps: boolean
}

/** Tracers of calls. */
export type CallsTracer = Extract<Tracer, { kind: 'calls' | 'faults' | 'actions' | 'flatCalls' }>

/** Senders and receivers of actions; empty: any. */
export interface ActionParties {
  /** Empty: any. */
  readonly senders: readonly Bytes[]
  readonly receivers: readonly Bytes[]
  /** Whether an action must match senders and receivers, or one of them. */
  readonly matches: 'both' | 'any'
}

/** The data that a tracer has recorded of one transaction. */
export type Trace =
  | { readonly kind: 'referenceSteps'; readonly steps: ReferenceSteps; readonly root: TracedCall }
  | { readonly kind: 'gethSteps'; readonly steps: readonly Bytes[]; readonly root: TracedCall }
  | { readonly kind: 'calls'; readonly root: TracedCall; readonly tracer: CallsTracer }
  | {
      readonly kind: 'prestate'
      readonly accounts: readonly TouchedAccount[]
      readonly options: Extract<Tracer, { kind: 'prestate' }>
    }
  | { readonly kind: 'selectors'; readonly counts: SelectorCounts }
  | { readonly kind: 'noop' }
  | { readonly kind: 'mux'; readonly traces: ReadonlyArray<{ readonly name: string; readonly trace: Trace }> }
  | { readonly kind: 'outcome'; readonly root: TracedCall }
  | ParityTrace

/** A trace in OpenEthereum's form. */
export interface ParityTrace {
  readonly kind: 'parity'
  readonly parts: ParityParts
  readonly root: TracedCall
  /** Empty unless the state diff is requested. */
  readonly accounts: readonly TouchedAccount[]
  /** The printed opcodes of the outermost frame; undefined if no code ran, or unless they are requested. */
  readonly steps: string | undefined
}

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
  /** Returns a printer of steps in the form of a struct logger. */
  steps(kind: 'referenceSteps' | 'gethSteps'): StepPrinter
  /** Prints OpenEthereum's `vmTrace`. */
  readonly vm: VmPrinter
  /** Prints a trace: one text, or one for each action. */
  trace(trace: Trace, about: TracedTransaction): readonly Text[]
}

/** A transaction, and its trace as JSON text: one, or one for each action. Those of struct loggers are in pieces. */
export interface PrintedTrace {
  readonly hash: Bytes
  readonly texts: readonly Text[]
}

/** A call to trace, and its tracer. */
export interface TracedRequest {
  readonly call: CallRequest
  readonly tracer: Tracer
}

/** Calls of one simulated block. Absent members of `block` have the values of the block before. */
export interface TracedBundle {
  readonly block: BlockOverrides
  readonly calls: readonly TracedRequest[]
}

/** A part of a contract's storage, in the order of the hashes of its slots. */
export interface StorageRange {
  readonly cells: ReadonlyArray<{ readonly hash: Bytes; readonly slot: Bytes; readonly value: Bytes }>
  /** Hash of the next slot; undefined if there is none. */
  readonly next: Bytes | undefined
}

/** A range of a contract's storage before a transaction of a block. */
export interface StorageRangeQuery {
  readonly transactionIndex: number
  readonly address: Bytes
  /** Hash of the first slot, or its first bytes. */
  readonly from: Bytes
  readonly limit: number
}

/** Calls that run one after the other, each on the changes of those before it. */
export interface TracedSequence {
  /** Overrides before the first call. */
  readonly accounts: readonly AccountOverride[]
  readonly bundles: readonly TracedBundle[]
  /** Number of transactions of the selected block that precede the calls. By default all, with the end of the block. */
  readonly transactionIndex?: number | undefined
}
