import type { Bytes } from '../../base/bytes.ts'
import type { Log } from '../../primitives/log.ts'

/** A block that was mined here, for the developer log. */
export interface MinedBlock {
  readonly number: number
  readonly hash: Bytes
  /** Transactions in order, without REMASC's. */
  readonly transactions: readonly MinedTransaction[]
  /** Whether the next block was stored together with it, and follows at once. */
  readonly isFollowed: boolean
}

export interface MinedTransaction {
  readonly hash: Bytes
  readonly sender: Bytes
  /** Undefined for a contract creation. */
  readonly to: Bytes | undefined
  /** Address of the created contract. */
  readonly newContract: Bytes | undefined
  readonly valueWei: bigint
  /** The data of a call, or the init code of a creation. */
  readonly input: Bytes
  readonly gasLimit: bigint
  readonly gasUsed: bigint
  /** Return data of a revert, or the reason of another failure. Undefined if it succeeded. */
  readonly failure:
    | { readonly payload: Bytes | undefined; readonly reason?: string; readonly hint?: string }
    | undefined
  readonly logs: readonly Log[]
  /** Calls of Solidity's console. */
  readonly consoleCalls: readonly Bytes[]
}
