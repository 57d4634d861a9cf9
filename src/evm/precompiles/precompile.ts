import { type Bytes, paddedSlice, padLeft } from '../../base/bytes.ts'
import { bytesToBigint } from '../../base/integer.ts'
import type { Rule, Rules } from '../../chainspec/rules.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import type { Yielder } from '../../concurrency/yielder.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import type { WritableState } from '../../state/stateView.ts'
import type { BlockEnvironment } from '../execution.ts'
import type { CallKind, Frame, Substate } from '../frame.ts'
import type { InternalTransaction } from '../internalTransaction.ts'
import type { Observer } from '../observer.ts'

/** The part of a running message that precompiled contracts see. */
export interface PrecompileContext {
  readonly block: BlockEnvironment
  readonly rules: Rules
  readonly world: WritableState
  readonly gasPrice: bigint
  /** Undefined in calls and estimates. */
  readonly transaction: Transaction | undefined
  readonly yielder: Yielder
  readonly observer: Pick<Observer, 'onPayment'> | undefined
  /** The caller's frame. */
  readonly frame: Pick<Frame, 'depth'>
  readonly substate: Pick<Substate, 'logs'>
}

/** The caller of a precompile, and the kind of its call. */
export interface PrecompileCall {
  /** CALL for a transaction's call. */
  readonly kind: CallKind
  /** The contract that calls, or the transaction's sender. */
  readonly caller: Bytes
  /** Whether the call names no sender: `caller` is then the zero address. */
  readonly isAnonymous: boolean
  readonly value: bigint
  readonly isFromContract: boolean
  /** The internal transaction of a contract's call of a native contract. */
  readonly internal: InternalTransaction | undefined
}

/** A contract that is not code (protocol/evm#precompiled-contracts). */
export interface Precompile {
  readonly address: bigint
  /** The rule that adds the precompile; absent if it always existed. */
  readonly since?: Rule
  /** Max. bytes of input from contracts, which is cut (RSKIP-516). */
  readonly maxInputBytes?: number
  /** Whether transactions that call it must not be in a parallel list (RSKIP-144). */
  readonly isSequential?: true
  /** Whether contracts call it with an internal transaction: the Bridge, REMASC and contracts with methods. */
  readonly isNative?: true
  /**
   * Reads an input once, for its price and its run. `context.frame` is the caller's, and `input` may be a view of the caller's
   * memory: nothing that outlives the call may be a view of it, including the output.
   */
  prepare(input: Bytes, context: PrecompileContext, call: PrecompileCall): PreparedCall
}

export interface PreparedCall {
  /** Returns the price. It is called once, even for inputs that fail afterwards. Its writes to the state are kept. */
  price(): MaybePromise<bigint>
  /** Returns the output. Throws a {@link PrecompileFailure} if the call fails. */
  run(): MaybePromise<Bytes>
}

interface SimplePrecompile extends Omit<Precompile, 'prepare'> {
  price(input: Bytes): bigint
  run(input: Bytes, context: PrecompileContext): MaybePromise<Bytes>
}

/** Returns a precompile whose price depends on the input alone. */
export function simplePrecompile({ price, run, ...known }: SimplePrecompile): Precompile {
  return {
    ...known,
    prepare: (input, context) => ({ price: () => price(input), run: () => run(input, context) }),
  }
}

/** Thrown by a precompile that refuses its input: the call fails, and the caller continues. */
export class PrecompileFailure extends Error {
  override readonly name = 'PrecompileFailure'
}

/** Returns a price by the 32-byte words of the input. */
export function wordPrice(base: bigint, perWord: bigint): (input: Bytes) => bigint {
  return (input) => base + perWord * BigInt(Math.ceil(input.length / 32))
}

/** Returns the 32-byte word at an index. */
export function wordAt(input: Bytes, index: number): bigint {
  return bytesToBigint(paddedSlice(input, 32 * index, 32))
}

/** Returns the bytes as a word. They must fit into it. */
export function leftPadded(bytes: Bytes): Bytes {
  return padLeft(bytes, 32)
}
