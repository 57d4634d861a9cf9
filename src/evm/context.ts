import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import type { AbortSignalLike, Listener } from '../concurrency/abortable.ts'
import { catchMaybePromise, type MaybePromise, mapMaybePromise } from '../concurrency/maybePromise.ts'
import { createJournal, type Journal } from '../state/journal.ts'
import type { Frame, FrameEnd, Substate } from './frame.ts'
import type { Observer } from './observer.ts'
import type { PrecompileContext } from './precompiles/precompile.ts'
import type { Precompiles } from './precompiles/precompiles.ts'
import type { RuleFlags } from './ruleFlags.ts'

/** The run of a message: the parts that all its frames share, and the innermost frame. */
export interface Context extends PrecompileContext {
  readonly flags: RuleFlags
  readonly precompiles: Precompiles
  readonly origin: Bytes
  readonly transactionIndex: number
  readonly transient: TransientStorage
  /** The signal that ends the run, which also receives the memory that it takes. */
  readonly signal: AbortSignalLike | undefined
  readonly observer: Observer | undefined
  readonly console: Pick<Listener, 'onConsole'> | undefined
  frame: Frame
  substate: Substate
  /** Number of creations by code that the innermost frame is within. */
  creations: number
  /** Number of internal transactions of the innermost frame, including those of its calls. */
  internals: number
  /** Runs a frame's code. The state keeps what it wrote, however it ends: checkpoints are the caller's. */
  runFrame(frame: Frame): MaybePromise<FrameEnd>
}

/** Opens a checkpoint of the state and the transient storage. */
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

/** Runs `work` between a checkpoint and its end. Its writes are undone if `isKept` rejects the result or `work` throws. */
export function undoUnless<T>(
  context: Context,
  work: () => MaybePromise<T>,
  isKept: (end: T) => boolean,
): MaybePromise<T> {
  checkpoint(context)
  const { logs } = context.substate
  const logCount = logs.length
  const undo = () => {
    revert(context)
    // Logs of opcodes belong to frames, which drop them. The log of a transfer belongs to the frame that made it.
    if (context.block.logsTransfers === true) logs.length = logCount
  }
  const working = catchMaybePromise(work, (thrown) => {
    undo()
    throw thrown
  })
  return mapMaybePromise(working, (end) => {
    if (isKept(end)) commit(context)
    else undo()
    return end
  })
}

/** Storage slots that last for one transaction (RSKIP-446). Writes of a failed frame are undone. */
export interface TransientStorage extends Omit<Journal, 'record'> {
  get(address: Bytes, slot: bigint): bigint
  set(address: Bytes, slot: bigint, value: bigint): void
}

export function createTransientStorage(): TransientStorage {
  const cells = new Map<string, bigint>()
  const { record, checkpoint, commit, revert } = createJournal()
  // Hexadecimal is much faster than decimal for full words.
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
