import type { Bytes } from './bytes.ts'

/** Work that somebody may abort. Where signals are made on first use, since most work ends before one could matter. */
export interface Abortable {
  readonly signal: AbortSignal
  /** Hears what the code that is simulated says to Solidity's console. Absent: nobody listens, and it costs nothing. */
  readonly onConsole?: (call: Bytes) => void
}
