import type { Bytes } from '../base/bytes.ts'
import type { ClientPath } from './fairQueue.ts'

/**
 * The call that work belongs to. Implementations may create the signal on first use, because most calls end without it.
 */
export interface Abortable {
  readonly signal: AbortSignal
  /** Client that waiting work is queued for. Absent: the node itself. */
  readonly clientPath?: ClientPath
  /** Receives what the call reports besides its result, if present. */
  readonly listener?: Listener
}

/** Receives what a call reports besides its result. */
export interface Listener {
  /** Called for each call that simulated code makes to Solidity's console. */
  onConsole(call: Bytes): void
  /** Called with a sentence about a difference from Ethereum that no error explains. */
  onHint(hint: string): void
}

/** The part of an `AbortSignal` that the EVM reads, with hooks of the scheduler that runs it. */
export interface AbortSignalLike extends Pick<AbortSignal, 'aborted' | 'reason'> {
  /** Resolves when a run that has yielded may continue. Absent: in the next iteration of the event loop. */
  nextSlice?(): Promise<void>
  /** Called with the change in bytes of the memory that the run's frames hold. May throw to end the run. */
  hold?(bytes: number): void
}
