import type { Bytes } from '../base/bytes.ts'
import type { BridgeConstants } from '../chainspec/bridgeConstants.ts'
import type { Rules } from '../chainspec/rules.ts'
import type { AbortSignalLike } from '../concurrency/abortSignalLike.ts'
import type { Awaitable } from '../concurrency/maybePromise.ts'
import type { Header } from '../primitives/header.ts'
import type { Log } from '../primitives/log.ts'
import type { Transaction } from '../primitives/transaction.ts'
import type { Overlay } from '../state/overlay.ts'
import type { World } from '../state/stateView.ts'
import type { Observer } from './observer.ts'

/** A block below the executing one, as far as code can look into it. */
export interface AncestorBlock {
  readonly hash: Bytes
  readonly header: Header
  readonly uncles: readonly Header[]
  /** Of the chain up to this block, its uncles' difficulties included. */
  readonly totalDifficulty: bigint
}

/** What the executing code can see of the block around it. */
export interface BlockEnvironment {
  readonly rules: Rules
  readonly chainId: number
  /** What the network's Bridge begins with. */
  readonly bridge: BridgeConstants
  readonly number: number
  readonly timestamp: number
  readonly coinbase: Bytes
  readonly difficulty: bigint
  readonly gasLimit: bigint
  /** BASEFEE answers this (RSKIP-412). */
  readonly minimumGasPrice: bigint
  /** The hash of one of the 256 blocks before this one. */
  getBlockHash(number: number): Awaitable<Bytes | undefined>
  /** The block at this height below, on the executing block's own branch. */
  getAncestor(number: number): Promise<AncestorBlock | undefined>
  /**
   * Whether an earlier transaction of this block destroyed the account: no contract may be created there (RSKIP-125).
   * Absent: none was.
   */
  wasDestroyed?(address: Bytes): boolean
  /**
   * Called before the Bridge or REMASC is called, by a message or by code; may throw to end the run (RSKIP-144).
   * Absent: all may call.
   */
  onSequentialCall?(address: bigint): void
  /**
   * Simulations only: the address of the precompile that runs at an address; undefined for an address where none runs.
   * Addresses that are not listed have their own.
   */
  readonly movedPrecompiles?: ReadonlyMap<bigint, bigint | undefined>
  /** Simulations only: wei that move are told as logs (`transferLogs`). */
  readonly logsTransfers?: true
  /**
   * Called for each call of Solidity's console, also within what is undone later, with a view of the caller's memory.
   * Absent: nobody listens.
   */
  onConsole?(call: Bytes): void
}

export interface Message {
  /** ORIGIN and the first CALLER. */
  readonly sender: Bytes
  /** A call that names no sender: the zero address stands in for it, and the Bridge tells the two apart. */
  readonly isAnonymous?: boolean
  readonly gasPrice: bigint
  /** Absent: `data` is init code. */
  readonly to?: Bytes | undefined
  /** With `to` absent: where the contract goes (from the sender's address and the transaction's nonce). */
  readonly newContract?: Bytes | undefined
  readonly value: bigint
  readonly data: Bytes
  /** What is left after intrinsic gas. */
  readonly gasLimit: bigint
  /** What intrinsic gas took; absent: nothing. Only precompiles look at it, and only before RSKIP-136. */
  readonly intrinsicGas?: bigint
  /** The transaction's place in its block, which TXINDEX tells before RSKIP-191; absent: the first. */
  readonly index?: number
  /** The signed transaction of the message; absent: there is none, and it is a "local call" for the Bridge. */
  readonly transaction?: Transaction
  /** Ends the run early: {@link Evm.run} then throws the signal's reason and leaves the world as it was. */
  readonly signal?: AbortSignalLike | undefined
  readonly observer?: Observer | undefined
}

export type Outcome =
  | { readonly kind: 'success' }
  | { readonly kind: 'revert' }
  /** All gas is gone; `reason` says why (out of gas, invalid opcode, ...). */
  | { readonly kind: 'exception'; readonly reason: string }

export interface Execution {
  readonly outcome: Outcome
  /** Return data, revert payload, or the code that was deployed. */
  readonly output: Bytes
  /**
   * Negative only before RSKIP-136, for a precompile that the message called: the sender pays more than the gas limit.
   */
  readonly gasLeft: bigint
  /** SSTORE refunds and 24000 for each account in `deleted`, before the cap of half the gas used. */
  readonly refund: bigint
  readonly logs: readonly Log[]
  /** Accounts that destroyed themselves; the executor deletes them at the end of the transaction. */
  readonly deleted: readonly Bytes[]
  /**
   * The message called a precompiled contract, which failed: rskj counts that as a success that moved no value and used
   * only the precompile's price, yet the fee is for the whole gas limit (protocol/evm#messages-of-transactions).
   */
  readonly paysWholeGasLimit?: true
}

/** Runs messages on worlds. It keeps nothing between runs: several may go on at once, each on a world of its own. */
export interface Evm {
  /**
   * Moves the value, runs the code and leaves the world changed on success, unchanged otherwise. Nonces, fees,
   * intrinsic gas and the deletion of accounts are the executor's, and so is the check that the sender can pay the
   * value. A long run yields to the event loop now and then; a short one whose state is in memory is over at once.
   */
  run(block: BlockEnvironment, message: Message, world: World): Awaitable<Execution>
  /**
   * The same on an overlay that nobody looks at afterwards: which cells of it are changed then is not said. No cell may have
   * been written before. What was read of a world that has a version is kept for the next call.
   */
  call(block: BlockEnvironment, message: Message, overlay: Overlay): Awaitable<Execution>
}
