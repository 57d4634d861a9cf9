import { type Bytes, paddedSlice, padLeft } from '../../base/bytes.ts'
import { bytesToBigint } from '../../base/integer.ts'
import type { Rule, Rules } from '../../chainspec/rules.ts'
import type { Awaitable } from '../../concurrency/maybePromise.ts'
import type { Pacer } from '../../concurrency/yielder.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import type { World } from '../../state/stateView.ts'
import type { BlockEnvironment } from '../execution.ts'
import type { CallKind, Frame, Substate } from '../frame.ts'
import type { InternalTransaction } from '../internalTransaction.ts'
import type { Observer } from '../observer.ts'

/** The part of a running message that precompiled contracts see. */
export interface PrecompileContext {
  readonly block: BlockEnvironment
  readonly rules: Rules
  readonly world: World
  readonly gasPrice: bigint
  /** Undefined in calls and estimates. */
  readonly transaction: Transaction | undefined
  readonly pacer: Pacer
  readonly observer: Pick<Observer, 'onPayment'> | undefined
  /** The caller's frame. */
  readonly frame: Pick<Frame, 'depth'>
  readonly substate: Pick<Substate, 'logs'>
}

/** Who calls a precompile, and how. */
export interface PrecompileCall {
  /** A transaction's call counts as CALL. */
  readonly kind: CallKind
  /** The contract that calls, or the transaction's sender. */
  readonly caller: Bytes
  /** A call that names no sender: `caller` is the zero address, which nobody is. */
  readonly isAnonymous: boolean
  readonly value: bigint
  readonly isFromContract: boolean
  /** A contract's call of a native contract. */
  readonly internal: InternalTransaction | undefined
}

/** A contract that is not code (protocol/evm#precompiled-contracts). */
export interface Precompile {
  readonly address: bigint
  /** Absent: there from the beginning. */
  readonly since?: Rule
  /** Input from contracts is cut to this length (RSKIP-516). */
  readonly maxInputBytes?: number
  /** Transactions that call it must not stand in a parallel list (RSKIP-144). */
  readonly isSequential?: true
  /** Contracts call it with an internal transaction: the Bridge, REMASC and those with methods. */
  readonly isNative?: true
  /**
   * Reads an input once, for its price and for the run that follows when the price is paid. `context.frame` is the
   * caller's, and `input` may be its memory: nothing that outlives the call may be a view of it, the output neither.
   */
  prepare(input: Bytes, context: PrecompileContext, call: PrecompileCall): PreparedCall
}

export interface PreparedCall {
  /** The price; called once, also for inputs that then fail. What it writes to the world is kept. */
  price(): Awaitable<bigint>
  /** The output; throws a {@link PrecompileFailure} when the call fails. */
  run(): Awaitable<Bytes>
}

interface SimplePrecompile extends Omit<Precompile, 'prepare'> {
  price(input: Bytes): bigint
  run(input: Bytes, context: PrecompileContext): Awaitable<Bytes>
}

/** A precompile whose price and output follow from the input alone. */
export function simplePrecompile({ price, run, ...known }: SimplePrecompile): Precompile {
  return {
    ...known,
    prepare: (input, context) => ({ price: () => price(input), run: () => run(input, context) }),
  }
}

/** The precompile refuses its input: the call fails, the caller continues. */
export class PrecompileFailure extends Error {
  override readonly name = 'PrecompileFailure'
}

/** A price by the 32-byte words of the input. */
export function wordPrice(base: bigint, perWord: bigint): (input: Bytes) => bigint {
  return (input) => base + perWord * BigInt(Math.ceil(input.length / 32))
}

/** The 32-byte word at an index. */
export function wordAt(input: Bytes, index: number): bigint {
  return bytesToBigint(paddedSlice(input, 32 * index, 32))
}

/** A number as a word; it must fit. */
export function leftPadded(bytes: Bytes): Bytes {
  return padLeft(bytes, 32)
}
