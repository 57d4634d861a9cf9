import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import type { Log } from '../primitives/log.ts'
import type { InternalTransaction } from './internalTransaction.ts'

/** The opcodes by which code calls a contract. */
export type CallKind = 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL'

/** The effects of a successful frame that its caller adopts. */
export interface Substate {
  /** Refunds of cleared storage slots. */
  refund: bigint
  readonly logs: Log[]
  /** Accounts that destroyed themselves, by address in hex. */
  readonly deleted: Map<string, Bytes>
}

/** Code that is about to run, and its environment. */
export interface Frame {
  /** The account whose storage and balance the code uses. */
  readonly address: Bytes
  readonly caller: Bytes
  /** The value of CALLVALUE. */
  readonly value: bigint
  readonly code: Bytes
  readonly data: Bytes
  readonly gasLimit: bigint
  readonly depth: number
  readonly isStatic: boolean
  /** The call or creation by code that it belongs to; undefined for the message itself. */
  readonly internal: InternalTransaction | undefined
}

/** The end of a frame. Only a successful frame has a substate. */
export type FrameEnd =
  | { readonly kind: 'success'; readonly output: Bytes; readonly gasLeft: bigint; readonly substate: Substate }
  | { readonly kind: 'revert'; readonly output: Bytes; readonly gasLeft: bigint }
  | { readonly kind: 'exception'; readonly reason: string }

export function createSubstate(): Substate {
  return { refund: 0n, logs: [], deleted: new Map() }
}

/** Adds an inner frame's substate without its refunds, which creations do not pass on. */
export function mergeSubstate(outer: Substate, inner: Substate): void {
  for (const log of inner.logs) outer.logs.push(log)
  for (const [key, address] of inner.deleted) outer.deleted.set(key, address)
}

const REFUND_PER_DELETED_ACCOUNT = 24_000n

/** Returns all gas that a transaction would be refunded, before the cap of half of the used gas. */
export function refundOf({ refund, deleted }: Substate): bigint {
  return refund + REFUND_PER_DELETED_ACCOUNT * BigInt(deleted.size)
}

export function markDeleted(substate: Substate, address: Bytes): void {
  substate.deleted.set(toHex(address), address)
}

/**
 * Thrown by opcodes to end their frame with all its gas used. It is not an `Error`, whose stack trace would take longer than the
 * frame.
 */
export class ExceptionalHalt {
  readonly reason: string
  /** The number that the reason is about: the missing gas, the destination of a jump, the length of code. */
  readonly figure: number | bigint | undefined

  constructor(reason: string, figure: number | bigint | undefined) {
    this.reason = reason
    this.figure = figure
  }
}

export function exception(reason: string, figure?: number | bigint): ExceptionalHalt {
  return new ExceptionalHalt(reason, figure)
}

/** Returns an out-of-gas halt. `needed` is the missing gas; absent if it is more than can be paid. */
export const outOfGas = (needed?: number | bigint) => exception('out of gas', needed)
