import type { NetworkName } from '../chainspec/network.ts'

/** Hears how each call ended. */
export interface CallMeter {
  /**
   * `method` may be any text, and is undefined for what named none; `code` is that of the error that was answered. The time
   * is that until the answer was there, not until its reader had it.
   */
  record(network: NetworkName, method: string | undefined, code: number | undefined, elapsedMs: number): void
}
