import type { NetworkName } from '../chainspec/network.ts'

/** Records the outcome of each call. */
export interface CallMeter {
  /**
   * Called when a call ends. `method` may be any text, and is undefined if the request named none. `code` is that of the error,
   * if the response is one. The time in ms ends when the response is complete, before it is sent.
   */
  record(network: NetworkName, method: string | undefined, code: number | undefined, elapsedMs: number): void
}
