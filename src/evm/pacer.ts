import { setImmediate } from 'node:timers/promises'
import type { AbortSignalLike } from './execution.ts'

/** Keeps a long run from blocking the process, and ends it when it is no longer wanted. */
export class Pacer {
  private readonly yieldAfterMs: number
  private readonly signal: AbortSignalLike | undefined
  private resumedAtMs = performance.now()

  constructor(yieldAfterMs: number, signal?: AbortSignalLike) {
    this.yieldAfterMs = yieldAfterMs
    this.signal = signal
  }

  /**
   * Yields to the event loop, and to other runs, when `yieldAfterMs` have passed since the last time; throws the signal's reason once it is
   * aborted.
   */
  pause(): Promise<void> | undefined {
    throwIfAborted(this.signal)
    return performance.now() - this.resumedAtMs < this.yieldAfterMs ? undefined : this.yieldNow()
  }

  private async yieldNow(): Promise<void> {
    await (this.signal?.nextSlice?.() ?? setImmediate())
    this.resumedAtMs = performance.now()
    throwIfAborted(this.signal)
  }
}

function throwIfAborted(signal: AbortSignalLike | undefined): void {
  if (signal?.aborted !== true) return
  // The interpreter takes only objects for errors, and a reason may be anything.
  throw signal.reason instanceof Error ? signal.reason : new Error('execution was aborted')
}
