import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import type { Log } from '../model/log.ts'
import type { Transaction } from '../model/transaction.ts'
import type { Rules } from '../network/rules.ts'
import type { World } from '../state/world.ts'
import type { BlockEnvironment } from './execution.ts'
import type { Pacer } from './pacer.ts'
import type { RuleFlags } from './ruleFlags.ts'
import type { TransientStorage } from './transientStorage.ts'

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
}

/** How a frame ended. Only a successful one has a substate. */
export type FrameEnd =
  | { readonly kind: 'success'; readonly output: Bytes; readonly gasLeft: bigint; readonly substate: Substate }
  | { readonly kind: 'revert'; readonly output: Bytes; readonly gasLeft: bigint }
  | { readonly kind: 'exception'; readonly reason: string }

/** One run of a message: what all its frames share, and the frame that runs now. */
export interface Context {
  readonly block: BlockEnvironment
  readonly rules: Rules
  readonly flags: RuleFlags
  readonly world: World
  readonly origin: Bytes
  readonly gasPrice: bigint
  readonly transactionIndex: number
  /** Undefined in calls and estimates. */
  readonly transaction: Transaction | undefined
  readonly transient: TransientStorage
  readonly pacer: Pacer
  frame: Frame
  substate: Substate
  /** How many creations by code the running frame is part of. */
  creations: number
  /** Runs a frame's code. The world keeps what it wrote, however it ends: checkpoints are the caller's. */
  runFrame(frame: Frame): Promise<FrameEnd>
}

export function createSubstate(): Substate {
  return { refund: 0n, logs: [], deleted: new Map() }
}

/** Takes over what an inner frame left, apart from refunds, which creations do not pass on. */
export function mergeSubstate(outer: Substate, inner: Substate): void {
  for (const log of inner.logs) outer.logs.push(log)
  for (const [key, address] of inner.deleted) outer.deleted.set(key, address)
}

export function markDeleted(substate: Substate, address: Bytes): void {
  substate.deleted.set(toHex(address), address)
}

/** Opens a checkpoint of everything a frame can write. */
export function checkpoint({ world, transient }: Context): void {
  world.checkpoint()
  transient.checkpoint()
}

export function commit({ world, transient }: Context): void {
  world.commit()
  transient.commit()
}

export function revert({ world, transient }: Context): void {
  world.revert()
  transient.revert()
}

/**
 * Does `work` between a checkpoint and its end: what it wrote is kept when it says so and undone otherwise, also when
 * it throws.
 */
export async function undoUnless<T>(context: Context, work: () => Promise<T>, isKept: (end: T) => boolean): Promise<T> {
  checkpoint(context)
  const { logs } = context.substate
  const logCount = logs.length
  let isDone = false
  try {
    const end = await work()
    isDone = isKept(end)
    return end
  } finally {
    if (isDone) commit(context)
    else revert(context)
    // Real logs belong to frames, which drop them; a transfer's is the frame's that made it.
    if (!isDone && context.block.logsTransfers === true) logs.length = logCount
  }
}
