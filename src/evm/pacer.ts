import { setImmediate } from 'node:timers/promises'
import type { StopSign } from './execution.ts'

/** Keeps a long run from blocking the process, and ends it when it is no longer wanted. */
export class Pacer {
  private readonly breathMs: number
  private readonly signal: StopSign | undefined
  private resumedAtMs = performance.now()

  constructor(breathMs: number, signal?: StopSign) {
    this.breathMs = breathMs
    this.signal = signal
  }

  /** Gives other work its turn when the last one is `breathMs` ago; throws the signal's reason once it is aborted. */
  pause(): Promise<void> | undefined {
    throwIfAborted(this.signal)
    return performance.now() - this.resumedAtMs < this.breathMs ? undefined : this.breathe()
  }

  private async breathe(): Promise<void> {
    await setImmediate()
    this.resumedAtMs = performance.now()
    throwIfAborted(this.signal)
  }
}

function throwIfAborted(signal: StopSign | undefined): void {
  if (signal?.aborted !== true) return
  // The interpreter takes only objects for errors, and a reason may be anything.
  throw signal.reason instanceof Error ? signal.reason : new Error('execution was aborted')
}
