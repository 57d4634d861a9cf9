import type { Bytes } from '../../base/bytes.ts'
import type { Log } from '../../primitives/log.ts'
import { SimulationRefused } from './errors.ts'

/** A call that is simulated; what is absent takes the chain's defaults. */
export interface CallRequest {
  readonly from?: Bytes
  readonly to?: Bytes
  readonly gas?: bigint
  readonly gasPrice?: bigint
  readonly value?: bigint
  readonly data: Bytes
}

/**
 * Maximum number of overridden accounts and storage slots of one request, all of its blocks together: the conversion of
 * a request and each later step on the thread that answers requests stay below 10 ms.
 */
export const MAX_OVERRIDES = 5_000

/** Overridden storage slots: 64 bytes each, the slot and its value as 32-byte words. */
export type PackedCells = Bytes

/** Bytes of one slot and its value in {@link PackedCells}. */
export const PACKED_CELL_BYTES = 64

/** What an account is to be for a simulation; what is absent stays as it is. */
export interface AccountOverride {
  readonly address: Bytes
  readonly balance?: bigint
  readonly nonce?: bigint
  readonly code?: Bytes
  /** These cells and no others; not beside `stateDiff`. */
  readonly state?: PackedCells
  /** These cells, beside the others that there are. */
  readonly stateDiff?: PackedCells
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
  /** Gas used before refunds. */
  readonly maxUsedGas: bigint
  readonly logs: readonly Log[]
  /** What it returned; empty when it failed. */
  readonly output: Bytes
  /** `payload` is what a revert returned; undefined for failures of another kind. */
  readonly failure?: { readonly message: string; readonly payload: Bytes | undefined }
}

/** Number of accounts and storage slots that `accounts` override. */
export function countOverrides(accounts: readonly AccountOverride[]): number {
  const countCells = (cells: PackedCells | undefined) => (cells?.length ?? 0) / PACKED_CELL_BYTES
  return accounts.reduce((sum, { state, stateDiff }) => sum + 1 + countCells(state) + countCells(stateDiff), 0)
}

/** Maximum number of calls of one simulation of blocks. */
const MAX_SIMULATED_CALLS = 1_000

/** Throws `SimulationRefused` when the blocks of a simulation have more calls together than it may have. */
export function requireFewCalls(count: number): void {
  if (count <= MAX_SIMULATED_CALLS) return
  throw new SimulationRefused('simulationTooLarge', `too many calls (max ${MAX_SIMULATED_CALLS})`)
}
