import type { Bytes } from '../base/bytes.ts'
import type { AbortSignalLike } from '../concurrency/abortSignalLike.ts'
import { type Awaitable, attempt, whenThere } from '../concurrency/maybePromise.ts'
import type { Frame, FrameEnd, Substate } from './frame.ts'
import type { Observer } from './observer.ts'
import type { PrecompileContext } from './precompiles/precompile.ts'
import type { Precompiles } from './precompiles/precompiles.ts'
import type { RuleFlags } from './ruleFlags.ts'
import type { TransientStorage } from './transientStorage.ts'

/** One run of a message: what all its frames share, and the frame that runs now. */
export interface Context extends PrecompileContext {
  readonly flags: RuleFlags
  readonly precompiles: Precompiles
  readonly origin: Bytes
  readonly transactionIndex: number
  readonly transient: TransientStorage
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
