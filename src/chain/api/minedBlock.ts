import type { Bytes } from '../../base/bytes.ts'

/** A block that was mined here, told to who watches: a developer. */
export interface MinedBlock {
  readonly number: number
  readonly hash: Bytes
  /** In order, without REMASC's. */
  readonly transactions: readonly MinedTransaction[]
}

export interface MinedTransaction {
  readonly hash: Bytes
  readonly sender: Bytes
  /** Undefined when it was to create a contract. */
  readonly to: Bytes | undefined
  /** The contract that it created. */
  readonly newContract: Bytes | undefined
  readonly valueWei: bigint
  readonly gasLimit: bigint
  readonly gasUsed: bigint
  /** How it failed: what a revert returned, or why all gas went. Undefined when it succeeded. */
  readonly failure:
    | { readonly payload: Bytes | undefined; readonly reason?: string; readonly hint?: string }
    | undefined
  /** What its code said to Solidity's console. */
  readonly consoleCalls: readonly Bytes[]
}
