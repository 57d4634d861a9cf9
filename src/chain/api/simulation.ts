import type { Bytes } from '../../base/bytes.ts'
import type { Log } from '../../primitives/log.ts'
import { SimulationRefused } from './errors.ts'

/** A call to simulate. Absent fields have the chain's defaults. */
export interface CallRequest {
  readonly from?: Bytes
  readonly to?: Bytes
  readonly gas?: bigint
  readonly gasPrice?: bigint
  readonly value?: bigint
  readonly data: Bytes
}

/**
 * Maximum number of overridden accounts and storage slots of one request, in all blocks together. It bounds the time of
 * one step on the event loop.
 */
export const MAX_OVERRIDES = 5_000

/** Overridden storage slots: 64 bytes each, the slot and its value as 32-byte words. */
export type PackedCells = Bytes

/** Bytes of one slot and its value in {@link PackedCells}. */
export const PACKED_CELL_BYTES = 64

/** Overrides of one account. Absent fields are unchanged. */
export interface AccountOverride {
  readonly address: Bytes
  readonly balance?: bigint
  readonly nonce?: bigint
  readonly code?: Bytes
  /** Replaces the whole storage; not together with `stateDiff`. */
  readonly state?: PackedCells
  /** Replaces single slots. */
  readonly stateDiff?: PackedCells
  /** Makes the precompiled contract of this account available at another address, too. */
  readonly movePrecompileTo?: Bytes
}

/** Overrides of the block environment. */
export interface BlockOverrides {
  readonly number?: number
  /** Seconds since 1970. */
  readonly timestamp?: number
  readonly coinbase?: Bytes
  readonly difficulty?: bigint
  readonly gasLimit?: bigint
  /** In wei; the result of BASEFEE. */
  readonly minimumGasPrice?: bigint
  /** Results of BLOCKHASH by block number. */
  readonly hashes?: ReadonlyArray<readonly [number: number, hash: Bytes]>
}

/** Overrides of a simulation. */
export interface Overrides {
  readonly accounts: readonly AccountOverride[]
  readonly block: BlockOverrides
}

/** The accounts that a call accesses, in ascending order of addresses, with their slots in ascending order. */
export interface AccessList {
  readonly accounts: ReadonlyArray<{ readonly address: Bytes; readonly slots: readonly Bytes[] }>
  /** Gas used after refunds, as in a receipt. */
  readonly gasUsed: bigint
  /** Reason of the failure; undefined if the call succeeds. */
  readonly failure: string | undefined
  /** Return data of a revert. */
  readonly payload: Bytes | undefined
}

/** A call of a simulated block. */
export interface BlockCall extends CallRequest {
  /** Checked only if the simulation validates. */
  readonly nonce?: bigint
}

export interface BlockToSimulate extends Overrides {
  readonly calls: readonly BlockCall[]
}

/** Blocks to simulate on top of a block, each with its own overrides. */
export interface BlocksRequest {
  readonly blocks: readonly BlockToSimulate[]
  /** Whether nonce and gas price of the calls are checked as in a block. */
  readonly validates: boolean
  /** Whether transfers of wei are added to the logs. */
  readonly logsTransfers: boolean
}

export interface SimulatedCall {
  readonly succeeded: boolean
  readonly gasUsed: bigint
  /** Gas used before refunds. */
  readonly maxUsedGas: bigint
  readonly logs: readonly Log[]
  /** Return data; empty if it failed. */
  readonly output: Bytes
  /** `payload` is the return data of a revert; undefined for other failures. */
  readonly failure?: { readonly message: string; readonly payload: Bytes | undefined }
}

/** Returns the number of accounts and storage slots that `accounts` override. */
export function countOverrides(accounts: readonly AccountOverride[]): number {
  const countCells = (cells: PackedCells | undefined) => (cells?.length ?? 0) / PACKED_CELL_BYTES
  return accounts.reduce((sum, { state, stateDiff }) => sum + 1 + countCells(state) + countCells(stateDiff), 0)
}

/** Maximum number of calls of one simulation of blocks. */
const MAX_SIMULATED_CALLS = 1_000

/** Throws `SimulationRefused` if the blocks of a simulation have more than 1,000 calls together. */
export function requireFewCalls(count: number): void {
  if (count <= MAX_SIMULATED_CALLS) return
  throw new SimulationRefused('simulationTooLarge', `too many calls (max ${MAX_SIMULATED_CALLS})`)
}
