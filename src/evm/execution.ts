import type { Bytes } from '../base/bytes.ts'
import type { BridgeConstants } from '../chainspec/bridgeConstants.ts'
import type { Rules } from '../chainspec/rules.ts'
import type { AbortSignalLike, Listener } from '../concurrency/abortable.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import type { Header } from '../primitives/header.ts'
import type { Log } from '../primitives/log.ts'
import type { Transaction } from '../primitives/transaction.ts'
import type { Overlay } from '../state/overlay.ts'
import type { WritableState } from '../state/stateView.ts'
import type { Observer } from './observer.ts'

/** A block below the executing one, with the parts that code can read. */
export interface AncestorBlock {
  readonly hash: Bytes
  readonly header: Header
  readonly uncles: readonly Header[]
  /** Total difficulty of the chain up to this block, with the difficulties of uncles. */
  readonly totalDifficulty: bigint
}

/** The parts of the executing block that code can read. */
export interface BlockEnvironment {
  readonly rules: Rules
  readonly chainId: number
  /** The initial state of the network's Bridge. */
  readonly bridge: BridgeConstants
  /** Maximum size of contracts, in bytes, without the rule `codeLimits`. Absent: unlimited. */
  readonly maxCodeBytes?: number | undefined
  readonly number: number
  readonly timestamp: number
  readonly coinbase: Bytes
  readonly difficulty: bigint
  readonly gasLimit: bigint
  /** The value of BASEFEE (RSKIP-412). */
  readonly minimumGasPrice: bigint
  /** Returns the hash of one of the 256 blocks before this one. */
  getBlockHash(number: number): MaybePromise<Bytes | undefined>
  /** Returns the block at a height below, on the executing block's branch. */
  getAncestor(number: number): Promise<AncestorBlock | undefined>
  /**
   * Whether an earlier transaction of this block destroyed the account, so that no contract may be created there (RSKIP-125). By
   * default none was.
   */
  wasDestroyed?(address: Bytes): boolean
  /** Called before the Bridge or REMASC is called, by a message or by code. May throw to end the run (RSKIP-144). */
  onSequentialCall?(address: bigint): void
  /**
   * Simulations only: the address of the precompile that runs at an address, undefined if none runs there. Other addresses have
   * their own.
   */
  readonly movedPrecompiles?: ReadonlyMap<bigint, bigint | undefined>
  /** Simulations only: moved wei are logged as ERC-20 transfers. */
  readonly logsTransfers?: true
}

export interface Message {
  /** The value of ORIGIN and of the first CALLER. */
  readonly sender: Bytes
  /** Whether the call names no sender: the zero address stands for it, and the Bridge treats it differently. */
  readonly isAnonymous?: boolean
  readonly gasPrice: bigint
  /** Absent if `data` is init code. */
  readonly to?: Bytes | undefined
  /** The address of the new contract if `to` is absent, from the sender's address and the transaction's nonce. */
  readonly newContract?: Bytes | undefined
  /** The nonce with which the new contract begins, by default 0. Only contracts of the genesis block have another one. */
  readonly newContractNonce?: bigint
  readonly value: bigint
  readonly data: Bytes
  /** Gas that is left after intrinsic gas. */
  readonly gasLimit: bigint
  /** Intrinsic gas, by default 0. Only precompiles read it, and only before RSKIP-136. */
  readonly intrinsicGas?: bigint
  /** The transaction's index in its block, which TXINDEX returns before RSKIP-191. By default 0. */
  readonly index?: number
  /** The signed transaction of the message. Without one, the message is a "local call" for the Bridge. */
  readonly transaction?: Transaction
  /** Ends the run early: {@link Evm.run} then throws the signal's reason and leaves the state as it was. */
  readonly signal?: AbortSignalLike | undefined
  readonly observer?: Observer | undefined
  /** Receives each call of Solidity's console, even if it is undone later. The call is a view of the caller's memory. */
  readonly console?: Pick<Listener, 'onConsole'> | undefined
}

export type Outcome =
  | { readonly kind: 'success' }
  | { readonly kind: 'revert' }
  /** All gas is used; `reason` says why (out of gas, invalid opcode, ...). */
  | { readonly kind: 'exception'; readonly reason: string }

export interface Execution {
  readonly outcome: Outcome
  /** The return data, the revert data, or the deployed code. */
  readonly output: Bytes
  /** Negative only before RSKIP-136, after a precompile that the message called: the sender pays more than the gas limit. */
  readonly gasLeft: bigint
  /** SSTORE refunds and 24,000 for each account in `deleted`, before the cap of half of the used gas. */
  readonly refund: bigint
  readonly logs: readonly Log[]
  /** Accounts that destroyed themselves. The caller deletes them at the end of the transaction. */
  readonly deleted: readonly Bytes[]
  /**
   * Whether the message called a precompiled contract that failed: the reference node treats it as a success that moved no value
   * and used only the precompile's price, but charges the fee of the whole gas limit (protocol/evm#messages-of-transactions).
   */
  readonly paysWholeGasLimit?: true
}

/** Runs messages on states. It keeps nothing between runs, and several may be in progress, each on its own state. */
export interface Evm {
  /**
   * Moves the value, runs the code, and leaves the state changed on success and unchanged otherwise. The caller is responsible
   * for nonces, fees, intrinsic gas, the deletion of accounts, and the check that the sender can pay the value. A long run yields
   * to the event loop; a short run returns synchronously if all state is in memory.
   */
  run(block: BlockEnvironment, message: Message, world: WritableState): MaybePromise<Execution>
  /**
   * Runs a message on an overlay that is discarded: `changes()` is not available afterwards, and no slot may have been written
   * before. Values that were read of a state with a version are cached for the next call.
   */
  call(block: BlockEnvironment, message: Message, overlay: Overlay): MaybePromise<Execution>
}
