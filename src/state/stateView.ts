import type { Bytes } from '../base/bytes.ts'
import type { Awaitable } from '../concurrency/maybePromise.ts'
import type { StateVersion } from './stateVersion.ts'

/** An account as the state holds it. */
export interface Account {
  readonly nonce: bigint
  /**
   * Wei; negative when the owner of a free transaction to the Bridge could not pay for its failure
   * (protocol/transactions#free-bridge-transactions).
   */
  readonly balance: bigint
}

/**
 * What is in memory is there at once. Addresses here are 20 bytes, or the one byte `00` for the sender of REMASC
 * transactions (rskj's `RemascTransaction`), whose account key is shorter.
 */
export interface WorldReader {
  /** Returns the account, or undefined when none was ever written. Accounts exist once written, also when empty. */
  getAccount(address: Bytes): Awaitable<Account | undefined>
  /**
   * Returns the cell's bytes without leading zeros; native contracts may keep longer strings. Undefined when the cell is empty.
   */
  getStorage(address: Bytes, slot: Bytes): Awaitable<Bytes | undefined>
  /**
   * Returns the code, empty when there is none, as where there is no account. The same array for the same code, so that its
   * analysis can be cached on it.
   */
  getCode(address: Bytes): Awaitable<Bytes>
  /**
   * Returns whether the contract marker is set; a DELEGATECALL of a precompile sets it where there is no account
   * (protocol/evm#precompiled-contracts).
   */
  isContract(address: Bytes): Awaitable<boolean>
  /** Which of its chain's newest states it is: what was read from it once is brought up to a later one so. Absent: none. */
  version?(): StateVersion | undefined
}

/** A world that can be written to, with nested checkpoints. Nothing reaches the store from here: see `WorldChanges`. */
export interface World extends WorldReader {
  putAccount(address: Bytes, account: Account): Awaitable<void>
  /**
   * Returns an undefined or empty value deletes the cell; a value of `00` is kept as it is (native contracts write such cells).
   */
  putStorage(address: Bytes, slot: Bytes, value: Bytes | undefined): Awaitable<void>
  putCode(address: Bytes, code: Bytes): Awaitable<void>
  /** Sets the contract marker. */
  markContract(address: Bytes): Awaitable<void>
  /** Removes the account with marker, code and all cells (`deleteRecursive`). */
  deleteAccount(address: Bytes): Awaitable<void>
  checkpoint(): void
  /** Keeps what was written since the last checkpoint, as part of the one before. */
  commit(): void
  /** Forgets what was written since the last checkpoint. */
  revert(): void
  /** Everything that differs from the world below, ready for the trie and the flat history. */
  changes(): WorldChanges
}

export interface WorldChanges {
  /** Unitrie keys of accounts whose whole subtree goes first. */
  readonly deletedAccounts: readonly Bytes[]
  /** Then: unitrie key to new value, undefined when it goes. */
  readonly writes: ReadonlyArray<{ readonly key: Bytes; readonly value: Bytes | undefined }>
}
