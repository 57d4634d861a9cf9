import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import type { Log } from '../primitives/log.ts'
import type { InternalTransaction } from './internalTransaction.ts'

/** The ways of one contract to call another. */
export type CallKind = 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL'

/** What a frame leaves to the frame around it when it succeeds. */
export interface Substate {
  /** From cleared storage cells. */
  refund: bigint
  readonly logs: Log[]
  /** Accounts that destroyed themselves, by their address in hex. */
  readonly deleted: Map<string, Bytes>
}

/** A piece of code about to run. */
export interface Frame {
  /** The account whose storage and balance the code works on. */
  readonly address: Bytes
  readonly caller: Bytes
  /** What CALLVALUE answers. */
  readonly value: bigint
  readonly code: Bytes
  readonly data: Bytes
  readonly gasLimit: bigint
  readonly depth: number
  readonly isStatic: boolean
  /** The call or creation by code that it belongs to; undefined: the message itself. */
  readonly internal: InternalTransaction | undefined
}

/** How a frame ended. Only a successful one has a substate. */
export type FrameEnd =
  | { readonly kind: 'success'; readonly output: Bytes; readonly gasLeft: bigint; readonly substate: Substate }
  | { readonly kind: 'revert'; readonly output: Bytes; readonly gasLeft: bigint }
  | { readonly kind: 'exception'; readonly reason: string }

export function createSubstate(): Substate {
  return { refund: 0n, logs: [], deleted: new Map() }
}

/** Takes over what an inner frame left, apart from refunds, which creations do not pass on. */
export function mergeSubstate(outer: Substate, inner: Substate): void {
  for (const log of inner.logs) outer.logs.push(log)
  for (const [key, address] of inner.deleted) outer.deleted.set(key, address)
}

const REFUND_PER_DELETED_ACCOUNT = 24_000n

/** All gas that a transaction would get back for this, before the cap of half of what it has used. */
export function refundOf({ refund, deleted }: Substate): bigint {
  return refund + REFUND_PER_DELETED_ACCOUNT * BigInt(deleted.size)
}

export function markDeleted(substate: Substate, address: Bytes): void {
  substate.deleted.set(toHex(address), address)
}

/**
 * What opcodes throw to end their frame with all its gas used up; the reason is for people. Not an `Error`: a stack
 * trace for each would cost more than the frame.
 */
export class ExceptionalHalt {
  readonly reason: string
  /** What the reason is about: gas that is missing, where a jump would lead, how long code is. */
  readonly figure: number | bigint | undefined

  constructor(reason: string, figure: number | bigint | undefined) {
    this.reason = reason
    this.figure = figure
  }
}

export function exception(reason: string, figure?: number | bigint): ExceptionalHalt {
  return new ExceptionalHalt(reason, figure)
}

/** `needed` is what there is not; absent: more than could ever be paid. */
export const outOfGas = (needed?: number | bigint) => exception('out of gas', needed)
