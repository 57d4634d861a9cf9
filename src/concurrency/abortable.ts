import type { Bytes } from '../base/bytes.ts'
import type { Party } from './fairQueue.ts'

/** Work that somebody may abort. Where signals are made on first use, since most work ends before one could matter. */
export interface Abortable {
  readonly signal: AbortSignal
  /** For whom: what has to wait is shared between parties. Absent: for the node itself. */
  readonly party?: Party
  /** Absent: nobody listens, and it costs nothing. */
  readonly listener?: Listener
}

/** Hears what work does beside its answer. */
export interface Listener {
  /** Called for each thing that simulated code says to Solidity's console. */
  onConsole(call: Bytes): void
  /** Called with a sentence for who comes from Ethereum and would expect something else, where no error says it. */
  onHint(hint: string): void
}
