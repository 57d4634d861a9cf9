import type { Bytes } from '../base/bytes.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import type { StateVersion } from './stateVersion.ts'

/** An account of the state. */
export interface Account {
  readonly nonce: bigint
  /**
   * Wei; negative when the owner of a free transaction to the Bridge could not pay for its failure
   * (protocol/transactions#free-bridge-transactions).
   */
  readonly balance: bigint
}

/**
 * A read-only view of a state. Values in memory are returned without a promise. Addresses have 20 bytes, or the one
 * byte `00` for the sender of REMASC transactions (rskj's `RemascTransaction`), whose account key is shorter.
 */
export interface StateView {
  /** Returns the account, or undefined if none was written. Empty accounts exist once written. */
  getAccount(address: Bytes): MaybePromise<Account | undefined>
  /**
   * Returns the slot's bytes without leading zeros; undefined if it is empty. Native contracts may store longer
   * strings.
   */
  getStorage(address: Bytes, slot: Bytes): MaybePromise<Bytes | undefined>
  /**
   * Returns the code; empty without code or account. Equal code is the same array, so that its analysis can be cached
   * by it.
   */
  getCode(address: Bytes): MaybePromise<Bytes>
  /**
   * Returns whether the contract marker is set. A DELEGATECALL of a precompile sets it without an account
   * (protocol/evm#precompiled-contracts).
   */
  isContract(address: Bytes): MaybePromise<boolean>
  /** Version among the chain's newest states, by which cached values are updated. Absent: none. */
  version?(): StateVersion | undefined
}

/** A writable state with nested checkpoints. It does not write to the store: see `WorldChanges`. */
export interface WritableState extends StateView {
  putAccount(address: Bytes, account: Account): MaybePromise<void>
  /**
   * Writes a slot. An undefined or empty value deletes it. A value of `00` is stored as it is, because native contracts
   * write such slots.
   */
  putStorage(address: Bytes, slot: Bytes, value: Bytes | undefined): MaybePromise<void>
  putCode(address: Bytes, code: Bytes): MaybePromise<void>
  /** Sets the contract marker. */
  markContract(address: Bytes): MaybePromise<void>
  /** Removes the account with marker, code and storage (`deleteRecursive`). */
  deleteAccount(address: Bytes): MaybePromise<void>
  checkpoint(): void
  /** Merges the changes since the last checkpoint into the previous one. */
  commit(): void
  /** Reverts the changes since the last checkpoint. */
  revert(): void
  /** Returns all differences from the state below, for the trie and the flat history. */
  changes(): StateChanges
}

export interface StateChanges {
  /** Trie keys of accounts whose subtrees are deleted first. */
  readonly deletedAccounts: readonly Bytes[]
  /** New values by trie key, applied afterwards; undefined deletes. */
  readonly writes: ReadonlyArray<{ readonly key: Bytes; readonly value: Bytes | undefined }>
  /** True over a base: the trie may have values below a deleted account whose own value only the base has. */
  readonly isOverBase?: boolean
}
