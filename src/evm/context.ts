import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import type { Rules } from '../chainspec/rules.ts'
import type { AbortSignalLike } from '../concurrency/abortSignalLike.ts'
import { type Awaitable, attempt, whenThere } from '../concurrency/maybePromise.ts'
import type { Pacer } from '../concurrency/yielder.ts'
import type { Transaction } from '../primitives/transaction.ts'
import { createJournal, type Journal } from '../state/journal.ts'
import type { World } from '../state/stateView.ts'
import type { BlockEnvironment } from './execution.ts'
import type { Frame, FrameEnd, Substate } from './frame.ts'
import type { Observer } from './observer.ts'
import type { RuleFlags } from './ruleFlags.ts'

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
  /** What steers the run from outside. */
  readonly run: AbortSignalLike | undefined
  /** Told of what happens; undefined: nobody asks. */
  readonly observer: Observer | undefined
  frame: Frame
  substate: Substate
  /** How many creations by code the running frame is part of. */
  creations: number
  /** How many internal transactions the running frame has made, with those within its calls. */
  internals: number
  /** Runs a frame's code. The world keeps what it wrote, however it ends: checkpoints are the caller's. */
  runFrame(frame: Frame): Awaitable<FrameEnd>
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
export function undoUnless<T>(context: Context, work: () => Awaitable<T>, isKept: (end: T) => boolean): Awaitable<T> {
  checkpoint(context)
  const { logs } = context.substate
  const logCount = logs.length
  const undo = () => {
    revert(context)
    // Real logs belong to frames, which drop them; a transfer's is the frame's that made it.
    if (context.block.logsTransfers === true) logs.length = logCount
  }
  const working = attempt(work, (thrown) => {
    undo()
    throw thrown
  })
  return whenThere(working, (end) => {
    if (isKept(end)) commit(context)
    else undo()
    return end
  })
}

/** Cells that live as long as one transaction (RSKIP-446); what a failed frame wrote is undone. */
export interface TransientStorage extends Omit<Journal, 'record'> {
  get(address: Bytes, slot: bigint): bigint
  set(address: Bytes, slot: bigint, value: bigint): void
}

export function createTransientStorage(): TransientStorage {
  const cells = new Map<string, bigint>()
  const { record, checkpoint, commit, revert } = createJournal()
  // In hex: decimal digits of a full word take as long as all the rest.
  const keyOf = (address: Bytes, slot: bigint) => `${toHex(address)}${slot.toString(16)}`
  return {
    checkpoint,
    commit,
    revert,
    get: (address, slot) => cells.get(keyOf(address, slot)) ?? 0n,
    set(address, slot, value) {
      const key = keyOf(address, slot)
      const before = cells.get(key) ?? 0n
      record(() => cells.set(key, before))
      cells.set(key, value)
    },
  }
}
