import type { Bytes } from '../../base/bytes.ts'
import type { Log } from '../../model/log.ts'

/** A call that is simulated; what is absent takes the chain's defaults. */
export interface CallRequest {
  readonly from?: Bytes
  readonly to?: Bytes
  readonly gas?: bigint
  readonly gasPrice?: bigint
  readonly value?: bigint
  readonly data: Bytes
}

/** A storage cell and what it is to hold, both 32-byte words. */
export interface CellOverride {
  readonly slot: Bytes
  readonly value: Bytes
}

/** What an account is to be for a simulation; what is absent stays as it is. */
export interface AccountOverride {
  readonly address: Bytes
  readonly balance?: bigint
  readonly nonce?: bigint
  readonly code?: Bytes
  /** These cells and no others; not beside `stateDiff`. */
  readonly state?: readonly CellOverride[]
  /** These cells, beside the others that there are. */
  readonly stateDiff?: readonly CellOverride[]
  /** The precompiled contract of this address stands there, too. */
  readonly movePrecompileTo?: Bytes
}

/** What a simulation's code sees of its block instead of what its header says. */
export interface BlockOverrides {
  readonly number?: number
  /** Seconds since 1970. */
  readonly timestamp?: number
  readonly coinbase?: Bytes
  readonly difficulty?: bigint
  readonly gasLimit?: bigint
  /** In wei; BASEFEE answers it. */
  readonly minimumGasPrice?: bigint
}

/** How a simulation differs from the chain. */
export interface Overrides {
  readonly accounts: readonly AccountOverride[]
  readonly block: BlockOverrides
}

/** What a call touches: accounts in rising order of their addresses, slots of each in rising order. */
export interface AccessList {
  readonly accounts: ReadonlyArray<{ readonly address: Bytes; readonly slots: readonly Bytes[] }>
  /** After refunds, as a receipt would say. */
  readonly gasUsed: bigint
  /** Why the call fails; undefined when it succeeds. */
  readonly failure: string | undefined
}

/** A call of a simulated block. */
export interface BlockCall extends CallRequest {
  /** Looked at only when the simulation validates. */
  readonly nonce?: bigint
}

export interface BlockToSimulate extends Overrides {
  readonly calls: readonly BlockCall[]
}

/** Blocks on top of a block, each with overrides of its own before its calls. */
export interface BlocksRequest {
  readonly blocks: readonly BlockToSimulate[]
  /** Whether calls must be ones that a block could hold: nonce and gas price. */
  readonly validates: boolean
  /** Whether wei that move are told among the logs. */
  readonly logsTransfers: boolean
}

export interface SimulatedCall {
  readonly succeeded: boolean
  readonly gasUsed: bigint
  readonly logs: readonly Log[]
  /** What it returned; empty when it failed. */
  readonly output: Bytes
  /** `payload` is what a revert returned; undefined for failures of another kind. */
  readonly failure?: { readonly message: string; readonly payload: Bytes | undefined }
}
